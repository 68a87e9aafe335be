import { SEARCH_RADIUS_MILES } from '#domain/limits.ts';
import type { JobRow } from '#server/jobs/queries.ts';
import { readSoughtPlace } from '#server/jobs/search/soughtPlace.ts';
import { readTerms } from '#server/jobs/search/searchTerms.ts';
import { bestMatch, matchOf } from '#server/jobs/search/wordLists.ts';
import { folded } from '#server/jobs/search/words.ts';
import { distanceMiles } from '#server/places/distance.ts';

export type JobTest = (job: JobRow) => boolean;

// Filters a person's own short lists. SearchIndex does the same for the whole feed.

/** How well a job matches the typed words; 0 when one is missing, 1 when none was typed. */
export function byMatch(searchText: string): (job: JobRow) => number {
  const terms = readTerms(searchText);
  if (terms.length === 0) return () => 1;
  return ({ title, company, skills, description, remote }) => {
    const texts = { title, skills: [company ?? '', ...skills].join(' '), description };
    const matches = terms.map((term) => {
      if (term.kind === 'word') return matchOf(term.word, texts);
      if (remote === 'remote') return bestMatch;
      return term.words.every((word) => matchOf(word, texts) > 0) ? 1 : 0;
    });
    return matches.includes(0) ? 0 : matches.reduce((sum, match) => sum + match, 0);
  };
}

/**
 * Whether each typed word begins a word of the job's title, company, skills or description; what
 * is said of working from home is met by a remote job.
 */
export function byWords(searchText: string): JobTest {
  const match = byMatch(searchText);
  return (job) => match(job) > 0;
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
