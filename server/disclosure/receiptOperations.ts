import type { operations } from '#openapi/user.ts';
import { findReceipt } from '#server/disclosure/receipt.ts';
import { receiptPage } from '#server/disclosure/receiptPage.ts';
import { receiptRecord } from '#server/disclosure/receiptRecord.ts';
import { acceptedLanguage } from '#server/http/acceptLanguage.ts';
import type { Caller, Handlers } from '#server/http/contractTypes.ts';
import { Problem } from '#server/http/problem.ts';
import { wordsIn } from '#server/i18n/words.ts';
import type { Services } from '#server/services.ts';

type ReceiptOperations = Pick<operations, 'getDisclosureReceipt' | 'getDisclosureReceiptPage'>;

/** What a candidate agreed to, to keep: for programs, and as a page. */
export function receiptOperations({ database, now, texts }: Services): Handlers<ReceiptOperations> {
  const find = async (guid: string, { userGuid }: Caller) => {
    const receipt = await findReceipt(database.db, guid, userGuid, now());
    if (!receipt)
      throw new Problem(404, 'no_receipt', 'There is no receipt of this. Load the page again.');
    return receipt;
  };
  return {
    getDisclosureReceipt: async ({ path, caller }) => {
      const receipt = await find(path.guid, caller);
      return receiptRecord(receipt, wordsIn(texts, receipt.locale).write);
    },
    getDisclosureReceiptPage: async ({ path, caller, request }) => {
      const wanted = acceptedLanguage(request.headers['accept-language'], texts.keys());
      return receiptPage(await find(path.guid, caller), wordsIn(texts, wanted));
    },
  };
}
