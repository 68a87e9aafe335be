import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { candidateData, userSoc } from '#domain/insights.ts';
import { generateFeed } from '#server/database/seed/feed/generateFeed.ts';
import { insertSampleJobs } from '#server/database/seed/sampleJobs.ts';
import { openApi, type TestApi } from '#tests/support/api.ts';

/** The sample resumes for newcomers, each from the file to recommended jobs. */
const folder = resolve('samples/resumes');
const files = readdirSync(folder).filter((name) => name.endsWith('.pdf'));

let api: TestApi;
beforeAll(async () => {
  api = await openApi({
    prepare: ({ db }) => insertSampleJobs(db, generateFeed({ now: new Date() })),
  });
});
afterAll(() => api.close());

describe.each(files)('%s', (name) => {
  it('is parsed, saved and leads to recommended jobs', async () => {
    const truth: unknown = JSON.parse(
      readFileSync(resolve(folder, name.replace(/\.pdf$/, '.truth.json')), 'utf8'),
    );
    const person = await api.person();
    const { userGuid } = person;
    const own = { as: person, path: { id: userGuid } };
    const file = { name, content: readFileSync(resolve(folder, name)) };
    const { url } = await api.ok('storeResume', { as: person, file });
    const { output } = await api.ok('parseResume', { as: person, body: { filename: url } });
    const { firstname, lastname, email, work_experience, education } = output;
    expect(truth).toMatchObject({ firstname, lastname, email });

    // What a person fills in when the resume does not say it.
    const profile = {
      ...output,
      phone_number: output.phone_number ?? '315-555-0142',
      zip: output.zip ?? '13202',
      education: education.map((item) =>
        item.end_year === null ? { ...item, status: 'in-progress' as const } : item,
      ),
    };
    await api.ok('uploadResume', { as: person, body: { UserGuid: userGuid, profile } });
    const jobs = await api.ok('getUserWorkHistory', own);
    expect(jobs.map((job) => job.JobTitle).toSorted()).toEqual(
      work_experience.map((job) => job.job_title).toSorted(),
    );
    expect(await api.ok('getUserDegrees', own)).toHaveLength(education.length);
    expect((await api.ok('getUserSkills', own)).length).toBeLessThanOrEqual(output.skills.length);

    const insights = await api.ok('candidateInsights', {
      as: person,
      body: { candidate_data: candidateData(profile) },
    });
    const { LocationLat: lat = null, LocationLong: long = null } = await api.ok('getUser', own);
    const wishes = { zip: profile.zip, lat, long, relocate: null, remote: null };
    const body = userSoc(userGuid, insights, wishes);
    await api.ok('updateCandidateInsights', { ...own, body });
    const { recommendations } = await api.ok('recommendations', {
      as: person,
      body: { user_id: userGuid },
    });
    expect(recommendations).not.toEqual([]);
    const JobListString = recommendations.map((one) => one.sourceGUID).join(',');
    const cards = await api.ok('searchRecommendedJobs', {
      as: person,
      body: { searchText: '', locationText: '', userGuid, JobListString },
    });
    expect(cards).toHaveLength(recommendations.length);
  });
});
