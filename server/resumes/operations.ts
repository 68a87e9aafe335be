import type { operations } from '#openapi/user.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { insertResume } from '#server/resumes/queries.ts';
import { checkPdf, pdfRules } from '#server/resumes/receivePdf.ts';
import { resumeUrl } from '#server/resumes/resumeUrl.ts';
import { checkReview } from '#server/resumes/review/checkReview.ts';
import { saveReview } from '#server/resumes/review/saveReview.ts';
import type { Services } from '#server/services.ts';

type ResumeOperations = Pick<operations, 'storeResume' | 'uploadResume'>;

/** Stores the file, and saves the reviewed resume. */
export function resumeOperations({
  database,
  now,
  receiveUpload,
}: Services): Handlers<ResumeOperations> {
  const { db } = database;
  return {
    storeResume: async ({ request, caller }) => {
      const id = await receiveUpload(request, pdfRules, async ({ fileName, content }) => {
        checkPdf(content);
        const file = { userGuid: caller.userGuid, fileName, content, at: now() };
        return db.transaction().execute((trx) => insertResume(trx, file));
      });
      return { url: resumeUrl(id) };
    },
    uploadResume: async ({ body, caller }) => {
      const place = checkReview(body.profile);
      await db
        .transaction()
        .execute((trx) => saveReview(trx, caller.userGuid, body.profile, place));
      return { message: 'Updated profile successfully' };
    },
  };
}
