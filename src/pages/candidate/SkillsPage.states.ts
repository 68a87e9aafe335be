import { empty, sees } from '#a11y/opening/profile.ts';
import type { PageInState } from '#a11y/states.ts';

const route = '/candidate/skills';

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  { route, state: 'on its own page', open: empty(route, sees('Add')) },
];
