import { DOCUMENT_FILES } from '#domain/documents/documentFile.ts';
import { documentFileName } from '#domain/documents/fileName.ts';
import { letterBlocks, LETTERS_MAX } from '#domain/letter.ts';
import { ENGLISH } from '#domain/languages.ts';
import type { components, operations } from '#openapi/user.ts';
import {
  findWritten,
  type LetterRow,
  listLetters,
  noteChanged,
} from '#server/disclosure/letters/queries.ts';
import { documentAnswer } from '#server/documents/documentAnswer.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { changedMeanwhile, etagOf, expectedVersion } from '#server/http/etag.ts';
import { Problem } from '#server/http/problem.ts';
import { listOperations } from '#server/profiles/lists/list.ts';
import type { Services } from '#server/services.ts';

type Schemas = components['schemas'];
type LetterOperations = Pick<
  operations,
  'listLetters' | 'createLetter' | 'updateLetter' | 'deleteLetter' | 'makeLetter'
>;

// As with the accommodations, the sentences repeat nothing of what is saved.
const gone = 'This letter is not among your letters any more. Load the page again.';
const full = `You have ${LETTERS_MAX} letters, which is the most we keep. Delete one, then keep this one.`;

const notFound = { code: 'no_letter', detail: gone };

/** The request letters of the caller. No request names a person. */
export function letterOperations(services: Services): Handlers<LetterOperations> {
  const letters = listOperations(services, {
    table: 'disclosure.letter',
    maxEntries: LETTERS_MAX,
    fullMessage: full,
    notFound,
    deleted: 'Letter deleted',
    list: listLetters,
    factsOf: letterFacts,
    recordOf: letterRecord,
    afterwards: (trx, row) => noteChanged(trx, row, services.now()),
  });
  return {
    listLetters: async ({ caller }) => letters.listOf(caller.userGuid),
    createLetter: letters.add,
    updateLetter: async (input) => letters.change(input, input.path.guid),
    deleteLetter: async (input) => letters.remove(input, input.path.guid),
    makeLetter: async ({ caller, path, ifMatch, body: { format } }) => {
      const letter = await findWritten(services.database.db, caller.userGuid, path.guid);
      if (!letter) throw new Problem(404, notFound.code, notFound.detail);
      const version = expectedVersion(ifMatch);
      if (version !== null && version !== letter.version) throw changedMeanwhile();
      const { first_name: FirstName, last_name: LastName } = letter;
      const author = `${FirstName} ${LastName}`.trim();
      const title = `Letter from ${author}`;
      return documentAnswer(
        {
          language: ENGLISH,
          title,
          author,
          blocks: letterBlocks(title, letter.body),
          madeAt: services.now(),
        },
        format,
        documentFileName('Letter', { FirstName, LastName }, DOCUMENT_FILES[format].ending),
      );
    },
  };
}

function letterFacts({ answers, body }: Schemas['LetterChange']) {
  const { kind, sourceGUID, recipient, ...parts } = answers;
  return {
    kind,
    source_guid: sourceGUID,
    recipient: recipient.trim(),
    parts: JSON.stringify(parts),
    body: body.trim(),
  };
}

/** A letter as the contract has it. */
function letterRecord(row: LetterRow): Schemas['Letter'] {
  const { kind, source_guid: sourceGUID, recipient } = row;
  return {
    guid: row.id,
    answers: { kind, sourceGUID, recipient, ...row.parts },
    body: row.body,
    updatedAt: row.updated_at.toISOString(),
    _etag: etagOf(row.version),
  };
}
