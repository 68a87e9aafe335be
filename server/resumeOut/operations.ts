import type { operations } from '#openapi/user.ts';
import { resumeBlocks } from '#domain/resumeOut/blocks.ts';
import { type ResumeRecords, resumeContent } from '#domain/resumeOut/content.ts';
import { ENGLISH_RESUME } from '#domain/resumeOut/words.ts';
import type { Db } from '#server/database/connect.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { FileAnswer } from '#server/http/fileAnswer.ts';
import { Problem } from '#server/http/problem.ts';
import { openTurns } from '#server/http/turns.ts';
import { credentialRecord } from '#server/profiles/lists/credentials.ts';
import { loadProfileRows, profileRecords } from '#server/profiles/savedProfile.ts';
import { jsonResume } from '#server/resumeOut/jsonResume.ts';
import { writePage } from '#server/resumeOut/page.ts';
import type { ResumeFile } from '#server/resumeOut/resumeFile.ts';
import type { Task } from '#server/resumeOut/worker.ts';
import { writeInThread } from '#server/resumeOut/writeInThread.ts';
import type { Services } from '#server/services.ts';

type ResumeOutOperations = Pick<operations, 'makeResume'>;

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** The format has no registered type of its own. It is a file here, not an answer to be read. */
const JSON_RESUME = 'application/vnd.json-resume+json';

/** Each takes a thread with memory of its own. */
const turns = openTurns({
  atOnce: 2,
  waiting: 50,
  full: () => new Problem(503, 'busy', 'Many resumes are being made. Try again in a minute.'),
});

/** A resume made from the profile, for its owner. Nothing of it is stored. */
export function resumeOutOperations({ database, now }: Services): Handlers<ResumeOutOperations> {
  return {
    makeResume: async ({ path, body: { format, options } }) => {
      const content = resumeContent(await recordsOf(database.db, path.id), options);
      const words = ENGLISH_RESUME;
      const file: ResumeFile = {
        language: words.language,
        title: words.title(content.name),
        author: content.name,
        blocks: resumeBlocks(content, words),
        madeAt: now(),
      };
      switch (format) {
        case 'json':
          return new FileAnswer(
            Buffer.from(JSON.stringify(jsonResume(content, words, now()), null, 2)),
            JSON_RESUME,
          );
        case 'page':
          return new FileAnswer(writePage(file), 'text/html; charset=utf-8');
        case 'pdf':
          return new FileAnswer(await bytesOf({ format, file }), 'application/pdf');
        case 'word':
          return new FileAnswer(await bytesOf({ format, file }), WORD);
      }
    },
  };
}

/** @throws Problem 413, 422 and 503 */
async function bytesOf(task: Task): Promise<Buffer> {
  const written = await turns.run(() => writeInThread(task));
  if (written === null)
    throw new Problem(
      413,
      'too_long',
      'Your profile is too long for this file. Leave out a part, or choose Web page.',
    );
  if (written.kind === 'no_letters')
    throw new Problem(
      422,
      'no_letters',
      'Your profile has letters that the PDF cannot show. Choose Word or Web page.',
    );
  return Buffer.from(written.bytes);
}

/** What a resume is made from, read as the profile shows it. @throws Problem 404 */
async function recordsOf(db: Db, userGuid: string): Promise<ResumeRecords> {
  const rows = await loadProfileRows(db, userGuid);
  return { ...profileRecords(rows), credentials: rows.credentials.map(credentialRecord) };
}
