import { documentFileName } from '#domain/documents/fileName.ts';
import { DOCUMENT_FILES } from '#domain/documents/documentFile.ts';
import { ENGLISH_PASSPORT, PASSPORT_FILE, passportBlocks } from '#domain/passportDocument.ts';
import type { operations } from '#openapi/user.ts';
import { agreementRecord, itemRecord } from '#server/disclosure/passport/lists.ts';
import { findPassport, listAgreements, listItems } from '#server/disclosure/passport/queries.ts';
import { passportRecord } from '#server/disclosure/passport/texts.ts';
import { documentAnswer } from '#server/documents/documentAnswer.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { Problem } from '#server/http/problem.ts';
import { findAccount } from '#server/identity/queries.ts';
import type { Services } from '#server/services.ts';

/** The passport as a file, for its owner. Nothing of it is stored. */
export function passportDocumentOperations({
  database: { db },
  now,
}: Services): Handlers<Pick<operations, 'makePassportDocument'>> {
  return {
    makePassportDocument: async ({ body: { UserGuid, format } }) => {
      const account = await findAccount(db, UserGuid);
      const [FirstName, LastName] = [account?.first_name ?? '', account?.last_name ?? ''];
      const author = `${FirstName} ${LastName}`.trim();
      const words = ENGLISH_PASSPORT;
      const title = words.title(author);
      const content = {
        texts: passportRecord(UserGuid, await findPassport(db, UserGuid)),
        items: (await listItems(db, UserGuid)).map(itemRecord),
        agreements: (await listAgreements(db, UserGuid)).map(agreementRecord),
      };
      const blocks = passportBlocks(title, content, words);
      if (blocks === null)
        throw new Problem(
          422,
          'passport_empty',
          'There is nothing in your passport yet. Write something down first.',
        );
      return documentAnswer(
        { language: words.language, title, author, blocks, madeAt: now() },
        format,
        documentFileName(PASSPORT_FILE, { FirstName, LastName }, DOCUMENT_FILES[format].ending),
      );
    },
  };
}
