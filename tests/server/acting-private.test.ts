import { afterAll, beforeAll, expect, it } from 'vitest';
import { viewAs } from '#tests/support/acting.ts';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { insertConsent } from '#tests/support/coaching.ts';
import { readAuthorization } from '#tests/support/authorization.ts';
import { applyAt, joinExampleCompany } from '#tests/support/companies.ts';
import { shareStatement } from '#tests/support/companyRelations.ts';
import { bodyOf, exampleCompany, namesPerson, requestOf } from '#tests/support/requests.ts';

/** In every word that only its writer, or whom it was written to, may read. */
const secret = 'zyxwquiet';

let api: TestApi;
let robin: TestPerson;
let employer: TestPerson;
let coach: TestPerson;
beforeAll(async () => {
  api = await openApi();
  [robin, employer, coach] = [await api.person(2), await api.person(3), await api.person(4)];
  await joinExampleCompany(api, employer);
  const company = { companyGuid: exampleCompany.guid, member: employer };
  await api.ok('createUserAccommodation', {
    as: robin,
    body: {
      ...bodyOf('createUserAccommodation', robin.userGuid),
      OtherAccommodation: true,
      OtherAccommodationText: `${secret} room`,
    },
  });
  await api.ok('updatePassport', {
    as: robin,
    path: { id: robin.userGuid },
    body: { About: `${secret} passport` },
  });
  await applyAt(api, robin, exampleCompany.guid);
  await shareStatement(api, robin, company, `${secret} statement`);
  await insertConsent(api.database, robin, coach, {
    scopes: ['profile', 'accommodations'],
    facts: ['OtherAccommodation', 'OtherAccommodationText'],
  });
  const body = { candidateProfileID: robin.userGuid, employerNotes: `${secret} note` };
  await api.ok('saveCandidate', {
    as: employer,
    body: { employerProfileID: employer.userGuid, ...body },
  });
  await api.ok('createContactLog', {
    as: employer,
    body: {
      fromPersonId: employer.userGuid,
      toPersonId: robin.userGuid,
      message: `${secret} message`,
    },
  });
  for (const [as, Kind] of [
    [robin, 'profile.accommodation'],
    [employer, 'skills'],
    [coach, 'skills'],
  ] as const)
    await api.ok('saveDraft', {
      as,
      path: { Kind },
      body: { Version: 1, Data: { OtherAccommodationText: `${secret} draft` } },
    });
});
afterAll(() => api.close());

it('is there for those whom it is for', async () => {
  const own = (as: TestPerson, of = as) => ({ as, path: { id: of.userGuid } });
  const told = JSON.stringify([
    await api.ok('getUserAccommodation', own(robin)),
    await api.ok('getPassport', own(robin)),
    await api.ok('listContactLogsToPerson', own(robin)),
    await api.ok('listSharedStatements', own(employer, robin)),
    await api.ok('listSavedCandidates', own(employer)),
    await api.ok('getAppliedCandidates', {
      as: employer,
      path: { companyName: exampleCompany.name },
    }),
    await api.ok('getSharedAccommodation', own(coach, robin)),
    await api.ok('listDrafts', { as: employer }),
  ]);
  for (const word of ['room', 'passport', 'message', 'statement', 'note', 'draft'])
    expect(told).toContain(`${secret} ${word}`);
  expect(told).toContain(robin.email);
});

it.each([
  ['a candidate', () => robin],
  ['an employer', () => employer],
  ['a job coach', () => coach],
])('answers no call in a view as %s with a word that is not for it', async (role, viewed) => {
  const [admin, person] = [await api.person(1), viewed()];
  await viewAs(api, admin, person);
  // Who views the candidate reads the account, and a coach's own list has addresses.
  const words = role === 'an employer' ? [secret, robin.email] : [secret];
  let asked = 0;
  for (const [id, row] of readAuthorization()) {
    if (row['signed-out'] === 'public' || id === 'endActing' || id === 'endOtherSessions') continue;
    const about = namesPerson(id) && person !== robin ? [person, robin] : [person];
    for (const { userGuid } of about) {
      const request = { ...requestOf(id, userGuid), as: admin };
      const { body } = await api.call(id, request);
      asked += 1;
      const said = String(JSON.stringify(body));
      expect(
        words.filter((word) => said.includes(word)),
        id,
      ).toEqual([]);
    }
  }
  expect(asked).toBeGreaterThan(150);
  await api.ok('endActing', { as: admin });
});
