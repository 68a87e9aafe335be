import type { PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { tick } from '#tests/support/journeys.ts';

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/help/accessibility/conformance',
    state: 'as it opens',
    open: async (page) => {
      await page.goto('/help/accessibility/conformance');
    },
  },
  {
    route: '/help/accessibility/conformance',
    state: 'narrowed, with tests and the tables of other standards',
    open: async (page) => {
      await page.goto('/help/accessibility/conformance');
      await page.locator('label').filter({ hasText: 'Not met in full' }).click();
      await tick(page, 'Name the tests that show it');
      await page.getByRole('button', { name: /Section 508/ }).click();
      await page.getByRole('button', { name: /EN 301 549/ }).click();
      await expect(page.getByRole('table', { name: 'Chapter 9: Web' })).toBeVisible();
    },
  },
];
