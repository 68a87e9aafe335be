import { expect, test } from 'vitest';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { field, one, pressOn, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp();

const recordsSince = (before: number) =>
  app.edge
    .asked()
    .slice(before)
    .flatMap((call) => /\/(\w+)\/getByUserId\//.exec(call)?.[1] ?? []);

test('asks for each record once when the profile is opened, and for its own when a tab is', async () => {
  await app.open('/candidate/account-settings');
  await one('heading', 'Account settings');
  const before = app.edge.asked().length;
  pressOn(await one('link', 'My Profile', await one('navigation', 'Main menu')));
  await field('First name');
  await one('meter', 'Your profile');
  const whole = ['User', 'userDegree', 'userProfile', 'userSkill', 'userWorkHistory'];
  await until(() => expect(recordsSince(before).toSorted()).toEqual(whole));
  const opened = app.edge.asked().length;
  pressOn(await one('tab', 'Skills'));
  await field('Add a skill');
  expect(recordsSince(before).toSorted()).toEqual([...whole, 'userSkill'].toSorted());
  expect(recordsSince(opened)).toEqual(['userSkill']);
});
