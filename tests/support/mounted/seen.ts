import { expect } from 'vitest';
import { all, type Name, one, press, until } from './steps.ts';

/** What a person notices in the mounted app. */

/** The text of the page without the live regions, which hold some of it a second time. */
function text(scope: HTMLElement = document.body): string {
  const live = [...scope.querySelectorAll('[data-live-announcer]')].map(
    (region) => region.textContent,
  );
  return live.reduce((rest, words) => rest.replace(words, ''), scope.textContent);
}

/** Waits until the page shows these words. */
export async function expectSeen(words: string): Promise<void> {
  await until(() => expect(text()).toContain(words));
}

/** Waits until the page does not show the words. */
export async function expectGone(words: string): Promise<void> {
  await until(() => expect(text()).not.toContain(words));
}

/** The message dialogs of section 8. */
export const message = (title: 'Success' | 'Error') => one('dialog', title);

/** After the limit of a call the way out is called Cancel. */
async function close(dialog: HTMLElement): Promise<void> {
  await press(/^(OK|Cancel)$/, dialog);
  await until(() => expect(dialog.isConnected).toBe(false));
}

/** The message of a success says this. It stops nobody, so it need not be closed. */
export async function expectSuccess(words: string): Promise<void> {
  await until(() =>
    expect(all('dialog', 'Success').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(words),
    ]),
  );
}

/** Closes the message of a success by its button, so that a later one is surely another. */
export async function closeSuccess(): Promise<void> {
  await close(await message('Success'));
}

/** The message says this, and OK closes it. */
export async function acknowledge(title: 'Success' | 'Error', words: string): Promise<void> {
  const dialog = await message(title);
  expect(dialog.textContent).toContain(words);
  await close(dialog);
}

/** What is missing or wrong, as the links of the "Error" dialog say it. */
export async function refusals(sentence: string): Promise<string[]> {
  const dialog = await message('Error');
  expect(dialog.textContent).toContain(sentence);
  const links = all('link', undefined, dialog).map((link) => link.textContent);
  await close(dialog);
  return links;
}

/** Waits until a list has these saved entries: their whole text, or what is in it. */
export async function expectEntries(list: string, wanted: (string | RegExp)[]): Promise<void> {
  await until(() => {
    const [found] = all('list', list);
    const texts = found ? all('listitem', undefined, found).map((entry) => entry.textContent) : [];
    expect(texts).toEqual(
      wanted.map((part) =>
        typeof part === 'string' ? expect.stringContaining(part) : expect.stringMatching(part),
      ),
    );
  });
}

/** The texts that describe an element, as they are read after its name. */
export function description(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

/** The field is marked as wrong and says so, among what else it is described by. */
export async function expectProblem(control: HTMLElement, words: string): Promise<void> {
  await until(() => expect(control.getAttribute('aria-invalid')).toBe('true'));
  expect(description(control)).toContain(words);
}

/** Waits until an element of this role and name has the focus. */
export async function expectFocus(role: string, name: Name): Promise<void> {
  await until(() => {
    if (all(role, name).some((found) => found === document.activeElement)) return;
    const at = document.activeElement?.outerHTML.slice(0, 300);
    throw new Error(`The focus is not on ${role} “${String(name)}” but on ${at}`);
  });
}
