import { expect, test } from 'vitest';
import { insertConsent } from '#tests/support/coaching.ts';
import { callOf } from '#tests/support/contract.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { watchSavedFiles } from '#tests/support/mounted/savedFiles.ts';
import { expectGone, expectSeen } from '#tests/support/mounted/seen.ts';
import { press, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const saved = watchSavedFiles();

test.each([
  ['as a page', 'html', () => app.edge.cutAll(callOf('getDisclosureReceiptPage'))],
  ['as data', 'json', () => app.edge.cutAll(callOf('getDisclosureReceipt'))],
])(
  'says that a receipt %s was not saved, and saves it when tried again',
  async (how, ending, cut) => {
    const candidate = await app.person();
    await insertConsent(app.database, candidate, await app.person(4));
    await app.open('/candidate/privacy', candidate);
    await press('Receipts of what you shared');
    const name = new RegExp(`^Save the receipt of .*, ${how}$`);
    const mend = cut();
    await press(name);
    await expectSeen('The receipt was not saved.');
    expect(saved).toEqual([]);
    mend();
    await press(name);
    await until(() =>
      expect(saved.map((one) => one.name)).toEqual([expect.stringMatching(`\\.${ending}$`)]),
    );
    await expectGone('The receipt was not saved.');
  },
);
