import { openBoard, people } from '#a11y/opening/caseload.ts';
import type { PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';

const board = '/job-coach/caseload';

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/job-coach/caseload/print',
    state: 'people in most stages',
    open: async (page, app) => {
      await openBoard(page, app, `${board}/print`);
      await expect(page.getByRole('row')).toHaveCount(people.length + 1);
    },
  },
];
