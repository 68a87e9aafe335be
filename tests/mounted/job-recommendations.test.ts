import { expect, test } from 'vitest';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';
import { EMPTY_WISH } from '#machines/publicMatch/publicMatch.ts';
import { carriedTo, carryTo } from '#src/tab/carried.ts';
import { writeWish } from '#src/tab/visitorWish.ts';
import { callOf } from '#tests/support/contract.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { faultsWith, odd } from '#tests/support/mounted/faults.ts';
import { watchLimits } from '#tests/support/mounted/limits.ts';
import { expectFocus, expectGone, expectProblem, expectSeen } from '#tests/support/mounted/seen.ts';
import {
  all,
  choose,
  field,
  fill,
  one,
  press,
  pressOn,
  until,
} from '#tests/support/mounted/steps.ts';

const bakers = Array.from({ length: 30 }, (_, at) =>
  jobNamed(`Baker ${at + 1}`, { soc_code: '51-3011' }),
);
const far = jobNamed('Lighthouse Keeper', {
  city: 'Buffalo',
  lat: 42.88,
  lng: -78.87,
  zip: '14201',
});
const app = mountedApp(({ db }) => insertJobs(db, [...bakers, far]));
const limits = watchLimits();

const PAGE = '/job-recommendations';
const WORK = /^What work do you want/;
const call = callOf('recommendationsLite');
const titles = () => all('heading', /Baker|Lighthouse/).map(({ textContent }) => textContent);

test('shows jobs with their reasons to somebody without an account, and sends no token', async () => {
  app.arrive(PAGE);
  await fill(WORK, 'baker');
  const held = app.edge.hold(call);
  await press('Show jobs');
  const sent = await held;
  expect(sent.request.headers.get('authorization')).toBeNull();
  await sent.answer();
  await expectFocus('heading', '30 jobs that fit');
  expect(titles()).toHaveLength(25);
  await expectSeen('The work you named: baker');
  expect(location.href).not.toContain('baker');
  await press('Show the posting: Baker 2, Salt City Works', await one('listitem', 'Baker 2'));
  await expectSeen('Baker 2 wanted for steady work.');
  await press('Load 25 more jobs');
  await until(() => expect(titles()).toHaveLength(30));
  await until(() => expect(document.activeElement?.textContent).toBe(titles()[25]));
  await until(() => expect(app.heard).toContain('5 more jobs'));
  await expectSeen('That is all.');
});

test('shows errors at the fields for an empty description and an unknown place, and jobs once both are right', async () => {
  app.arrive(PAGE);
  await press('Show jobs');
  await expectFocus('group', 'There is a problem');
  await expectProblem(await field(WORK), 'Say in a few words what work you want or have done.');
  await fill(WORK, 'baker');
  await fill(/^Where/, 'Toronto, Canada');
  await press('Show jobs');
  await expectProblem(await field(/^Where/), 'We have jobs in the US only.');
  expect(await field(WORK)).toHaveProperty('value', 'baker');
  await fill(/^Where/, 'Syracuse, NY');
  await press('Show jobs');
  await expectSeen('Within 50 miles of Syracuse, New York, and jobs done from home.');
});

test('names the changes that bring jobs when there are none, and makes one by a press', async () => {
  app.arrive(PAGE);
  await fill(WORK, 'lighthouse keeper');
  await fill(/^Where/, 'Syracuse, NY');
  await choose(/How far/, '10 miles');
  await press('Show jobs');
  await one('heading', 'No job fits this yet');
  await press('Anywhere in the US there is 1 job');
  await expectFocus('heading', '1 job that fits');
  expect(await field(/^Where/)).toHaveProperty('value', '');
});

test('adds skills by Enter, a comma or with the search, each once, and removes them', async () => {
  app.arrive(PAGE);
  await fill(/^Add a skill/, 'Excel,');
  await fill(/^Add a skill/, 'excel,');
  await expectSeen('excel is in your list already.');
  await fill(/^Add a skill/, 'Spanish');
  await press('Add');
  await press('Remove Excel');
  await expectFocus('button', 'Remove Spanish');
  await fill(/^Add a skill/, 'Oven');
  await fill(WORK, 'baker');
  const held = app.edge.hold(call);
  await press('Show jobs');
  const sent = await held;
  expect(await sent.request.clone().json()).toMatchObject({ skills: ['Spanish', 'Oven'] });
  await sent.answer();
  await one('button', 'Remove Oven');
});

