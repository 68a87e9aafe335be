import { ATTACHMENT_MAX_BYTES } from '#domain/limits.ts';
import type { components } from '#openapi/user.ts';
import { isAddress, phoneOf } from '#server/applications/mailApplication.ts';
import { findContact } from '#server/applications/queries.ts';
import type { Db } from '#server/database/connect.ts';
import { noJob } from '#server/jobs/card.ts';
import { isJob } from '#server/jobs/queries.ts';
import { findUser } from '#server/profiles/queries.ts';
import { listResumes } from '#server/resumes/queries.ts';

/**
 * What happens with an application for a job, and what the person can send with it.
 * @throws Problem 404 no_job
 */
export async function offerOf(
  db: Db,
  userGuid: string,
  job: string,
): Promise<components['schemas']['ApplicationOffer']> {
  if (!(await isJob(db, job))) throw noJob();
  const [contact, user, [resume]] = await Promise.all([
    findContact(db, job),
    findUser(db, userGuid),
    listResumes(db, userGuid),
  ]);
  const isTooLarge = resume !== undefined && resume.bytes > ATTACHMENT_MAX_BYTES;
  return {
    contact: isAddress(contact?.trim() ?? ''),
    resume:
      resume === undefined || isTooLarge
        ? null
        : { fileName: resume.file_name, storedAt: resume.created_at.toISOString() },
    resumeTooLarge: isTooLarge,
    phone: user ? phoneOf(user) : null,
  };
}
