import type { PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { signedInCandidate } from '#tests/support/people.ts';
import { callAs, entries } from '#tests/support/sections.ts';

const route = '/candidate/credentials';

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route,
    state: 'full',
    open: async (page, app) => {
      const person = await signedInCandidate(page, app, route);
      const body = { UserGuid: person.userGuid, CredentialName: 'CPR', CredentialYear: 2024 };
      await callAs(app, person, 'POST userCredential', body);
      await page.reload();
      await expect(entries(page, 'Your added credentials')).toHaveCount(1);
    },
  },
];
