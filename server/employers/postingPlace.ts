import { oneLine } from '#domain/describePosting.ts';
import type { PostingContent } from '#domain/postingContent.ts';
import { placeOf, type PostingPlace } from '#server/jobs/import/facts/place.ts';
import { stateCode } from '#server/places/states.ts';

/** Where a posting is, as its fields say; the point is null for a place that is not known. */
export function placeIn({ city, stateShort, remote }: PostingContent): PostingPlace {
  const named = { city: oneLine(city) || null, state: stateCode(stateShort) };
  const place = placeOf({ ...named, zip: null, country: 'US', remote });
  const isNowhere = named.city === null && named.state === null && remote !== 'remote';
  return isNowhere ? { ...place, location: '' } : place;
}
