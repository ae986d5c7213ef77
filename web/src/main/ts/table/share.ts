/** Sharing how a game went: a link to its review, a text, or a small picture drawn here. */
import '../kit.ts';
import { html } from 'lit';
import { ask } from '../core/dialogs.ts';
import { copyText } from '../core/copy.ts';
import { isHere } from '../core/site.ts';
import { attempt, toast } from '../core/toasts.ts';
import type { Info, Over } from '../core/types.ts';
import { number, say } from '../core/words.ts';
import { outcomeOf, standing } from './ending.ts';
import { openReviewLinks } from './review-links.ts';

const WIDTH = 720;
const ROW = 64;
const HEAD = 170;

export interface ShareResult {
  info: Info;
  over: Over;
  /** How it went, for whoever shares it. */
  title: string;
}

const nameOf = ({ info }: ShareResult, seat: number): string => info.seats[seat]?.name ?? '';

/** The result in a few lines of text. */
export function resultText(outcome: ShareResult): string {
  const { info, over } = outcome;
  const rows = standing(over).map((seat) => `${info.seats.length === 1 ? '' : `${over.ranks[seat]}. `}${nameOf(outcome, seat)}: ${number(over.scores[seat]!)}`);
  return [`${say(`${info.game}.name`)} · ${outcomeOf(info, over)}`, ...rows].join('\n');
}

/** The same as a picture, in the colours of the table. */
async function picture(outcome: ShareResult): Promise<Blob> {
  const { info, over, title } = outcome;
  const order = standing(over);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEAD + order.length * ROW + 40;
  const pen = canvas.getContext('2d')!;
  const text = (words: string, x: number, y: number, font: string, colour: string, align: CanvasTextAlign = 'left', most = WIDTH - 80) => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.textAlign = align;
    pen.fillText(words, x, y, most);
  };
  pen.fillStyle = '#28544a';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  text(say(`${info.game}.name`), 40, 60, '600 26px system-ui, sans-serif', '#b4d5c9');
  text(title, 40, 120, '700 46px Georgia, serif', '#fbf5e9');
  order.forEach((seat, i) => {
    const top = HEAD + i * ROW;
    pen.fillStyle = over.ranks[seat] === 1 ? '#fdeec8' : '#f2eadc';
    pen.beginPath();
    pen.roundRect(40, top, WIDTH - 80, ROW - 10, 14);
    pen.fill();
    text(`${over.ranks[seat]}.`, 64, top + 36, '700 26px system-ui, sans-serif', '#5f5143');
    text(nameOf(outcome, seat), 112, top + 36, '600 26px system-ui, sans-serif', '#2a2019', 'left', 400);
    text(number(over.scores[seat]!), WIDTH - 64, top + 36, '700 28px system-ui, sans-serif', '#2a2019', 'right', 140);
  });
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'));
}

async function givePicture(outcome: ShareResult): Promise<void> {
  const file = new File([await picture(outcome)], `kniffel-${outcome.info.id}.png`, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined);
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}

async function giveText(text: string): Promise<void> {
  if (navigator.share) await navigator.share({ text }).catch(() => undefined);
  else if (await attempt(() => copyText(text))) toast(say('web.share.copied'));
}

/** Asks what to share, and shares it. */
export async function shareResult(outcome: ShareResult): Promise<void> {
  const text = resultText(outcome);
  const { info } = outcome;
  const link = info.seated && !isHere(info.id);
  const chosen = await ask({
    title: say('web.share.title'),
    body: html`<p class="shared-text">${text}</p>`,
    answers: [
      { text: say('web.close'), value: '' },
      { text: say('web.share.picture'), value: 'picture' },
      { text: say('web.share.text'), value: 'text', main: !link },
      ...(link ? [{ text: say('web.links.open'), value: 'link', main: true }] : []),
    ],
  });
  if (chosen === 'text') await giveText(text);
  if (chosen === 'picture') await attempt(() => givePicture(outcome));
  if (chosen === 'link') await openReviewLinks(info.id);
}
