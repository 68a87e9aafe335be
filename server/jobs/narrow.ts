import { SEARCH_RADIUS_MILES } from '#domain/limits.ts';
import type { JobRow } from '#server/jobs/queries.ts';
import { distanceMiles } from '#server/places/distance.ts';
import { geocodeZip, readZip } from '#server/places/geocodeZip.ts';
import type { Place } from '#server/places/place.ts';
import { searchPlaces } from '#server/places/searchPlaces.ts';
import { stateCode } from '#server/places/states.ts';

export type JobTest = (job: JobRow) => boolean;

/** Without case and accents, so that "cafe" finds "Café". */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

function wordsOf(text: string): string[] {
  return plain(text).match(/[\p{L}\p{N}+#]+/gu) ?? [];
}

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
  const text = locationText.trim();
  if (text === '') return () => true;
  if (/^remote$/i.test(text)) return (job) => job.remote === 'remote';
  const state = stateCode(text);
  if (state !== null) return (job) => job.state_short === state;
  const place =
    readZip(text) === null ? (searchPlaces(text, { limit: 1 })[0] ?? null) : geocodeZip(text);
  if (place !== null) return near(place);
  if (readZip(text) !== null) return () => false;
  const wanted = plain(text);
  return (job) => plain(job.location).includes(wanted);
}

function near(place: Place): JobTest {
  return (job) => {
    if (plain(job.city ?? '') === plain(place.city) && job.state_short === place.state) return true;
    if (job.lat === null || job.lng === null) return false;
    return distanceMiles(place, { lat: job.lat, lng: job.lng }) <= SEARCH_RADIUS_MILES;
  };
}
