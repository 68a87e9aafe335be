import type { Page } from '@playwright/test';
import { leaveQuestions } from '#a11y/opening/mainJob.ts';
import { empty, sees } from '#a11y/opening/profile.ts';
import { openView, viewing } from '#a11y/opening/viewAs.ts';
import { hold, type PageInState } from '#a11y/states.ts';
import { expect, type RunningApp } from '#tests/support/app.ts';
import { typeTooMuch } from '#tests/support/drafts.ts';
import { hold as holdCall } from '#tests/support/heldCalls.ts';
import { field, seen } from '#tests/support/journeys.ts';
import {
  demoCandidate,
  openAs,
  signedInCandidate,
  type SignedPerson,
} from '#tests/support/people.ts';
import { addSchool, addSkill, button, callAs, fillDate, message } from '#tests/support/sections.ts';
import { takeClock } from '#tests/support/time.ts';
import { without } from '#tests/support/without.ts';

const route = '/candidate/profile/:tab?';
const education = '/candidate/profile/education';
const note = /We kept what you typed .*\. You can continue/;
type Open = PageInState['open'];
const at = (state: string, open: Open): PageInState => ({ route, state, open });

/** Opens a page of a candidate with a full profile. */
const full =
  (path: string, shows: (page: Page) => Promise<void>): Open =>
  async (page, app) => {
    await openAs(page, await demoCandidate(app), path);
    await shows(page);
  };

/** Opens one school for editing and types another major. */
async function editing(page: Page, app: RunningApp) {
  const person = await signedInCandidate(page, app, education);
  const { Id } = await addSchool(app, person);
  await page.reload();
  await button(page, "Edit Associate's, Accounting, Salt City College").click();
  await field(page, 'Major').fill('History');
  return { person, id: String(Id) };
}

/** Saves other values for this school, as in another window. */
async function changeElsewhere(app: RunningApp, person: SignedPerson, id: string): Promise<void> {
  await callAs(app, person, `PUT userDegree?id=${id}`, {
    UserGuid: person.userGuid,
    SchoolName: 'Salt City University of Applied Arts',
    DegreeName: 'Baking',
    DegreeLevelId: 4,
    StartYear: 2014,
    YearCompleted: 0,
    Present: true,
  });
}

