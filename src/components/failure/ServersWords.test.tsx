import { render } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { loadLanguage, setUpText, showLanguage } from '#src/i18n/setup.ts';

beforeAll(() => setUpText());
afterEach(() => showLanguage('en'));

const DETAIL = 'This list is full.';

function Notice({ code }: { code: string }) {
  return <FailureNotice text={`Not saved. ${useProblemText()({ code, detail: DETAIL })}`} />;
}

/** What the notice says, and which part of it is read in English. */
async function shown(language: string, code = 'code_of_a_newer_server') {
  await loadLanguage(language);
  await showLanguage(language);
  const { container } = render(<Notice code={code} />);
  const english = container.querySelector<HTMLElement>('[lang="en"]');
  return { text: container.textContent, english: english?.textContent, side: english?.dir };
}

test('marks what the server says in English, and nothing around it', async () => {
  const spanish = await shown('es');
  expect(spanish).toMatchObject({ english: DETAIL, side: 'ltr' });
  expect(spanish.text).toContain(`Not saved. El servidor dice en inglés: “${DETAIL}”`);
});

test('marks it in a page from right to left, where it stands apart from the sentence', async () => {
  expect(await shown('ar')).toMatchObject({ english: DETAIL, side: 'ltr' });
});

test('marks nothing where the page says it in its own words, or is English itself', async () => {
  expect((await shown('es', 'no_record')).english).toBeUndefined();
  const own = await shown('en');
  expect(own).toMatchObject({ english: undefined, text: expect.stringContaining(DETAIL) });
});
