import { readSoughtPlace } from '#server/jobs/search/soughtPlace.ts';

/** Whether a text names a place that the server knows, and not only words of a posting. */
export function isKnownPlace(text: string): boolean {
  const { kind } = readSoughtPlace(text);
  return kind !== 'printed' && kind !== 'nowhere';
}

/** Whether the place of a saved search was one once and is none any more. */
export function isPlaceGone(search: { place: string; place_known: boolean }): boolean {
  return search.place_known && !isKnownPlace(search.place);
}
