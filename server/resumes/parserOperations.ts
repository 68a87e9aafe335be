import resumeDocument from '#openapi/resume.json' with { type: 'json' };
import type { operations } from '#openapi/resume.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { Problem } from '#server/http/problem.ts';
import { abortOnDisconnect } from '#server/http/abortOnDisconnect.ts';
import { fitContract, type SizedSchema } from '#server/resumes/fitContract.ts';
import { findResume } from '#server/resumes/queries.ts';
import { resumeProblem } from '#server/resumes/receivePdf.ts';
import { resumeIdOf } from '#server/resumes/resumeUrl.ts';
import type { Services } from '#server/services.ts';

const schemas: Readonly<Record<string, SizedSchema>> = resumeDocument.components.schemas;

/** Reads a stored resume for its owner. */
export function parserOperations({ database, resumeReader }: Services): Handlers<operations> {
  return {
    parseResume: async ({ body, caller, request }) => {
      const id = resumeIdOf(body.filename);
      const getFile = async () => {
        const content = id && (await findResume(database.db, caller.userGuid, id));
        if (content) return content;
        throw new Problem(404, 'no_resume', 'We no longer have this file. Please upload it again.');
      };
      const result = await abortOnDisconnect(request, (signal) =>
        resumeReader.parse(caller.userGuid, getFile, { signal }),
      );
      if (!result.ok) throw resumeProblem(result.error.code);
      return { output: fitContract(result.resume, { $ref: 'ParsedResume' }, schemas) };
    },
  };
}
