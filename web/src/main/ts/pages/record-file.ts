/** A record from a file: opened, dropped or pasted, to prove its dice without any server. */
import { html, nothing } from 'lit';
import { give } from '../core/given.ts';
import { define, Part } from '../core/part.ts';
import { isLater, parseRecord, type GameRecord } from '../core/proof.ts';
import { go } from '../core/router.ts';
import { isSite } from '../core/site.ts';
import { attempt, toast } from '../core/toasts.ts';
import { has, say } from '../core/words.ts';
import { icon } from '../parts/icons.ts';
import './proof.ts';

const MOST = 32 * 1024 * 1024;

class RecordFile extends Part {
  private record?: GameRecord;
  private text = '';
  /** Why there is no record to prove. */
  private failed?: 'wrong' | 'later';
  private over = false;

  private read(text: string): void {
    this.record = parseRecord(text);
    this.text = text;
    this.failed = this.record ? undefined : isLater(text) ? 'later' : 'wrong';
    this.requestUpdate();
  }

  private async take(files: FileList | null | undefined): Promise<void> {
    const file = files?.[0];
    if (!file) return;
    this.read(file.size > MOST ? '' : await file.text());
  }

  private hover(event: DragEvent, over: boolean): void {
    event.preventDefault();
    this.over = over;
    this.requestUpdate();
  }

  private drop(event: DragEvent): void {
    this.hover(event, false);
    void this.take(event.dataTransfer?.files);
  }

  private paste(event: Event): void {
    const text = (event.target as HTMLTextAreaElement).value.trim();
    if (text) this.read(text);
  }

  /** Adds a game of a device to mine; the server decides whether it is one. */
  private async give(): Promise<void> {
    const info = await attempt(() => give(JSON.parse(this.text)));
    if (!info) return;
    toast(say('web.give.done'));
    go(`/review/${info.id}`);
  }

  override render() {
    const { record } = this;
    return html`<section class="panel dropzone ${this.over ? 'is-over' : ''}" @dragover=${(event: DragEvent) => this.hover(event, true)} @dragleave=${(event: DragEvent) => this.hover(event, false)} @drop=${this.drop}>
        <p>${say('web.proof.file.text')}</p>
        <label class="btn btn--act">${icon('share')}${say('web.proof.file.choose')}<input class="vh" type="file" accept=".json,application/json" @change=${(event: Event) => this.take((event.target as HTMLInputElement).files)}></label>
        <label class="field"><span>${say('web.proof.file.paste')}</span><textarea rows="3" spellcheck="false" @input=${this.paste}></textarea></label>
      </section>
      ${this.failed ? html`<p class="proof ${this.failed === 'wrong' ? 'is-bad' : ''}" role="alert">${say(this.failed === 'wrong' ? 'web.proof.file.wrong' : 'web.proof.unknown.text')}</p>` : nothing}
      ${record
        ? html`<section class="panel" aria-labelledby="proof-file"><h2 id="proof-file">${has(`${record.game}.name`) ? say(`${record.game}.name`) : record.game}</h2>
            <p class="note">${record.seats.map((seat) => seat.name).join(', ')} · ${say('web.proof.events', { events: record.events.length })}</p><k-proof class="proof-part" .record=${record}></k-proof>
            ${isSite ? nothing : html`<div class="give"><p class="note">${say('web.give.file.text')}</p><button class="btn btn--q" @click=${this.give}>${icon('share')}${say('web.give.file')}</button></div>`}</section>`
        : nothing}`;
  }
}

define('k-record-file', RecordFile);
