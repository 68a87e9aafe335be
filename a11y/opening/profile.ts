import type { Page } from '@playwright/test';
import type { PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { signedInCandidate } from '#tests/support/people.ts';
import { button } from '#tests/support/sections.ts';

type Open = PageInState['open'];

/** Opens a page of a new candidate with this text on it. */
export const empty =
  (path: string, shows: (page: Page) => Promise<void>): Open =>
  async (page, app) => {
    await signedInCandidate(page, app, path);
    await shows(page);
  };

export const sees = (name: string) => async (page: Page) =>
  expect(button(page.getByRole('main'), name)).toBeVisible();
