import { SEARCH_RADIUS_MILES } from '#domain/limits.ts';
import type { JobRow } from '#server/jobs/queries.ts';
import { readSoughtPlace } from '#server/jobs/search/soughtPlace.ts';
import { folded, wordsOf } from '#server/jobs/search/words.ts';
import { distanceMiles } from '#server/places/distance.ts';

export type JobTest = (job: JobRow) => boolean;

// For a person's own short lists, job by job. SearchIndex means the same over the whole feed.

/** True for a job in which every word that was typed begins a word of its title, company, skills or description. */
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
 * True for a job at the place that was typed: for a state, in it; for a city or ZIP, in that city or within 50 miles; for
 * "remote", done from anywhere. A text that names no place is looked for in the location as it is printed.
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
