import { SEARCH_RADIUS_MILES } from '#domain/limits.ts';
import type { JobRow } from '#server/jobs/queries.ts';
import { readSoughtPlace } from '#server/jobs/search/soughtPlace.ts';
import { occupationOf } from '#server/jobs/search/everydayWords.ts';
import { readTerms, type Term } from '#server/jobs/search/searchTerms.ts';
import { bestMatch, matchOf, namedMatch, wordsAlone } from '#server/jobs/search/wordLists.ts';
import { folded } from '#server/jobs/search/words.ts';
import { isInRegion } from '#server/places/regions.ts';
import { distanceMiles } from '#server/places/distance.ts';

export type JobTest = (job: JobRow) => boolean;

// Filters a person's own short lists. SearchIndex does the same for all open jobs.

/** How well a job matches the typed words; 0 when one is missing, 1 when none was typed. */
export function byMatch(searchText: string): (job: JobRow) => number {
  const terms = readTerms(searchText);
  if (terms.length === 0) return () => 1;
  return (job) => {
    const matches = terms.map((term) => matchOfTerm(term, job));
    return matches.includes(0) ? 0 : matches.reduce((sum, match) => sum + match, 0);
  };
}

function matchOfTerm(term: Term, { title, company, skills, soc_code, ...job }: JobRow): number {
  if (term.kind === 'remote' && job.remote === 'remote') return bestMatch;
  if (term.kind === 'hours' && job.employment_types.includes(term.type)) return bestMatch;
  const { description } = job;
  const texts = { title, skills: [company ?? '', ...skills].join(' '), description };
  const joins = term.kind === 'words' ? term.joins : null;
  const matches = term.words.map((word) => matchOf(word, texts, joins?.get(word)));
  const hasAll = !matches.includes(0);
  if (term.kind !== 'words') return hasAll ? wordsAlone : 0;
  if (term.name === null) return matches.reduce((sum, match) => sum + match, 0);
  return namedMatch(matches, term.name.occupations.has(occupationOf(title, soc_code)));
}

/**
 * Whether the job is at the typed place: in the state; in the city or ZIP or within 50 miles of
 * it, or as many as are given; for "remote", done from anywhere. A text that names no place is
 * searched in the location as printed.
 */
export function byLocation(locationText: string, miles = SEARCH_RADIUS_MILES): JobTest {
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
    case 'region':
      return ({ state_short: state, lat, lng }) => isInRegion(sought.region, { state, lat, lng });
    case 'printed':
      return (job) => folded(job.location).includes(sought.text);
    case 'near':
      return ({ city, state_short, lat, lng }) => {
        if (state_short === sought.place.state && folded(city ?? '') === sought.city) return true;
        if (lat === null || lng === null) return false;
        return distanceMiles(sought.place, { lat, lng }) <= miles;
      };
  }
}
