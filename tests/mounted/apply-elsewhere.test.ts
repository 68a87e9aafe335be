import { expect, test } from 'vitest';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import {
  expectSuccess,
  description,
  expectFocus,
  expectGone,
  expectSeen,
} from '#tests/support/mounted/seen.ts';
import { all, button, one, press, pressOn, until } from '#tests/support/mounted/steps.ts';

const site = 'https://jobs.example.com/apply?id=7';
const away = jobNamed('Night Baker', { apply_url: site, contact_email: null });
const closed = jobNamed('Day Baker', { status: 'closed', closes_on: '2026-01-20' });
const app = mountedApp(({ db }) => insertJobs(db, [away, closed]));

const addressOf = ({ source_guid: id }: { source_guid: string }) =>
  `/candidate/jobs/job-details/${id}`;
const LINK = 'Apply for Night Baker (opens in a new tab)';
const QUESTION = 'Did you apply on the site of Salt City Works?';

test('says where it leads, asks afterwards also on the next visit, and records only a yes', async () => {
  const person = await app.open(addressOf(away));
  const applied = () => app.ok('listAppliedJobs', { as: person, path: { user: person.userGuid } });
  const link = await one<HTMLAnchorElement>('link', LINK);
  expect([link.href, link.target, link.rel]).toEqual([site, '_blank', 'noopener noreferrer']);
  expect(description(link)).toBe('You apply on the site of Salt City Works (new tab).');
  // The tab of the test must not follow it.
  link.addEventListener('click', (event) => event.preventDefault());
  expect(all('group', QUESTION)).toHaveLength(0);
  pressOn(link);
  await one('group', QUESTION);
  expect(await applied()).toEqual([]);

  await press('Not yet');
  await expectGone(QUESTION);
  await expectFocus('link', LINK);
  pressOn(link);
  await one('group', QUESTION);

  pressOn(await one('link', /^Back to/));
  await one('heading', 'Recommended jobs');
  history.back();
  const question = await one('group', QUESTION);
  // Until the server has said whom the posting names, it says what may be.
  await until(() => expect(question.textContent).toContain('We send nothing to Salt City Works'));
  pressOn(await button('Yes, I applied', question));
  await expectSuccess('We saved Night Baker in your applied jobs');
  await expectSeen('Applied on');
  expect(await applied()).toMatchObject([{ jobFeedSourceGUID: away.source_guid }]);
});

test('asks also when it is not known yet whether the person applied before', async () => {
  const list = app.edge.hold(/GetListofAppliedJobs/);
  await app.open(addressOf(away));
  const link = await one<HTMLAnchorElement>('link', LINK);
  link.addEventListener('click', (event) => event.preventDefault());
  const held = await list;
  pressOn(link);
  await one('group', QUESTION);
  await held.answer();
  expect(await one('group', QUESTION)).toBeDefined();
});

test('is not available for a closed job, and says since when it is closed', async () => {
  await app.open(addressOf(closed));
  await expectSeen('Closed on January 20');
  const apply = await button('Apply for Day Baker');
  expect(apply.getAttribute('aria-disabled')).toBe('true');
  expect(description(apply)).toBe(
    'This job closed on January 20, so you cannot apply for it any more.',
  );
});
