import type { PageInState } from '#a11y/states.ts';

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/help/about',
    state: 'as it opens',
    open: async (page) => {
      await page.goto('/help/about');
    },
  },
];
