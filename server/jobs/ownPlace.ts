import type { Db } from '#server/database/connect.ts';
import type { JobSort } from '#server/jobs/search/wantedJobs.ts';
import { pointOf } from '#server/jobs/search/soughtPlace.ts';
import { findUserSoc } from '#server/matching/queries.ts';
import { placeOf } from '#server/matching/savedCandidate.ts';
import type { Point } from '#server/places/place.ts';
import { findUser, findUserProfile } from '#server/profiles/queries.ts';

/**
 * The place that "nearest" is counted from: the one that was typed, otherwise where the person
 * lives. Null for another sort, and when neither is known.
 */
export async function placeToSortBy(
  db: Db,
  userGuid: string,
  search: { readonly locationText: string; readonly sort?: JobSort },
): Promise<Point | null> {
  if (search.sort !== 'nearest') return null;
  const typed = pointOf(search.locationText);
  if (typed) return typed;
  const [user, profile, soc] = await Promise.all([
    findUser(db, userGuid),
    findUserProfile(db, userGuid),
    findUserSoc(db, userGuid),
  ]);
  return user ? placeOf({ user, profile, soc }) : null;
}
