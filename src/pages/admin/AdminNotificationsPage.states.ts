import type { PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { toldOf } from '#tests/support/coachApp.ts';
import { makePerson, openAs } from '#tests/support/people.ts';

const at = (page: string) => `/admin/${page}`;

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/admin/notifications',
    state: 'one is new',
    open: async (page, app) => {
      const admin = await makePerson(app, { role: 1 });
      await toldOf(app, admin, ['accountMoved']);
      await openAs(page, admin, at('notifications'));
      await expect(page.getByRole('row')).toHaveCount(2);
    },
  },
];
