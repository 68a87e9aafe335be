import type { operations } from '#openapi/user.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { Problem } from '#server/http/problem.ts';
import { deleteResume, listResumes } from '#server/resumes/queries.ts';
import type { Services } from '#server/services.ts';

type StoredResumeOperations = Pick<operations, 'listStoredResumes' | 'deleteStoredResume'>;

/** The uploaded files of a candidate, who can delete each. */
export function storedResumeOperations({ database }: Services): Handlers<StoredResumeOperations> {
  const { db } = database;
  return {
    listStoredResumes: async ({ caller }) => {
      const resumes = await listResumes(db, caller.userGuid);
      return resumes.map(({ id, file_name, created_at, bytes }) => ({
        id,
        fileName: file_name,
        bytes,
        storedAt: created_at.toISOString(),
      }));
    },
    deleteStoredResume: async ({ caller, path }) => {
      if (!(await deleteResume(db, caller.userGuid, path.resume)))
        throw new Problem(404, 'no_resume', 'This file is not there any more.');
      return { message: 'Resume deleted successfully' };
    },
  };
}
