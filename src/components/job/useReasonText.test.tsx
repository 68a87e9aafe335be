import { render } from '@testing-library/react';
import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import type { Recommendation } from '#src/api/queries/recommendations.ts';
import { useReasonText } from '#src/components/job/useReasonText.ts';
import own from '#src/i18n/en/jobs.json';
import theirs from '#src/i18n/en/theirReasons.json';
import visitors from '#src/i18n/en/visitorReasons.json';
import { setUpText } from '#src/i18n/setup.ts';

type Reason = Recommendation['reasons'][number];

beforeAll(async () => {
  await setUpText();
  await i18next.loadNamespaces('jobs');
});

function Said({ reason }: { reason: Reason }) {
  return <p>{useReasonText()(reason)}</p>;
}

test.each([
  ['same_occupation', 'same', 'Same work as your job: Pastry Baker'],
  ['related_occupation', 'close', 'Close to your job: Pastry Baker'],
  ['related_occupation', 'field', 'Same field as your job: Pastry Baker'],
])('names the own title in place of an occupation for %s, %s', (code, kinship, said) => {
  const values = { occupation: 'Bakers, All Other', title: 'Pastry Baker', kinship };
  const reason = { code, effect: 'positive', weight: 1, values } as Reason;
  expect(render(<Said reason={reason} />).container.textContent).toBe(said);
});

test('has each text for the candidate also for who reads it about them, with nobody called "you"', () => {
  expect(Object.keys(theirs.why)).toEqual(Object.keys(own.why));
  expect(Object.keys(visitors.why)).toEqual(Object.keys(own.why));
  expect(Object.values(theirs.why).filter((text) => /\byou/i.test(text))).toEqual([]);
});

test('says nothing of a profile or a last job to a visitor, who has none here', () => {
  expect(JSON.stringify(visitors.why)).not.toMatch(/profile/i);
});
