import { expect, it } from 'vitest';
import { replaceTitles } from '#server/matching/occupationQueries.ts';
import { openApi } from '#tests/support/api.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';

it('ranks by imported titles once the server starts anew', async () => {
  const api = await openApi({
    prepare: async ({ db }) => {
      await replaceTitles(db, 'soc', [{ code: '43-3031', title: 'Quillkeeper' }]);
      await insertJobs(db, [jobNamed('Quillkeeper', { soc_code: null })]);
    },
  });
  const search = { job_description: 'bookkeeper', skills: [], location: null, search_radius: 25 };
  const { recommendations } = await api.ok('recommendationsLite', { body: search });
  expect(recommendations.map(({ job }) => job.title)).toEqual(['Quillkeeper']);
  await api.close();
});
