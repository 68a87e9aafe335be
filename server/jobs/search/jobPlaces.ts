import { SEARCH_RADIUS_MILES } from '#domain/limits.ts';
import { boxAround, distanceMiles } from '#server/places/distance.ts';
import type { Place } from '#server/places/place.ts';
import type { SoughtPlace } from './soughtPlace.ts';
import { folded } from './words.ts';

/** What the search knows of where a job is. */
export interface JobPlace {
  readonly city: string | null;
  readonly state: string | null;
  /** Degrees. */
  readonly lat: number | null;
  readonly lng: number | null;
  /** As the posting prints it. */
  readonly location: string;
  readonly remote: string | null;
}

/** Texts that repeat, each kept once under a number. */
class Names {
  readonly texts: string[] = [];
  readonly #numbers = new Map<string, number>();

  numberOf(text: string): number {
    let number = this.#numbers.get(text);
    if (number === undefined) {
      number = this.texts.push(text) - 1;
      this.#numbers.set(text, number);
    }
    return number;
  }

  find(text: string): number {
    return this.#numbers.get(text) ?? -1;
  }
}

/** Where each job is, by slot; in columns, so that a hundred thousand can be passed through in a millisecond. */
export class JobPlaces {
  readonly #cities = new Names();
  readonly #states = new Names();
  readonly #locations = new Names();
  readonly #city: number[] = [];
  readonly #state: number[] = [];
  readonly #location: number[] = [];
  readonly #lat: number[] = [];
  readonly #lng: number[] = [];
  readonly #isRemote: boolean[] = [];

  set(slot: number, place: JobPlace): void {
    this.#city[slot] = this.#cities.numberOf(folded(place.city ?? ''));
    this.#state[slot] = this.#states.numberOf(place.state ?? '');
    this.#location[slot] = this.#locations.numberOf(folded(place.location));
    this.#lat[slot] = place.lat ?? Number.NaN;
    this.#lng[slot] = place.lng ?? Number.NaN;
    this.#isRemote[slot] = place.remote === 'remote';
  }

  isRemote(slot: number): boolean {
    return this.#isRemote[slot] === true;
  }

  /** Whether the job of a slot is at the place. Means the same as byLocation does for one job. */
  test(sought: SoughtPlace): (slot: number) => boolean {
    switch (sought.kind) {
      case 'anywhere':
        return () => true;
      case 'nowhere':
        return () => false;
      case 'remote':
        return (slot) => this.isRemote(slot);
      case 'state': {
        const state = this.#states.find(sought.state);
        return (slot) => this.#state[slot] === state;
      }
      case 'printed': {
        const printed = this.#locations.texts.map((text) => text.includes(sought.text));
        return (slot) => printed[this.#location[slot] ?? -1] === true;
      }
      case 'near':
        return this.#near(sought.place, sought.city);
    }
  }

  #near(place: Place, cityName: string): (slot: number) => boolean {
    const city = this.#cities.find(cityName);
    const state = this.#states.find(place.state);
    const { south, north, west, east } = boxAround(place, SEARCH_RADIUS_MILES);
    // Beyond the 180th meridian the box does not wrap; the distance does.
    const wraps = west < -180 || east > 180;
    return (slot) => {
      if (this.#city[slot] === city && this.#state[slot] === state) return true;
      const lat = this.#lat[slot] ?? Number.NaN;
      const lng = this.#lng[slot] ?? Number.NaN;
      if (!(lat >= south && lat <= north)) return false;
      if (!wraps && !(lng >= west && lng <= east)) return false;
      return distanceMiles(place, { lat, lng }) <= SEARCH_RADIUS_MILES;
    };
  }
}
