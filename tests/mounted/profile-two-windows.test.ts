import { expect, test } from 'vitest';
import { NO_ACCOMMODATIONS } from '#domain/accommodations.ts';
import { entryOf } from '#tests/support/profileLists.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { addSchool } from '#tests/support/mounted/sections.ts';
import { acknowledge, expectEntries, expectFocus } from '#tests/support/mounted/seen.ts';
import { all, field, fill, one, press, tick, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const school = "Associate's, Accounting, Salt City College";
const list = 'Your added education';
const conflict = () => one('dialog', 'This was changed somewhere else');
const theirs = async () => (await one('region', 'What is saved now', await conflict())).textContent;

/**
 * A person with one school, whose form has another major; the returned calls change the school
 * elsewhere.
 */
async function editSchool() {
  const person = await app.person();
  const { id } = entryOf(await addSchool(app, person));
  await app.open('/candidate/profile/education', person);
  await press(`Edit ${school}`);
  await fill('Major', 'History');
  const values = {
    UserGuid: person.userGuid,
    SchoolName: 'Salt City College',
    DegreeLevelId: 3,
    StartYear: 2014,
    YearCompleted: 2016,
    Present: false,
  };
  return {
    change: (DegreeName: string) =>
      app.ok('updateUserDegree', { as: person, query: { id }, body: { ...values, DegreeName } }),
    remove: () => app.ok('deleteUserDegree', { as: person, path: { id } }),
  };
}

test('adds an entry again, or leaves it, when it was deleted elsewhere', async () => {
  const { remove } = await editSchool();
  await remove();
  await press('Save education');
  const dialog = await conflict();
  expect(dialog.textContent).toContain('You can save what you typed as a new entry.');
  await one('button', 'Leave it deleted', dialog);
  await press('Save what I typed', dialog);
  await acknowledge('Success', 'Education added successfully');
  await expectEntries(list, ['History']);
  await expectFocus('textbox', 'School name');
});

test('asks once more before it deletes an entry that was changed elsewhere', async () => {
  const { change } = await editSchool();
  await change('Baking');
  await press(`Delete ${school}`);
  await press('Delete it');
  expect(await theirs()).toContain('MajorBaking');
  await press('Keep it', await conflict());
  await expectEntries(list, ['Baking']);
  // What was typed for it is still there.
  expect(await field('Major')).toHaveProperty('value', 'History');
  await change('Chess');
  await press("Delete Associate's, Baking, Salt City College");
  await press('Delete it');
  await press('Delete it anyway', await conflict());
  await acknowledge('Success', 'Education deleted successfully');
  await expectEntries(list, []);
});

test('meets no conflict when another form of the same record was saved elsewhere', async () => {
  const person = await app.open('/candidate/profile');
  await fill('ZIP code', '13202');
  const body = { Relocate: 1, RemoteWorkType: 'remote' };
  await app.ok('updateUser', { as: person, path: { guid: person.userGuid }, body });
  await press('Save');
  await acknowledge('Success', 'Updated profile successfully');
  expect(all('dialog', 'This was changed somewhere else')).toEqual([]);
});

test('keeps both when two windows changed different fields', async () => {
  const person = await app.person();
  await app.open('/candidate/profile', person);
  await fill('ZIP code', '13202');
  await fill('City', 'Salina');
  const body = { Phone: '315-555-0142' };
  await app.ok('updateUser', { as: person, path: { guid: person.userGuid }, body });
  await press('Save');
  await acknowledge('Success', 'Updated profile successfully');
  expect(all('dialog', 'This was changed somewhere else')).toEqual([]);
  expect(await field('Phone')).toHaveProperty('value', '315-555-0142');
  expect(await field('City')).toHaveProperty('value', 'Salina');
});

test('asks only about the field that both changed, and keeps the rest of both', async () => {
  const { change } = await editSchool();
  await fill('School name', 'Salt City Evening College');
  await change('Baking');
  await press('Save education');
  const dialog = await conflict();
  const mine = (await one('region', 'What you typed', dialog)).textContent;
  expect(mine).toBe('What you typedMajorHistory');
  expect(await theirs()).toBe('What is saved nowMajorBaking');
  await press('Keep what is saved', dialog);
  await acknowledge('Success', 'Education updated successfully');
  await expectEntries(list, [/Baking.*Salt City Evening College/s]);
});

test('writes nothing of basic details that another window saved before it is decided', async () => {
  const person = await app.person();
  const as = { as: person };
  const { userGuid: UserGuid } = person;
  const path = { guid: UserGuid };
  await app.open('/candidate/profile', person);
  await field('City');
  await app.ok('createUserProfile', {
    ...as,
    body: { UserGuid, PostalCode: '13202', City: 'Solvay' },
  });
  await app.ok('updateUser', { ...as, path, body: { Phone: '315-555-0142' } });
  const type = async () => {
    await fill('ZIP code', '13202');
    await fill('City', 'Salina');
    await fill('Phone', '315-555-0143');
    await press('Save');
  };
  const saved = () =>
    app.database.db
      .selectFrom('user_profile')
      .innerJoin('person', 'person.user_guid', 'user_profile.user_guid')
      .select(['city', 'phone'])
      .where('user_profile.user_guid', '=', UserGuid)
      .executeTakeFirst();
  await type();
  expect(await theirs()).toContain('CitySolvay');
  expect(await saved()).toEqual({ city: 'Solvay', phone: '315-555-0142' });
  await press('Keep what is saved', await conflict());
  await until(async () => expect(await field('City')).toHaveProperty('value', 'Solvay'));
  await type();
  await acknowledge('Success', 'Updated profile successfully');
  expect(await saved()).toEqual({ city: 'Salina', phone: '315-555-0143' });
});

test('keeps all accommodations that two windows ticked, also before there was a record', async () => {
  const person = await app.person();
  await app.open('/candidate/accommodation', person);
  await tick('I have a guide dog');
  const body = { ...NO_ACCOMMODATIONS, UserGuid: person.userGuid, WheelchairUser: true };
  await app.ok('createUserAccommodation', { as: person, body });
  const save = async () => {
    await press('Save');
    await acknowledge('Success', 'Updated accommodations successfully');
    const ticked = all<HTMLInputElement>('checkbox').filter((box) => box.checked);
    return ticked.flatMap(({ labels }) => [...(labels ?? [])].map((label) => label.textContent));
  };
  const [wheelchair, dog, partTime] = [
    'I use a wheelchair',
    'I have a guide dog',
    'Part-time work',
  ];
  expect((await save()).toSorted()).toEqual([dog, wheelchair]);
  // The next change says which version it was made from, and takes over what became of the rest.
  await app.database.db
    .updateTable('disclosure.user_accommodation')
    .set((row) => ({ version: row('version', '+', 1), guide_dog_user: false }))
    .where('user_guid', '=', person.userGuid)
    .execute();
  await tick(partTime);
  const held = app.edge.hold(/^PUT .*userAccommodation/);
  const saving = save();
  const call = await held;
  expect(call.request.headers.get('if-match')).toBe('"2"');
  await call.answer();
  expect((await saving).toSorted()).toEqual([wheelchair, partTime].toSorted());
});
