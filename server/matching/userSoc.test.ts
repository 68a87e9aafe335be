import { expect, it } from 'vitest';
import { noInsights } from './testing.ts';
import { userSocFacts, userSocRecord } from './userSoc.ts';

const row = {
  ...noInsights,
  soc_code: '43-3031',
  alternate_soc_code1: '43-3021',
  alternate_soc_code2: '43-3051',
  alternate_soc_code3: '13-2011',
  highest_level_of_education: 'bachelors' as const,
  years_of_experience: 7,
  location_lat: 43.05,
  location_long: -76.15,
  postal_code: '13201',
  relocation: 1 as const,
  remote: 'hybrid' as const,
  search_radius: 30,
};

it('gives saved insights back as they were sent', () => {
  const { user_guid, version, ...facts } = row;
  const record = userSocRecord(row);
  expect(record).toMatchObject({
    UserGuid: user_guid,
    _etag: expect.stringContaining(`${version}`),
  });
  expect(userSocFacts(record)).toEqual(facts);
});

it('saves no ZIP code when none is sent', () => {
  const { PostalCode: _code, ...record } = userSocRecord(row);
  expect(userSocFacts(record).postal_code).toBeNull();
});
