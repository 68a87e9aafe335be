import { expect, test } from 'vitest';
import { generateFeed } from '#server/database/seed/feed/generateFeed.ts';
import { insertSampleJobs } from '#server/database/seed/sampleJobs.ts';
import { NO_INSIGHTS, userSoc } from '#domain/insights.ts';
import { insertConsent } from '#tests/support/coaching.ts';
import { callOf } from '#tests/support/contract.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { addWork } from '#tests/support/mounted/sections.ts';
import { expectFocus, expectGone, expectSeen } from '#tests/support/mounted/seen.ts';
import { all, field, one, press, pressOn, until } from '#tests/support/mounted/steps.ts';

const feed = generateFeed({ now: new Date(), count: 400 });
const app = mountedApp(({ db }) => insertSampleJobs(db, feed));
const title = 'What would change this';
const page = (id: string) => `/candidate/jobs/job-details/${id}`;

/** Somebody with a list of jobs, and the first of it that a skill would raise. */
async function somebody() {
  const person = await app.person();
  await addWork(app, person);
  const where = { zip: '13202', lat: null, long: null, relocate: null, remote: null };
  const insights = { ...userSoc(person.userGuid, NO_INSIGHTS, where), SOCCode: '43-4051' };
  const path = { id: person.userGuid };
  await app.ok('updateCandidateInsights', { as: person, path, body: insights });
  const body = { user_id: person.userGuid };
  const { recommendations } = await app.ok('recommendations', { as: person, body });
  for (const { sourceGUID } of recommendations.slice(3)) {
    const found = await app.ok('recommendationChanges', {
      as: person,
      body: { ...body, sourceGUID },
    });
    const skill = found.changes.find(({ code }) => code === 'skill');
    if (skill) return { person, jobId: sourceGUID, place: found.place, skill };
  }
  throw new Error('No skill raises a job of this list.');
}

test('says what a skill would change, and leads to it typed and not saved', async () => {
  const { person, jobId, place, skill } = await somebody();
  await app.open(page(jobId), person);
  await one('heading', title);
  await expectSeen(
    `If you can do or use this, add it to your skills: ${skill.value}. This job would move from place ${place} to place ${skill.place}.`,
  );
  pressOn(await one('link', `Add this skill: ${skill.value}`));
  const typed = await field(/^Add a skill/);
  await until(() => expect(typed.value).toBe(skill.value));
  await expectFocus('textbox', /^Add a skill/);
  const path = { id: person.userGuid };
  const skills = await app.ok('getUserSkills', { as: person, path });
  expect(skills.map(({ SkillName }) => SkillName)).not.toContain(skill.value);
});

test('says nothing of it for a job in the first places, but what we looked at', async () => {
  const { person } = await somebody();
  const body = { user_id: person.userGuid };
  const { recommendations } = await app.ok('recommendations', { as: person, body });
  await app.open(page(recommendations[0]?.sourceGUID ?? ''), person);
  await press('What we looked at');
  await expectSeen(' of 100 points:');
  const parts = all('listitem', undefined, await one('list', 'What we looked at'));
  expect(parts.map(({ textContent }) => textContent)).toHaveLength(9);
  await expectSeen('We never look at accommodations, age, gender or names.');
  await expectGone(title);
});

test('takes down that a reason is wrong, keeps it over a new opening, and takes it back', async () => {
  const { person, jobId } = await somebody();
  await app.open(page(jobId), person);
  await press('Is a reason wrong?');
  await one('button', /Which reason/);
  await press('This is wrong');
  await expectSeen('Choose the reason that is wrong.');
  await expectFocus('button', /Which reason/);
  await press(/Which reason/);
  const option = await one('option', /^It also asks for/);
  const reason = option.textContent;
  pressOn(option);
  pressOn(await one('radio', 'I have this'));
  const mend = app.edge.cutAll(callOf('tellReasonWrong'));
  await press('This is wrong');
  await expectSeen('We could not note that.');
  mend();
  await press('This is wrong');
  await expectSeen(`${reason} – I have this`);
  await app.open(page(jobId), person);
  await press('Is a reason wrong?');
  const mendTaking = app.edge.cutAll(callOf('takeReasonFeedbackBack'));
  await press(/^Take back/);
  await expectSeen('We could not note that.');
  mendTaking();
  await press(/^Take back/);
  await expectSeen('You have not told us of a wrong reason here.');
});

test('tells a coach the same in the third person, without a way to change it', async () => {
  const { person, jobId, place, skill } = await somebody();
  const coach = await app.person(4);
  await insertConsent(app.database, person, coach, { scopes: ['profile', 'recommendations'] });
  await app.open(`/job-coach/job-details/${jobId}?candidate=${person.userGuid}`, coach);
  await one('heading', /^Why this job for /);
  await expectSeen(
    `If they can do or use this, it belongs in their skills: ${skill.value}. This job would move from place ${place} to place ${skill.place}.`,
  );
  await one('button', 'What we looked at');
  expect(all('link', /skill/)).toEqual([]);
});

test('tells a coach that the jobs are not shared, and nothing of them', async () => {
  const { person, jobId, skill } = await somebody();
  const coach = await app.person(4);
  await insertConsent(app.database, person, coach, { scopes: ['profile'] });
  await app.open(`/job-coach/job-details/${jobId}?candidate=${person.userGuid}`, coach);
  await expectSeen('Not shared with you');
  await expectGone(`If they can do or use this, it belongs in their skills: ${skill.value}.`);
});

test('shows beside the reasons that it could not be found out, and asks again on a press', async () => {
  const { person, jobId } = await somebody();
  const mend = app.edge.cutAll(callOf('recommendationChanges'));
  await app.open(page(jobId), person);
  await expectSeen('We could not find out what would change this.');
  expect(all('heading', 'Why this job')).toHaveLength(1);
  mend();
  pressOn(await one('button', 'Try again'));
  await expectGone('We could not find out what would change this.');
});
