import type { PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { toldOf } from '#tests/support/coachApp.ts';
import { signedInCandidate } from '#tests/support/people.ts';

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/candidate/notifications',
    state: 'one is new',
    open: async (page, app) => {
      const robin = await signedInCandidate(page, app, '/candidate/coach');
      await toldOf(app, robin);
      await page.goto('/candidate/notifications');
      await expect(page.getByRole('row')).toHaveCount(5);
    },
  },
];
