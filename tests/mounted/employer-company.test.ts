import { expect, test } from 'vitest';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { employerAt, memberOf } from '#tests/support/mounted/employer.ts';
import {
  acknowledge,
  expectSuccess,
  expectFocus,
  expectSeen,
  refusals,
} from '#tests/support/mounted/seen.ts';
import { all, field, fill, one, press, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const path = '/employer/company';

const stored = (companyGuid: string) =>
  app.database.db
    .selectFrom('company')
    .where('company_guid', '=', companyGuid)
    .select(['name', 'about', 'accommodation_contact'])
    .executeTakeFirst();

const stateOf = async (userGuid: string) =>
  (
    await app.database.db
      .selectFrom('company_member')
      .where('user_guid', '=', userGuid)
      .select('state')
      .executeTakeFirst()
  )?.state;

test('lets a member change what candidates read of the company', async () => {
  const { person, companyGuid } = await employerAt(app, 'Harborwren Old');
  await app.open(path, person);
  await fill(/^Name of the company/, 'Harborwren New');
  await fill('About the company', 'We insure boats.');
  await fill('Name', 'Kit Moreno');
  await fill('Email', 'kit@example.com');
  await press('Save');
  await expectSuccess('Your company is saved.');
  expect(await stored(companyGuid)).toEqual({
    name: 'Harborwren New',
    about: 'We insure boats.',
    accommodation_contact: { name: 'Kit Moreno', email: 'kit@example.com', phone: null },
  });
  (await one('link', 'Home')).click();
  await one('heading', 'Harborwren New');
});

test('refuses a missing name and a wrong address at their fields', async () => {
  const { person, companyGuid } = await employerAt(app, 'Refused Ltd');
  await app.open(path, person);
  await fill(/^Name of the company/, ' ');
  await fill('Email', 'kit');
  await press('Save');
  expect(await refusals('Please fill in the required fields.')).toEqual([
    'Enter the name of the company.',
    'Enter an email address like name@example.com.',
  ]);
  expect(await stored(companyGuid)).toMatchObject({ name: 'Refused Ltd' });
});

test('refuses the name of another company at its field', async () => {
  await employerAt(app, 'Taken Ltd');
  const { person } = await employerAt(app, 'Wants Ltd');
  await app.open(path, person);
  await fill(/^Name of the company/, 'Taken Ltd');
  await press('Save');
  expect(await refusals('There is a problem')).toEqual([
    'Another company has this name. Use a name that is only yours.',
  ]);
});

test('shows a change that a colleague made meanwhile beside the own one', async () => {
  const { person, companyGuid } = await employerAt(app, 'Both Ltd');
  const mina = await memberOf(app, companyGuid, 'Mina Torvald', 'confirmed');
  await app.open(path, person);
  await fill('About the company', 'We insure boats.');
  const before = await app.ok('getCompany', { as: mina, path: { guid: companyGuid } });
  await app.ok('updateCompany', {
    as: mina,
    path: { guid: companyGuid },
    body: {
      CompanyName: 'Both Ltd',
      about: 'We insure ships.',
      accommodationContact: before.accommodationContact,
    },
  });
  await press('Save');
  const dialog = await one('dialog', 'This was changed somewhere else');
  expect(dialog.textContent).toContain('We insure ships.');
  await press('Save what I typed', dialog);
  await expectSuccess('Your company is saved.');
  expect(await stored(companyGuid)).toMatchObject({ about: 'We insure boats.' });
});

test('confirms a waiting member in place, and lists them among the members', async () => {
  const { person, companyGuid } = await employerAt(app, 'Confirm Ltd');
  const mina = await memberOf(app, companyGuid, 'Mina Torvald', 'waiting');
  await app.open(path, person);
  await expectSeen('1 person waits');
  await expectSeen('Says to work here, since May 1, 2026');
  await press('Confirm Mina Torvald');
  await expectSeen('Confirmed. Mina Torvald is a member.');
  await expectSeen('2 members');
  expect(await stateOf(mina.userGuid)).toBe('confirmed');
  await until(() => expect(document.activeElement?.textContent).toBe('Mina Torvald'));
});

test('loads everybody who still waits after somebody of the first load was confirmed', async () => {
  const { person, companyGuid } = await employerAt(app, 'Crowd Ltd');
  for (let number = 0; number < 27; number += 1)
    await memberOf(app, companyGuid, `Wren Number${number}`, 'waiting');
  await app.open(path, person);
  await expectSeen('Showing 25 of 27');
  const [first] = await until(() => {
    const buttons = all('button', /^Confirm Wren/);
    expect(buttons).toHaveLength(25);
    return buttons;
  });
  first?.click();
  await expectSeen('2 members');
  await press('Load More');
  await expectSeen('That is all.');
  expect(all('button', /^Confirm Wren/)).toHaveLength(26);
  expect(all('heading', /^Wren Number/)).toHaveLength(28);
});

test('asks before refusing and ending', async () => {
  const { person, companyGuid } = await employerAt(app, 'Asks Ltd');
  const mina = await memberOf(app, companyGuid, 'Mina Torvald', 'waiting');
  const abel = await memberOf(app, companyGuid, 'Abel Ortega', 'confirmed');
  await app.open(path, person);
  await press('Refuse Mina Torvald');
  await press('Refuse', await one('dialog', 'Refuse Mina Torvald?'));
  await expectSeen('Refused. Mina Torvald is not a member.');
  await expectFocus('heading', 'Mina Torvald');
  await press('End the membership of Abel Ortega');
  await press('End the membership', await one('dialog'));
  await expectSeen('Ended. Abel Ortega is not a member any more.');
  expect([await stateOf(mina.userGuid), await stateOf(abel.userGuid)]).toEqual(['ended', 'ended']);
});

test('lets nobody end themselves, and says that somebody made the decision before', async () => {
  const { person, companyGuid } = await employerAt(app, 'Self Ltd');
  const mina = await memberOf(app, companyGuid, 'Mina Torvald', 'waiting');
  await app.open(path, person);
  await expectSeen('This is you.');
  expect(all('button', 'End the membership of Jordan Ellis')).toEqual([]);
  await one('button', 'Confirm Mina Torvald');
  const body = { companyGuid, userGuid: mina.userGuid, decision: 'refuse' };
  await app.ok('decideCompanyMember', { as: person, body });
  await press('Confirm Mina Torvald');
  await acknowledge('Error', 'Somebody decided this meanwhile.');
  await field('About the company');
});
