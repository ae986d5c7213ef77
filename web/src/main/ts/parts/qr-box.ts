/** A QR code, black on white in both themes, with the quiet edge it needs. */
import { html } from 'lit';
import { qr } from './qr.ts';

export function qrBox(text: string, label: string) {
  const code = qr(text);
  const size = code.size + 8;
  return html`<div class="qrbox"><svg viewBox="-4 -4 ${size} ${size}" role="img" aria-label=${label}>
    <rect class="q0" x="-4" y="-4" width=${size} height=${size}/><path class="q1" d=${code.path} shape-rendering="crispEdges"/></svg></div>`;
}
