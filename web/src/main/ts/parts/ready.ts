/** The sign that this device has everything it needs to play without a network. */
import { html, nothing } from 'lit';
import { offline } from '../core/offline.ts';
import { define, Part } from '../core/part.ts';
import { say } from '../core/words.ts';
import { icon } from './icons.ts';

class Ready extends Part {
  override connectedCallback(): void {
    super.connectedCallback();
    this.follow(offline);
    if (offline.ready === undefined) void offline.look();
  }

  override render() {
    return offline.ready ? html`<span class="tag tag--ready">${icon('check')}${say('web.device.ready')}</span>` : nothing;
  }
}

define('k-ready', Ready);
