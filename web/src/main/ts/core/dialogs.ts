/** Dialogs: the browser's own element, which keeps the focus inside and gives it back. */
import { html, render, type TemplateResult } from 'lit';
import { routes } from './router.ts';
import { say } from './words.ts';

export interface Dialog {
  title: string;
  body: TemplateResult | string;
  /** The answers, the main one last; without any there is a close button. */
  answers?: { text: string; value: string; main?: boolean }[];
  wide?: boolean;
}

/** Opens a dialog and waits for the answer; undefined if it was just closed. */
export function ask(dialog: Dialog): Promise<string | undefined> {
  const element = document.createElement('dialog');
  element.className = dialog.wide ? 'dialog is-wide' : 'dialog';
  element.setAttribute('aria-labelledby', 'dialog-title');
  const answers = dialog.answers ?? [{ text: say('web.close'), value: '', main: true }];
  // The Enter key in a field presses the first button that submits: that is the main answer and no other.
  const submits = (answer: { main?: boolean }) => answer.main || !answers.some((each) => each.main);
  render(
    html`<form method="dialog">
      <h2 id="dialog-title">${dialog.title}</h2>
      <div class="dialog-body">${dialog.body}</div>
      <div class="dialog-acts">
        ${answers.map(
          (answer) => html`<button class="btn ${answer.main ? 'btn--act' : 'btn--q'}" type=${submits(answer) ? 'submit' : 'button'} value=${answer.value}
            @click=${() => submits(answer) || element.close(answer.value)} ?autofocus=${answer.main ?? false}>${answer.text}</button>`,
        )}
      </div>
    </form>`,
    element,
  );
  // A tap outside closes it; Escape does so anyway.
  element.addEventListener('click', (event) => event.target === element && element.close());
  // Going to another page, even with the back button, leaves the question behind.
  const leave = () => element.close();
  routes.addEventListener('change', leave, { once: true });
  document.body.append(element);
  element.showModal();
  return new Promise((resolve) =>
    element.addEventListener('close', () => {
      routes.removeEventListener('change', leave);
      element.remove();
      resolve(element.returnValue || undefined);
    }),
  );
}

/** Asks whether to do something that cannot be undone. */
export async function confirm(title: string, body: string, yes: string): Promise<boolean> {
  const answers = [
    { text: say('web.back'), value: '' },
    { text: yes, value: 'yes', main: true },
  ];
  return (await ask({ title, body, answers })) === 'yes';
}
