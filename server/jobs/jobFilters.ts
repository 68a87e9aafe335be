import { SEARCH_RADIUS_MILES } from '#domain/limits.ts';
import type { JobRow } from '#server/jobs/queries.ts';
import { readSoughtPlace } from '#server/jobs/search/soughtPlace.ts';
import { folded, wordsOf } from '#server/jobs/search/words.ts';
import { distanceMiles } from '#server/places/distance.ts';

export type JobTest = (job: JobRow) => boolean;

// Filters a person's own short lists. SearchIndex does the same for the whole feed.

/** Whether each typed word begins a word of the job's title, company, skills or description. */
export function byWords(searchText: string): JobTest {
  const wanted = wordsOf(searchText);
  if (wanted.length === 0) return () => true;
  return (job) => {
    const words = wordsOf(
      [job.title, job.company ?? '', job.skills.join(' '), job.description].join(' '),
    );
    return wanted.every((want) => words.some((word) => word.startsWith(want)));
  };
}

/**
 * Whether the job is at the typed place: in the state; in the city or ZIP or within 50 miles of
 * it; for "remote", done from anywhere. A text that names no place is searched in the location as
 * printed.
 */
export function byLocation(locationText: string): JobTest {
  const sought = readSoughtPlace(locationText);
  switch (sought.kind) {
    case 'anywhere':
      return () => true;
    case 'nowhere':
      return () => false;
    case 'remote':
      return (job) => job.remote === 'remote';
    case 'state':
      return (job) => job.state_short === sought.state;
    case 'printed':
      return (job) => folded(job.location).includes(sought.text);
    case 'near':
      return ({ city, state_short, lat, lng }) => {
        if (state_short === sought.place.state && folded(city ?? '') === sought.city) return true;
        if (lat === null || lng === null) return false;
        return distanceMiles(sought.place, { lat, lng }) <= SEARCH_RADIUS_MILES;
      };
  }
}
