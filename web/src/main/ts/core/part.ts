/** The base of every element: Lit in the light DOM, so that the shared style sheets apply. */
import { LitElement } from 'lit';

export class Part extends LitElement {
  private readonly endings: (() => void)[] = [];

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** Renders again whenever the target says it changed, until the element is removed. */
  protected follow(target: EventTarget, event = 'change', then: (event: Event) => void = () => this.requestUpdate()): void {
    target.addEventListener(event, then);
    this.endings.push(() => target.removeEventListener(event, then));
  }

  /** Does something repeatedly until the element is removed. */
  protected every(milliseconds: number, action: () => void): void {
    const timer = setInterval(action, milliseconds);
    this.endings.push(() => clearInterval(timer));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.endings.splice(0).forEach((end) => end());
  }
}

/** Defines an element once, even if its module is loaded twice. */
export function define(tag: string, type: CustomElementConstructor): void {
  if (!customElements.get(tag)) customElements.define(tag, type);
}
