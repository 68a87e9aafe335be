import { render } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Job, PlainPosting } from '#src/api/queries/jobs.ts';
import { InShort } from '#src/components/job/InShort.tsx';
import { loadLanguage, setUpText, showLanguage } from '#src/i18n/setup.ts';

beforeAll(async () => {
  await setUpText();
  await i18next.loadNamespaces(['jobs', 'jobAccess', 'plainView']);
});
afterEach(() => showLanguage('en'));

const job = {
  company: 'Ash Records',
  location: 'Troy, NY',
  employmentTypes: ['part-time'],
  accommodations: [],
  closesOn: '2099-05-10',
} as unknown as Job;

const inShort: PlainPosting['inShort'] = {
  whatYouDo: ['Scan records'],
  moreDuties: 2,
  whatYouNeed: [],
  niceToHave: [],
  when: ['Hours: 30 a week'],
  howToApply: ['To apply, send a resume.'],
};

test('marks each line of the posting as English, also beside a line of the page', async () => {
  await loadLanguage('es');
  await showLanguage('es');
  const { container } = render(<InShort job={job} plain={{ inShort } as PlainPosting} />);
  const marked = [...container.querySelectorAll('[lang="en"]')].map((line) => line.textContent);
  expect(marked).toEqual(['Scan records', 'Hours: 30 a week', 'To apply, send a resume.']);
  // "Part time" is in the words of the page.
  expect(container.textContent).toContain('Medio tiempo');
});