test('leads who is signed in to the job and not to a sign-up', async () => {
  app.arrive(PAGE, await app.person());
  await fill(WORK, 'lighthouse keeper');
  await press('Show jobs');
  const open = await one('link', 'Open this job: Lighthouse Keeper, Salt City Works');
  expect(open.getAttribute('href')).toMatch(/^\/candidate\/jobs\/job-details\/./);
  await expectGone('With an account you can save jobs');
  expect(all('link', /account|Save this job/)).toEqual([]);
});

test('keeps what was typed for the sign-up when somebody wants to save a job', async () => {
  writeWish({ ...EMPTY_WISH, work: 'lighthouse keeper' });
  app.arrive(PAGE);
  pressOn(await one('link', 'Save this job: Lighthouse Keeper, Salt City Works'));
  await until(() => expect(location.pathname).toBe('/auth/register'));
  carryTo('robin@example.com');
  expect(carriedTo({ Email: 'robin@example.com' })).toBe('wish');
});

test('says that the list of skills is full when one more is typed', async () => {
  const skills = Array.from({ length: 30 }, (_, at) => `Skill ${at + 1}`);
  writeWish({ ...EMPTY_WISH, work: 'baker', skills });
  app.arrive(PAGE);
  await one('heading', '30 jobs that fit');
  await fill(/^Add a skill/, 'Spanish');
  await expectProblem(await field(/^Add a skill/), '30 skills are enough.');
  await press('Show jobs');
  await one('heading', '30 jobs that fit');
  expect(await field(/^Add a skill/)).toHaveProperty('value', 'Spanish');
});

test('keeps jobs while words are changed, and says that they are for the earlier words', async () => {
  app.arrive(PAGE);
  await fill(WORK, 'baker');
  await press('Show jobs');
  await one('heading', '30 jobs that fit');
  await expectGone('earlier words');
  await fill(WORK, 'lighthouse keeper');
  await expectSeen('These jobs are for your earlier words.');
  await press('Show jobs');
  await one('heading', '1 job that fits');
});

test('restores words and jobs in the same tab, and clears both with Clear', async () => {
  app.arrive(PAGE);
  await fill(WORK, 'baker');
  await press('Show jobs');
  (await one('link', 'Create an account')).click();
  await one('heading', 'Create an account');
  history.back();
  await one('heading', '30 jobs that fit');
  expect(await field(WORK)).toHaveProperty('value', 'baker');
  await press('Clear');
  await expectFocus('textbox', WORK);
  await expectGone('jobs that fit');
  expect(await field(WORK)).toHaveProperty('value', '');
  expect(sessionStorage.getItem('visitorWish')).toBeNull();
});

test.each(faultsWith(limits))(
  'keeps the words after %s, and works when tried again',
  async (_what, reply, said) => {
    app.arrive(PAGE);
    await fill(WORK, 'baker');
    const restore = app.edge.answerAll(call, reply);
    await press('Show jobs');
    await expectSeen(said);
    expect(document.body.textContent).not.toMatch(odd);
    expect(await field(WORK)).toHaveProperty('value', 'baker');
    restore();
    await press('Try again');
    await one('heading', '30 jobs that fit');
  },
);

test('keeps the jobs when a later load fails, and retries it', async () => {
  app.arrive(PAGE);
  await fill(WORK, 'baker');
  await press('Show jobs');
  await one('heading', '30 jobs that fit');
  const held = app.edge.hold(call);
  await press('Load 25 more jobs');
  await (await held).lose();
  await expectSeen('The next jobs did not come.');
  expect(titles()).toHaveLength(25);
  await press('Try again');
  await until(() => expect(titles()).toHaveLength(30));
});

test('shows an error at the field for a text over the limit, and does not send it', async () => {
  app.arrive(PAGE);
  await fill(WORK, 'x'.repeat(2001));
  await press('Show jobs');
  await expectFocus('textbox', WORK);
  expect(all('heading', 'There is a problem')).toEqual([]);
  await until(async () => expect((await field(WORK)).getAttribute('aria-invalid')).toBe('true'));
});

test('leads a signed-in candidate to their own list', async () => {
  await app.open(PAGE);
  (await one('link', 'Your recommended jobs')).click();
  await one('heading', 'Recommended jobs');
  expect(location.pathname).toBe('/candidate/jobs/recommended-jobs');
});
