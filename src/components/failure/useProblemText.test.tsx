import { render } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { loadLanguage, setUpText, showLanguage } from '#src/i18n/setup.ts';
import { inOwnWords } from '#src/api/client/problem.ts';
import { useServersWords } from './useServersWords.ts';
import { useProblemText } from './useProblemText.ts';

beforeAll(() => setUpText());
afterEach(() => showLanguage('en'));

async function inSpanish(): Promise<void> {
  await loadLanguage('es');
  await showLanguage('es');
}

function Said(problem: { code: string; detail: string | null }) {
  return <p>{useProblemText()(problem)}</p>;
}

const said = (code: string, detail: string | null) =>
  render(<Said code={code} detail={detail} />).container.textContent;

test("shows the server's sentence when nothing is known of its code", () => {
  expect(said('code_of_a_newer_server', 'This list is full.')).toBe('This list is full.');
});

test('shows a general sentence when there is neither a known code nor a sentence', () => {
  expect(said('code_of_a_newer_server', null)).toContain('Something went wrong.');
});

test('shows our own sentence when the code is known, whatever the server says', () => {
  expect(said('internal', 'x')).toContain('Something went wrong on our side.');
});

test('says what a code means in the language of the page', async () => {
  await inSpanish();
  expect(said('no_record', 'This record is not there any more. Load the page again.')).toBe(
    'Esto ya no está aquí. Cargue la página de nuevo.',
  );
});

test("says that the server's sentence is English when nothing is known of its code", async () => {
  await inSpanish();
  expect(said('code_of_a_newer_server', 'This list is full.')).toBe(
    'El servidor dice en inglés: “This list is full.”',
  );
});

test('shows our own words as they are in every language', async () => {
  await inSpanish();
  const { code, detail } = inOwnWords('Primero escriba su correo electrónico');
  expect(said(code, detail)).toBe('Primero escriba su correo electrónico');
});

function AtField() {
  return <p>{useServersWords()({ code: 'year', detail: 'Enter a year.' }, 'Our own words')}</p>;
}

test("takes our own words of a field before the server's when the page is not English", async () => {
  const text = () => render(<AtField />).container.textContent;
  expect(text()).toBe('Enter a year.');
  await inSpanish();
  expect(text()).toBe('Our own words');
});
