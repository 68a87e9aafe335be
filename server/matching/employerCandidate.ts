import { SEARCH_RADIUS_MILES } from '#domain/limits.ts';
import { placeOf } from '#server/jobs/import/facts/place.ts';
import type { Candidate } from '#server/matching/candidate.ts';
import { candidateOf, type SavedProfile } from '#server/matching/savedCandidate.ts';
import { stateCode } from '#server/places/states.ts';

/**
 * The person as the ranking for a company sees them: what stands in the profile that it may read.
 * No wish counts: not the ideal job, nor whether they move, work from home or how far they go; of
 * where they live only city and state. Accommodations and answers are never read for a ranking.
 */
export function candidateForEmployers(saved: SavedProfile, today: Date): Candidate {
  const { user, profile, soc } = saved;
  const nowhere = { location_lat: null, location_long: null };
  const candidate = candidateOf(
    {
      ...saved,
      user: {
        ...user,
        ...nowhere,
        relocate: null,
        remote_work_type: null,
        preferences_answered: false,
      },
      profile: profile && {
        ...profile,
        ideal_job: null,
        postal_code: null,
        search_radius: SEARCH_RADIUS_MILES,
      },
      soc: soc && { ...soc, ...nowhere, postal_code: null, search_radius: SEARCH_RADIUS_MILES },
    },
    today,
  );
  return { ...candidate, place: cityOf(profile), relocate: null, remote: null };
}

function cityOf(profile: SavedProfile['profile']): Candidate['place'] {
  const city = profile?.city?.trim() || null;
  const state = stateCode(profile?.state ?? '');
  const { lat, lng } = placeOf({ city, state, zip: null, country: 'US', remote: null });
  return lat === null || lng === null ? null : { lat, lng };
}
