/** The part of Markdown that our own texts use, as templates: headings, paragraphs, lists, tables, emphasis. */
import { html, nothing, type TemplateResult } from 'lit';

export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; ordered: boolean; items: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] };

const cells = (line: string) => line.split('|').slice(1, -1).map((cell) => cell.trim());

/** The blocks of a text, line by line; a line that continues one belongs to it. */
export function blocks(markdown: string): Block[] {
  const found: Block[] = [];
  let open: Block | undefined;
  for (const line of markdown.split('\n')) {
    const heading = /^(#+) (.*)/.exec(line);
    const item = /^(-|\d+\.) (.*)/.exec(line);
    if (!line.trim()) {
      open = undefined;
    } else if (heading) {
      found.push({ kind: 'heading', level: heading[1]!.length, text: heading[2]! });
      open = undefined;
    } else if (line.startsWith('|')) {
      if (open?.kind !== 'table') found.push((open = { kind: 'table', head: cells(line), rows: [] }));
      else if (!/^[|\s:-]+$/.test(line)) open.rows.push(cells(line));
    } else if (item) {
      if (open?.kind !== 'list') found.push((open = { kind: 'list', ordered: item[1] !== '-', items: [] }));
      open.items.push(item[2]!);
    } else if (open?.kind === 'list') {
      open.items.push(`${open.items.pop()} ${line.trim()}`);
    } else if (open?.kind === 'text') {
      open.text += ` ${line.trim()}`;
    } else {
      found.push((open = { kind: 'text', text: line.trim() }));
    }
  }
  return found;
}

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\(.+?\)/g;

/** A text with its emphasis; of links only the words are kept. */
export function inline(text: string): unknown[] {
  const parts: unknown[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    parts.push(text.slice(end, match.index));
    const [all, strong, soft, code, link] = match;
    parts.push(strong ? html`<strong>${inline(strong)}</strong>` : soft ? html`<em>${inline(soft)}</em>` : code ? html`<code>${code}</code>` : link);
    end = match.index + all.length;
  }
  return [...parts, text.slice(end)];
}

/** A drawing next to the first cell of a row, by the number of the table and of the row. */
export type Drawings = (table: number, row: number) => TemplateResult | undefined;

export function table(block: Block & { kind: 'table' }, drawing: (row: number) => TemplateResult | undefined) {
  return html`<div class="md-t" tabindex="0" role="group" aria-label=${block.head[0] ?? ''}><table>
    <thead><tr>${block.head.map((cell) => html`<th scope="col">${inline(cell)}</th>`)}</tr></thead>
    <tbody>${block.rows.map(
      (row, at) => html`<tr>${row.map((cell, i) => (i === 0 ? html`<th scope="row">${inline(cell)}${drawing(at) ?? nothing}</th>` : html`<td>${inline(cell)}</td>`))}</tr>`,
    )}</tbody></table></div>`;
}

/** A block that is neither a heading nor a table. */
export function paragraph(block: Block) {
  if (block.kind === 'text') return html`<p>${inline(block.text)}</p>`;
  if (block.kind !== 'list') return nothing;
  const items = block.items.map((item) => html`<li>${inline(item)}</li>`);
  return block.ordered ? html`<ol>${items}</ol>` : html`<ul>${items}</ul>`;
}
