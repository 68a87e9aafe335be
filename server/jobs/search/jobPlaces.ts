import { SEARCH_RADIUS_MILES } from '#domain/limits.ts';
import { distanceMiles } from '#server/places/distance.ts';
import type { Point } from '#server/places/place.ts';
import { isInRegion } from '#server/places/regions.ts';
import type { SoughtPlace } from './soughtPlace.ts';
import { withRoom } from './slotFacts.ts';
import { folded } from './words.ts';

/** What the search knows about a job's place. */
export interface JobPlace {
  readonly city: string | null;
  readonly state: string | null;
  /** Degrees. */
  readonly lat: number | null;
  readonly lng: number | null;
  /** As in the posting. */
  readonly location: string;
}

/** What is sought somewhere. */
type Located = Exclude<SoughtPlace, { kind: 'anywhere' | 'remote' }>;

/** The closeness of a job without a place. */
const nowhereNear = 1;
/** The closeness of a job next door. */
export const closest = 0xffff;
const tenthsOfMile = 10;

/** How close a job is to a point, in 16 bits by tenths of a mile; one without a place is last. */
export function closeness(point: Point, { lat, lng }: Pick<JobPlace, 'lat' | 'lng'>): number {
  if (lat === null || lng === null) return nowhereNear;
  const far = Math.round(distanceMiles(point, { lat, lng }) * tenthsOfMile);
  return Math.max(nowhereNear + 1, closest - far);
}

/**
 * Where each job is, by slot. A hundred thousand jobs are in a few thousand places, so each place
 * is stored once and each search checks each place once.
 */
export class JobPlaces {
  readonly #places: JobPlace[] = [];
  readonly #numbers = new Map<string, number>();
  #ofSlot = new Uint32Array(0);

  set(slot: number, { city, state, lat, lng, location }: JobPlace): void {
    const place = { city: folded(city ?? ''), state, lat, lng, location: folded(location) };
    const key = JSON.stringify(Object.values(place));
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.#places.push(place) - 1;
      this.#numbers.set(key, number);
    }
    this.#ofSlot = withRoom(this.#ofSlot, slot);
    this.#ofSlot[slot] = number;
  }

  /**
   * Sets the scores of jobs that are not at the place to 0. Does the same as byLocation does for
   * one job; who asks for remote jobs asks for no place.
   */
  keep(scores: Uint16Array, sought: SoughtPlace, miles = SEARCH_RADIUS_MILES): void {
    if (sought.kind === 'anywhere' || sought.kind === 'remote') return;
    const there = this.#there(sought, miles);
    const ofSlot = this.#ofSlot;
    for (let slot = 0; slot < scores.length; slot += 1)
      if (there[ofSlot[slot] ?? 0] !== 1) scores[slot] = 0;
  }

  /** Whether a job with a score is at the place. */
  hasAny(scores: Uint16Array, sought: Located, miles = SEARCH_RADIUS_MILES): boolean {
    const there = this.#there(sought, miles);
    const ofSlot = this.#ofSlot;
    for (let slot = 0; slot < scores.length; slot += 1)
      if (scores[slot] !== 0 && there[ofSlot[slot] ?? 0] === 1) return true;
    return false;
  }

  /** For each place 1 when it is at the sought one. */
  #there(sought: Located, miles: number): Uint8Array {
    const isThere = testFor(sought, miles);
    return Uint8Array.from(this.#places, (place) => (isThere(place) ? 1 : 0));
  }

  /** Puts the closeness to a point in place of each score above 0. */
  scoreByCloseness(scores: Uint16Array, point: Point): void {
    const close = Uint16Array.from(this.#places, (place) => closeness(point, place));
    const ofSlot = this.#ofSlot;
    for (let slot = 0; slot < scores.length; slot += 1)
      if ((scores[slot] ?? 0) > 0) scores[slot] = close[ofSlot[slot] ?? 0] ?? 0;
  }
}

function testFor(sought: Located, miles: number): (place: JobPlace) => boolean {
  switch (sought.kind) {
    case 'nowhere':
      return () => false;
    case 'state':
      return ({ state }) => state === sought.state;
    case 'region':
      return (place) => isInRegion(sought.region, place);
    case 'printed':
      return ({ location }) => location.includes(sought.text);
    case 'near':
      return ({ city, state, lat, lng }) => {
        if (state === sought.place.state && city === sought.city) return true;
        if (lat === null || lng === null) return false;
        return distanceMiles(sought.place, { lat, lng }) <= miles;
      };
  }
}