const goOn = (page: Page) => page.getByRole('link', { name: 'Continue with the questions' });

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/candidate/profile/:tab?',
    state: 'the menu is open where it is collapsed',
    open: async (page, app) => {
      await page.setViewportSize({ width: 800, height: 800 });
      await signedInCandidate(page, app, '/candidate/profile');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Main menu' })).toBeVisible();
    },
  },
  at('basic details', full('/candidate/profile', sees('Save'))),
  at('education, full', full(education, sees('Add education'))),
  at('work history, full', full('/candidate/profile/work-history', sees('Add work history'))),
  at(
    'a day that does not exist',
    empty('/candidate/profile/work-history', async (page) => {
      await fillDate(page, 'Start date', '20200231');
      await page.keyboard.press('Tab');
      await fillDate(page, 'End date', '20210931');
      await expect(seen(page, 'September 2021 has 30 days. The day will be 30.')).toBeVisible();
      await expect(seen(page, 'February 2020 has 29 days. The day is now 29.')).toBeVisible();
    }),
  ),
  at('accommodation', full('/candidate/profile/accommodation', sees('Save'))),
  at('skills, full', full('/candidate/profile/skills', sees('Add'))),
  at('preferences', full('/candidate/profile/preferences', sees('Save preferences'))),
  at('more about you', full('/candidate/profile/more-about-you', sees('Save answers'))),
  at('a tab without entries', empty(education, sees('Add education'))),
  at('loading', async (page, app) => {
    await hold(page, '**/userDegree/**');
    await signedInCandidate(page, app, education);
    await expect(seen(page, 'Loading: Education').first()).toBeVisible();
  }),
  at('could not be loaded', async (page, app) => {
    const person = await signedInCandidate(page, app, '/candidate/profile');
    await without(app, 'user_skill', async () => {
      await openAs(page, person, '/candidate/profile/skills');
      await sees('Try again')(page);
    });
  }),
  at(
    'something is missing',
    empty(education, async (page) => {
      await button(page, 'Add education').click();
      await expect(message(page, 'Error').getByRole('link')).toHaveCount(5);
    }),
  ),
  at(
    'the fields are marked',
    empty(education, async (page) => {
      await button(page, 'Add education').click();
      await button(message(page, 'Error'), 'OK').click();
      await expect(field(page, 'School name')).toBeFocused();
    }),
  ),
  at('an entry is open to be changed', async (page, app) => {
    await editing(page, app);
  }),
  at('a cancelled change that can be brought back', async (page, app) => {
    await editing(page, app);
    await button(page, 'Cancel').click();
    await expect(button(page, 'Restore my changes')).toBeVisible();
  }),
  at('restored', async (page, app) => {
    await editing(page, app);
    await page.reload();
    await expect(page.getByRole('main').getByText(note)).toBeVisible();
  }),
  at('deleting what was changed in another window', async (page, app) => {
    const { person, id } = await editing(page, app);
    await button(page, 'Cancel').click();
    await changeElsewhere(app, person, id);
    await button(page, "Delete Associate's, Accounting, Salt City College").click();
    await button(page, 'Delete it').click();
    await expect(button(page, 'Delete it anyway')).toBeVisible();
  }),
  at('changed in two windows', async (page, app) => {
    const { person, id } = await editing(page, app);
    await changeElsewhere(app, person, id);
    await button(page, 'Save education').click();
    await expect(
      page.getByRole('dialog', { name: 'This was changed somewhere else' }),
    ).toBeVisible();
  }),
  at('asks before it deletes', async (page, app) => {
    const person = await signedInCandidate(page, app, '/candidate/profile/skills');
    await addSkill(app, person, 'Excel');
    await page.reload();
    await button(page, 'Delete Excel').click();
    await expect(page.getByRole('dialog', { name: 'Delete Excel?' })).toBeFocused();
  }),
  at('could not be saved', async (page, app) => {
    await signedInCandidate(page, app, '/candidate/profile/skills');
    await field(page, 'Add a skill').fill('Excel');
    await without(app, 'user_skill', async () => {
      await field(page, 'Add a skill').press('Enter');
      await expect(button(message(page, 'Error'), 'Try again')).toBeVisible();
    });
  }),
  at('what failed after its page was left', async (page, app) => {
    await signedInCandidate(page, app, '/candidate/profile/skills');
    await field(page, 'Add a skill').fill('Excel');
    const held = holdCall(page, 'POST', '**/userSkill');
    await field(page, 'Add a skill').press('Enter');
    const call = await held;
    await page.getByRole('tab', { name: 'Preferences' }).click();
    await expect(button(page, 'Save preferences')).toBeVisible();
    await call.abort();
    await expect(button(message(page, 'Error'), 'Go back to that page')).toBeVisible();
  }),
  at('a picture that is not one', async (page, app) => {
    await signedInCandidate(page, app, '/candidate/profile');
    const letter = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };
    await page.locator('input[type="file"]').setInputFiles(letter);
    await expect(seen(page, 'Only Images are allowed ( JPG | PNG )')).toBeVisible();
  }),
  {
    route: '/candidate/profile/:tab?',
    state: 'the questions were left open',
    open: async (page, app) => {
      await leaveQuestions(page, app);
      await page.getByRole('link', { name: 'My Profile' }).click();
      await page.getByRole('tab', { name: 'More About You' }).click();
      await expect(goOn(page)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Save answers' })).toBeVisible();
    },
  },
  {
    route: '/candidate/profile/:tab?',
    state: 'viewed by an administrator',
    open: async (page, app) => {
      await openView(page, app, 2, '/candidate/profile/skills');
      await expect(seen(page, 'Filing')).toBeVisible();
    },
  },
  {
    route: '/candidate/profile/:tab?',
    state: 'private for an administrator',
    open: async (page, app) => {
      await openView(page, app, 2, '/candidate/profile/accommodation');
      await expect(seen(page, 'Private. An administrator cannot see this.')).toBeVisible();
    },
  },
  {
    route: '/candidate/profile/:tab?',
    state: 'the view ends in a minute',
    open: async (page, app) => {
      const admin = await viewing(app, 2);
      await app.query(
        `UPDATE acting_session SET ends_at = started_at + interval '110 seconds'
         WHERE admin_guid = $1`,
        [admin.userGuid],
      );
      await takeClock(page, admin);
      await openAs(page, admin, '/candidate/profile');
      await expect(button(page, '30 more minutes')).toBeVisible();
    },
  },
  {
    route: '/candidate/profile/:tab?',
    state: 'too long to be kept',
    open: async (page, app) => {
      await signedInCandidate(page, app, '/candidate/profile');
      await typeTooMuch(page);
    },
  },
];
