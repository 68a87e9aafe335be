import { afterEach, expect, test, vi } from 'vitest';
import { languages } from '#domain/languages.ts';
import { keepDisplay, keptDisplay } from '#src/ui/uiProvider/displayProfile.ts';
import { sayNotStarted, wordsNotStarted } from './notStarted.ts';

function openedPage(): void {
  document.title = 'Our Ability';
  const [root, name] = [document.createElement('div'), document.createElement('p')];
  root.id = 'root';
  name.textContent = 'Our Ability';
  root.append(name);
  document.body.append(root);
}

afterEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
  Object.assign(document.documentElement, { lang: 'en', dir: 'ltr' });
});

test('says under the name that the page did not load, and moves the focus there', () => {
  openedPage();
  sayNotStarted(() => undefined);
  expect(document.getElementById('root')?.textContent).toMatch(
    /^Our AbilityThis page did not load/,
  );
  expect(document.activeElement?.tagName).toBe('H1');
  expect(document.title).toBe('This page did not load – Our Ability');
});

test('asks for the page again when Try again is pressed, and not before', () => {
  openedPage();
  const reload = vi.fn<() => void>();
  sayNotStarted(reload);
  expect(reload).not.toHaveBeenCalled();
  document.querySelector('button')?.click();
  expect(reload).toHaveBeenCalledOnce();
});

test('stays English when the language that was chosen here is not offered', () => {
  openedPage();
  keepDisplay({ ...keptDisplay(), choices: { ...keptDisplay().choices, Language: 'ar' } });
  sayNotStarted(() => undefined);
  expect(document.documentElement.lang).toBe('en');
  expect(document.querySelector('h1')?.textContent).toBe('This page did not load');
});

test('has its words in every language', () => {
  expect(Object.keys(wordsNotStarted).toSorted()).toEqual(languages.map(({ id }) => id).toSorted());
});
