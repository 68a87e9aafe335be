import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { withoutCompany } from '#a11y/opening/employer.ts';
import { overtake, type PageInState } from '#a11y/states.ts';
import { EMPTY_POSTING, type PostingContent } from '#domain/postingContent.ts';
import { expect, type RunningApp } from '#tests/support/app.ts';
import { makeEmployer } from '#tests/support/employerApp.ts';
import { field, seen } from '#tests/support/journeys.ts';
import { openAs } from '#tests/support/people.ts';
import { button, callAs } from '#tests/support/sections.ts';

const whole: Partial<PostingContent> = {
  title: 'Mail room clerk',
  summary:
    'You keep the post of 300 people moving, in two buildings. You must be able to lift 50 lb ' +
    'and be able-bodied.',
  employmentTypes: ['full-time'],
  salaryMin: 18,
  salaryMax: 22,
  salaryUnit: 'hour',
  essentialDuties: [
    { text: 'Letters and parcels reach the right desk on the same day', reasons: ['reasonForJob'] },
    { text: 'Lift boxes onto the cart', reasons: [] },
  ],
  otherDuties: ['Water the plants'],
  skills: ['Sorting', 'English'],
  certificates: ['Must have a driver’s license'],
  city: 'Albany',
  stateShort: 'NY',
  remote: 'in-person',
  accommodations: ['step-free-entrance', 'quiet-room'],
  accommodationContact: { name: 'Jordan Ellis', email: 'jordan@example.com', phone: '' },
  applyEmail: 'jobs@example.com',
  plainText: 'You sort the mail.\n\nWhat you do\n- Bring letters to people\n- Do not be crazy',
};

async function openEditor(page: Page, app: RunningApp, content = whole): Promise<void> {
  const { person } = await makeEmployer(app);
  const id = randomUUID();
  const body = { sourceGUID: id, content: { ...EMPTY_POSTING, ...content } };
  await callAs(app, person, 'POST JobFeed', body, 'jobs');
  await openAs(page, person, `/employer/jobs/${id}/edit`);
  await expect(field(page, 'Title')).toHaveValue(String(content.title));
}

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/employer/jobs/:id/edit',
    state: 'phrases to look at, and questions about a license',
    open: async (page, app) => {
      await openEditor(page, app);
      await expect(page.getByRole('heading', { name: /“able-bodied”/ })).toBeVisible();
      await page.getByRole('radio', { name: 'No' }).first().check({ force: true });
      await page.getByRole('radio', { name: 'No' }).last().check({ force: true });
    },
  },
  {
    route: '/employer/jobs/:id/edit',
    state: 'a phrase was replaced and another is being kept',
    open: async (page, app) => {
      await openEditor(page, app);
      const card = page.getByRole('listitem').filter({ hasText: '“able-bodied”' });
      await card.getByRole('button').first().click();
      await expect(page.getByRole('button', { name: 'Undo: able-bodied' })).toBeVisible();
      await page
        .getByRole('button', { name: /^Keep it/ })
        .first()
        .click();
      await expect(page.getByRole('textbox', { name: /^Why do you keep/ })).toBeVisible();
    },
  },
  {
    route: '/employer/jobs/:id/edit',
    state: 'publishing asks about words that keep people out',
    open: async (page, app) => {
      await openEditor(page, app);
      await expect(page.getByRole('heading', { name: /“able-bodied”/ })).toBeVisible();
      await button(page, 'Publish').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    route: '/employer/jobs/:id/edit',
    state: 'changed somewhere else',
    open: async (page, app) => {
      await openEditor(page, app);
      await overtake(page, '**/JobFeed/*', 'Mail clerk, mornings', 'Mail clerk, evenings');
      await field(page, 'Title').fill('Mail clerk, mornings');
      await button(page, 'Save draft').click();
      await expect(seen(page, 'This was changed somewhere else').first()).toBeVisible();
    },
  },
  {
    route: '/employer/jobs/:id/edit',
    state: 'the preview',
    open: async (page, app) => {
      await openEditor(page, app);
      await button(page, 'Preview').click();
      await expect(page.getByRole('heading', { level: 1, name: /^Preview/ })).toBeFocused();
    },
  },
  {
    route: '/employer/jobs/:id/edit',
    state: 'the language check does not answer',
    open: async (page, app) => {
      await page.route('**/JobFeed/CheckLanguage', (route) => route.abort());
      await openEditor(page, app);
      await expect(seen(page, /^The language check does not answer/)).toBeVisible();
    },
  },
  {
    route: '/employer/jobs/:id/edit',
    state: 'a job of another company',
    open: async (page, app) => {
      await openAs(
        page,
        (await makeEmployer(app)).person,
        '/employer/jobs/3f2a1c9e-0000-4000-8000-000000000000/edit',
      );
      await expect(
        page.getByRole('heading', { level: 1, name: 'This job cannot be edited' }),
      ).toBeVisible();
    },
  },
  withoutCompany('jobs/:id/edit'),
];
