import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { addSkill, internal } from '#tests/support/mounted/sections.ts';
import {
  acknowledge,
  expectEntries,
  expectFocus,
  expectGone,
  expectSeen,
  message,
} from '#tests/support/mounted/seen.ts';
import {
  all,
  button,
  enter,
  field,
  fill,
  one,
  press,
  pressOn,
  tick,
  until,
} from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const tryAgain = async () => {
  const dialog = await message('Error');
  expect(dialog.textContent).toContain(internal);
  await press('Try again', dialog);
};

test('keeps a skill that cannot be saved or deleted, and does it when tried again', async () => {
  await app.open('/candidate/profile/skills');
  await fill('Add a skill', 'Excel');
  await app.without('user_skill', async () => {
    await enter('Add a skill');
    await acknowledge('Error', internal);
    expect(await field('Add a skill')).toHaveProperty('value', 'Excel');
    await expectFocus('textbox', 'Add a skill');
    await enter('Add a skill');
    await message('Error');
  });
  await tryAgain();
  await acknowledge('Success', 'Skill added successfully');
  await expectEntries('Your added skills', ['Excel']);
  await app.without('user_skill', async () => {
    await press('Delete Excel');
    await press('Delete it');
    await message('Error');
  });
  await tryAgain();
  await acknowledge('Success', 'Skill deleted successfully');
  await expectFocus('textbox', 'Add a skill');
});

test('saves basic details whole when their second half failed and is tried again', async () => {
  const { userGuid } = await app.open('/candidate/profile');
  await fill('ZIP code', '13202');
  await fill('City', 'Syracuse');
  await fill('Phone', '315-555-0142');
  // A phone number that this one row does not take: the profile is saved, the person is not.
  const { db } = app.database;
  const refused = `phone <> '315-555-0142' OR user_guid <> '${userGuid}'`;
  await sql`ALTER TABLE person ADD CONSTRAINT no_phone CHECK (${sql.raw(refused)})`.execute(db);
  await press('Save');
  await message('Error');
  await sql`ALTER TABLE person DROP CONSTRAINT no_phone`.execute(db);
  await tryAgain();
  await acknowledge('Success', 'Updated profile successfully');
  expect(await field('Phone')).toHaveProperty('value', '315-555-0142');
  const { phone } = await db
    .selectFrom('person')
    .select('phone')
    .where('user_guid', '=', userGuid)
    .executeTakeFirstOrThrow();
  expect(phone).toBe('315-555-0142');
});

test('keeps answers and accommodations that cannot be saved', async () => {
  const person = await app.open('/candidate/profile/preferences');
  await tick('No');
  await app.without('person', async () => {
    await press('Save preferences');
    await acknowledge('Error', internal);
  });
  expect(all('radio', 'No')[0]).toHaveProperty('checked', true);
  await press('Save preferences');
  await acknowledge('Success', 'Updated preferences successfully');
  await app.open('/candidate/profile/accommodation', person);
  await tick('I have a guide dog');
  await app.without('disclosure.user_accommodation', async () => {
    await press('Save');
    await message('Error');
  });
  await tryAgain();
  await acknowledge('Success', 'Updated accommodations successfully');
});

test('lists what was saved at once, and says above it that the list could not be read again', async () => {
  await app.open('/candidate/credentials');
  const list = 'Your added credentials';
  const told = 'We could not reach the server';
  await expectSeen('No credentials added yet');
  const reach = app.edge.cutAll(/^GET .*userCredential\/getByUserId/);
  await fill('Credential name', 'CPR');
  await press('Add credential');
  await acknowledge('Success', 'Credential added successfully');
  await expectEntries(list, [/^CPREditDelete$/]);
  await expectSeen(told);
  // It is the newest: changing it meets no other version.
  for (const year of ['2024', '2025']) {
    await press('Edit CPR');
    await fill('Year', year);
    await press('Save credential');
    await acknowledge('Success', 'Credential updated successfully');
    await expectEntries(list, [`CPR${year}`]);
  }
  await expectSeen(told);
  reach();
  await press('Try again');
  await expectGone(told);
  await expectFocus('region', list);
  await until(() => expect(all('button', 'Edit CPR')).toHaveLength(1));
  await expectEntries(list, [/^CPR2025EditDelete$/]);
});

test('says that a section cannot be loaded, and shows and focuses it when tried again', async () => {
  const person = await app.person();
  await addSkill(app, person, 'Excel');
  await app.without('user_skill', async () => {
    await app.open('/candidate/profile/skills', person);
    await expectSeen(internal);
    // The rest of the page still works.
    pressOn(await one('tab', 'Preferences'));
    await button('Save preferences');
    pressOn(await one('tab', 'Skills'));
    await expectSeen(internal);
    (await button('Try again', await one('tabpanel', 'Skills'))).focus();
  });
  await press('Try again', await one('tabpanel', 'Skills'));
  await expectEntries('Your added skills', ['Excel']);
  await expectFocus('region', 'Skills');
  await until(() => expect(app.heard.at(-1)).toBe('Ready: Skills'));
});
