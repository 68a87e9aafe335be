import { render } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Recommendation } from '#src/api/queries/recommendations.ts';
import { CardReasons } from '#src/components/job/CardReasons.tsx';
import { loadLanguage, setUpText, showLanguage } from '#src/i18n/setup.ts';

type Reason = Recommendation['reasons'][number];

beforeAll(async () => {
  await setUpText();
  await i18next.loadNamespaces('jobs');
});
afterEach(() => showLanguage('en'));

const gap = (code: string, values: Reason['values']): Reason => ({
  code,
  effect: 'gap',
  weight: 1,
  values,
});

/** A card with one reason, in this language. */
async function card(language: string, reason: Reason) {
  await loadLanguage(language);
  await showLanguage(language);
  const most = { fits: 4, gaps: 4 };
  const { container } = render(
    <CardReasons label="x" reasons={[reason]} most={most} room="list" />,
  );
  return {
    text: container.textContent,
    english: [...container.querySelectorAll('[lang="en"]')].map((part) => part.textContent),
  };
}

test('marks the names of skills, licenses and languages that a posting asks for as English', async () => {
  const skills = gap('skills', { missing: ['Sourdough', 'Order entry'] });
  const spanish = await card('es', skills);
  expect(spanish.english).toEqual(['Sourdough', 'Order entry']);
  expect(spanish.text).toContain('Sourdough y Order entry');
  expect((await card('ar', skills)).english).toEqual(['Sourdough', 'Order entry']);
  const license = gap('licence', { asked: 'Food safety card' });
  expect((await card('es', license)).english).toEqual(['Food safety card']);
});

test('marks nothing in a reason of the page alone, or on an English page', async () => {
  const remote = gap('remote', { job: 'remote', wanted: 'hybrid' });
  expect((await card('es', remote)).english).toEqual([]);
  const skills = gap('skills', { missing: ['Sourdough'] });
  expect((await card('en', skills)).english).toEqual([]);
});
