import type { components, operations as DataOperations } from '#openapi/data.ts';
import type { operations as UserOperations } from '#openapi/user.ts';
import type { Handlers, Input } from '#server/http/contractTypes.ts';
import { changedMeanwhile, etagOf, expectedVersion } from '#server/http/etag.ts';
import { candidateOwner, type Policies } from '#server/http/policy.ts';
import { Problem } from '#server/http/problem.ts';
import {
  changeUserSoc,
  findUserSoc,
  insertUserSoc,
  type UserSocFacts,
  type UserSocRow,
} from '#server/matching/queries.ts';
import type { Services } from '#server/services.ts';

type UserSOC = components['schemas']['UserSOC'];
type InsightOperations = Pick<UserOperations, 'updateCandidateInsights'> & DataOperations;

export const insightPolicies: Policies<InsightOperations> = {
  updateCandidateInsights: candidateOwner('path.id', 'body.UserGuid'),
  getUserSOC: candidateOwner('path.userGuid'),
  createUserSOC: candidateOwner('path.userGuid', 'body.UserGuid'),
  updateUserSOC: candidateOwner('path.userGuid', 'body.UserGuid'),
};

const noInsights = () =>
  new Problem(404, 'no_insights', 'No insights are saved yet. Save your profile to make them.');

/** The saved insights of a candidate, with where and how they want to work. */
export function insightOperations({ database }: Services): Handlers<InsightOperations> {
  const { db } = database;
  const change = async (
    userGuid: string,
    { body, ifMatch }: Input<DataOperations['updateUserSOC']>,
  ) => {
    const saved = await changeUserSoc(db, userGuid, expectedVersion(ifMatch), userSocFacts(body));
    if (saved) return userSocRecord(saved);
    throw (await findUserSoc(db, userGuid)) ? changedMeanwhile() : noInsights();
  };
  return {
    updateCandidateInsights: async (input) => {
      const { userGuid } = input.caller;
      const made = await insertUserSoc(db, userGuid, userSocFacts(input.body));
      return made ? userSocRecord(made) : change(userGuid, { ...input, path: { userGuid } });
    },
    getUserSOC: async ({ path }) => {
      const saved = await findUserSoc(db, path.userGuid);
      if (!saved) throw noInsights();
      return userSocRecord(saved);
    },
    createUserSOC: async ({ body, caller }) => {
      const saved = await insertUserSoc(db, caller.userGuid, userSocFacts(body));
      if (!saved)
        throw new Problem(
          409,
          'already_there',
          'Insights are saved already. Change those instead.',
        );
      return userSocRecord(saved);
    },
    updateUserSOC: async (input) => change(input.caller.userGuid, input),
  };
}

function userSocRecord(row: UserSocRow): UserSOC {
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

function userSocFacts(soc: UserSOC): UserSocFacts {
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
