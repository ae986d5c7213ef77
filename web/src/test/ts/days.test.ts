/// <reference lib="deno.ns" />
/** What was promised of a day counts as it was told first. */
import { notedDay, noteDay } from '../../main/ts/core/days.ts';
import * as assert from './assert.ts';
import { Storage } from './storage.ts';

Deno.test('another promise about the same day does not replace the first one', () => {
  new Storage().install();
  assert.equal(notedDay('2026-11-16'), undefined);
  noteDay({ day: '2026-11-16', commitment: 'first' });
  noteDay({ day: '2026-11-16', commitment: 'second' });
  noteDay({ day: '2026-11-17', commitment: 'third' });
  assert.equal(notedDay('2026-11-16'), 'first');
  assert.equal(notedDay('2026-11-17'), 'third');
});
