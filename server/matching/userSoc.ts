import type { components } from '#openapi/data.ts';
import { etagOf } from '#server/http/etag.ts';
import type { UserSocFacts, UserSocRow } from '#server/matching/queries.ts';

type UserSOC = components['schemas']['UserSOC'];

/** Saved insights in the form of the contract. */
export function userSocRecord(row: UserSocRow): UserSOC {
  return {
    UserGuid: row.user_guid,
    SOCCode: row.soc_code,
    AlternateSOCCode1: row.alternate_soc_code1,
    AlternateSOCCode2: row.alternate_soc_code2,
    AlternateSOCCode3: row.alternate_soc_code3,
    HighestLevelOfEducation: row.highest_level_of_education,
    YearsOfExperience: row.years_of_experience,
    LocationLat: row.location_lat,
    LocationLong: row.location_long,
    PostalCode: row.postal_code,
    Relocation: row.relocation,
    Remote: row.remote,
    SearchRadius: row.search_radius,
    _etag: etagOf(row.version),
  };
}

/** The columns stored of them. */
export function userSocFacts(soc: UserSOC): UserSocFacts {
  return {
    soc_code: soc.SOCCode,
    alternate_soc_code1: soc.AlternateSOCCode1,
    alternate_soc_code2: soc.AlternateSOCCode2,
    alternate_soc_code3: soc.AlternateSOCCode3,
    highest_level_of_education: soc.HighestLevelOfEducation,
    years_of_experience: soc.YearsOfExperience,
    location_lat: soc.LocationLat,
    location_long: soc.LocationLong,
    postal_code: soc.PostalCode ?? null,
    relocation: soc.Relocation,
    remote: soc.Remote,
    search_radius: soc.SearchRadius,
  };
}
