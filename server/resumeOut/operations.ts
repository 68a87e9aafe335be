import type { operations } from '#openapi/user.ts';
import type { DocumentFile } from '#domain/documents/documentFile.ts';
import { resumeBlocks } from '#domain/resumeOut/blocks.ts';
import { type ResumeRecords, resumeContent } from '#domain/resumeOut/content.ts';
import { ENGLISH_RESUME } from '#domain/resumeOut/words.ts';
import type { Db } from '#server/database/connect.ts';
import { documentAnswer } from '#server/documents/documentAnswer.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { FileAnswer } from '#server/http/fileAnswer.ts';
import { credentialRecord } from '#server/profiles/lists/credentials.ts';
import { loadProfileRows, profileRecords } from '#server/profiles/savedProfile.ts';
import { jsonResume } from '#server/resumeOut/jsonResume.ts';
import type { Services } from '#server/services.ts';

type ResumeOutOperations = Pick<operations, 'makeResume'>;

/** The format has no registered type of its own. It is a file here, not an answer to be read. */
const JSON_RESUME = 'application/vnd.json-resume+json';

/** A resume made from the profile, for its owner. Nothing of it is stored. */
export function resumeOutOperations({ database, now }: Services): Handlers<ResumeOutOperations> {
  return {
    makeResume: async ({ path, body: { format, options } }) => {
      const content = resumeContent(await recordsOf(database.db, path.id), options);
      const words = ENGLISH_RESUME;
      const file: DocumentFile = {
        language: words.language,
        title: words.title(content.name),
        author: content.name,
        blocks: resumeBlocks(content, words),
        madeAt: now(),
      };
      if (format !== 'json') return documentAnswer(file, format);
      const json = JSON.stringify(jsonResume(content, words, now()), null, 2);
      return new FileAnswer(Buffer.from(json), JSON_RESUME);
    },
  };
}

/** What a resume is made from, read as the profile shows it. @throws Problem 404 */
async function recordsOf(db: Db, userGuid: string): Promise<ResumeRecords> {
  const rows = await loadProfileRows(db, userGuid);
  return { ...profileRecords(rows), credentials: rows.credentials.map(credentialRecord) };
}
