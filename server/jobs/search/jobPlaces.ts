import { SEARCH_RADIUS_MILES } from '#domain/limits.ts';
import { distanceMiles } from '#server/places/distance.ts';
import type { SoughtPlace } from './soughtPlace.ts';
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
  readonly remote: string | null;
}

/**
 * Where each job is, by slot. A hundred thousand jobs are in a few thousand places, so each place
 * is stored once and each search checks each place once.
 */
export class JobPlaces {
  readonly #places: JobPlace[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #ofSlot: number[] = [];

  set(slot: number, job: JobPlace): void {
    const { city, state, lat, lng, location, remote } = job;
    const place = {
      city: folded(city ?? ''),
      state,
      lat,
      lng,
      location: folded(location),
      remote,
    };
    const key = JSON.stringify(Object.values(place));
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.#places.push(place) - 1;
      this.#numbers.set(key, number);
    }
    this.#ofSlot[slot] = number;
  }

  /** For each slot below `count` the value when its job is remote, otherwise 0. */
  remoteJobs(count: number, value: number): Uint8Array {
    const ofPlace = Uint8Array.from(this.#places, ({ remote }) =>
      remote === 'remote' ? value : 0,
    );
    const values = new Uint8Array(count);
    for (let slot = 0; slot < count; slot += 1)
      values[slot] = ofPlace[this.#ofSlot[slot] ?? 0] ?? 0;
    return values;
  }

  /**
   * Sets the scores of jobs that are not at the place to 0. Does the same as byLocation does for
   * one job.
   */
  keep(scores: Uint16Array, sought: SoughtPlace): void {
    if (sought.kind === 'anywhere') return;
    const isThere = testFor(sought);
    const there = Uint8Array.from(this.#places, (place) => (isThere(place) ? 1 : 0));
    for (let slot = 0; slot < scores.length; slot += 1)
      if (there[this.#ofSlot[slot] ?? 0] !== 1) scores[slot] = 0;
  }
}

function testFor(sought: Exclude<SoughtPlace, { kind: 'anywhere' }>): (place: JobPlace) => boolean {
  switch (sought.kind) {
    case 'nowhere':
      return () => false;
    case 'remote':
      return ({ remote }) => remote === 'remote';
    case 'state':
      return ({ state }) => state === sought.state;
    case 'printed':
      return ({ location }) => location.includes(sought.text);
    case 'near':
      return ({ city, state, lat, lng }) => {
        if (state === sought.place.state && city === sought.city) return true;
        if (lat === null || lng === null) return false;
        return distanceMiles(sought.place, { lat, lng }) <= SEARCH_RADIUS_MILES;
      };
  }
}
