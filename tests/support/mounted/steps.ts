import { limit } from '#scripts/testing/slowness.ts';
import { expect } from 'vitest';
import { configure, fireEvent, waitFor, within } from '@testing-library/react';

// The app renders by itself, as in a browser; nothing is flushed for it.
configure({
  asyncUtilTimeout: limit(30_000),
  getElementError: (message) => new Error(`${message ?? ''}\n${document.body.textContent}`),
  eventWrapper: (work) => work(),
  asyncWrapper: (work) => work(),
  unstable_advanceTimersWrapper: (work) => work(),
});

/** Steps in the mounted app, by the roles and names that are spoken. */

export type Name = string | RegExp;
type Scope = HTMLElement;

const hidden = '[aria-hidden="true"], [hidden], [inert]';

/** What has this role and name and is not hidden from assistive technology. */
export function all<Found extends HTMLElement = HTMLElement>(
  role: string,
  name?: Name,
  scope: Scope = document.body,
): Found[] {
  // Asking each element whether it can be reached takes most of the time; this is enough here.
  return within(scope)
    .queryAllByRole<Found>(role, { hidden: true, ...(name === undefined ? {} : { name }) })
    .filter((found) => found.closest(hidden) === null);
}

/** The only one of this role and name, once it is there. */
export function one<Found extends HTMLElement = HTMLElement>(
  role: string,
  name?: Name,
  scope?: Scope,
): Promise<Found> {
  return waitFor(() => {
    const [found, ...more] = all<Found>(role, name, scope);
    if (found !== undefined && more.length === 0) return found;
    const text = (scope ?? document.body).textContent;
    throw new Error(`${found ? more.length + 1 : 'no'} ${role} “${String(name)}” in:\n${text}`);
  });
}

/** Waits until the check does not throw, and returns its result. */
export const until = <Result>(check: () => Result): Promise<Result> => waitFor(check);

/** The button of this name. Waits for it. */
export const button = (name: Name, scope?: Scope) => one('button', name, scope);

/** The text field of this name. Waits for it. */
export const field = (name: Name, scope?: Scope) => one<HTMLInputElement>('textbox', name, scope);

/** As a pointer does it: the focus goes along. */
export function pressOn(element: HTMLElement): void {
  element.focus();
  fireEvent.click(element);
}

/** Presses the button of this name. */
export async function press(name: Name, scope?: Scope): Promise<void> {
  pressOn(await button(name, scope));
}

/** Puts a text in place of what a field holds. */
export async function fill(name: Name, text: string, scope?: Scope): Promise<void> {
  const input = await field(name, scope);
  input.focus();
  fireEvent.change(input, { target: { value: text } });
}

/** The field of a password, which has no role. Waits for it. */
export const password = (name: RegExp, scope: Scope = document.body) =>
  waitFor(() => within(scope).getByLabelText(name, { selector: 'input' }));

/** Puts a text into a field of a password. */
export async function fillPassword(name: RegExp, text: string, scope?: Scope): Promise<void> {
  const input = await password(name, scope);
  input.focus();
  fireEvent.change(input, { target: { value: text } });
}

/** Sends the form of a field, as Enter in it does. */
export async function enter(name: Name): Promise<void> {
  const { form } = await field(name);
  if (form === null) throw new Error(`The field “${String(name)}” is in no form.`);
  const submit = form.querySelector('button[type="submit"]');
  // A browser sends nothing while the button that sends is disabled.
  if (!(submit instanceof HTMLButtonElement) || !submit.disabled) form.requestSubmit();
}

/** A radio button or a checkbox. */
export async function tick(name: Name, scope?: Scope): Promise<void> {
  const choice = await until(() => {
    const found = [...all('radio', name, scope), ...all('checkbox', name, scope)][0];
    if (found === undefined) throw new Error(`There is no choice “${String(name)}”.`);
    return found;
  });
  pressOn(choice);
}

/** Chooses from a list by its button. */
export async function choose(name: RegExp, option: string): Promise<void> {
  await press(name);
  pressOn(await one('option', option));
}

/** Types a date as year, month, day (YYYYMMDD). */
export async function fillDate(name: RegExp, digits: string): Promise<void> {
  all('spinbutton', undefined, await one('group', name))[0]?.focus();
  for (const data of digits) {
    const typed = { data, inputType: 'insertText', bubbles: true, cancelable: true };
    const part = document.activeElement;
    if (part !== null) fireEvent(part, new InputEvent('beforeinput', typed));
    // The next digit comes once this one is shown, as from a keyboard.
    await new Promise(setImmediate);
  }
}

/** Follows a link of the main menu. */
export async function goTo(name: string): Promise<void> {
  pressOn(await one('link', name, await one('navigation', 'Main menu')));
}

/** Opens a tab of the page. */
export async function openTab(name: string): Promise<void> {
  pressOn(await one('tab', name));
}

/** Waits until the page is at this path. */
export const at = (path: string) => until(() => expect(location.pathname).toBe(path));
