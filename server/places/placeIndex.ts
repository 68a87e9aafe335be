import { distanceMiles } from './distance.ts';
import type { Place, Point } from './place.ts';
import { readCities, readZips } from './sources.ts';
import type { CityRecord, ZipRecord } from './sources.ts';
import { isMilitaryState } from './states.ts';
import { looksLikeOrganisation, placeWords, formatPostalName } from './spelling.ts';

/** A city of the index. Its size is its number of ZIP codes, the only measure in the data. */
export type City = {
  name: string;
  state: string;
  lat: number;
  lng: number;
  key: string;
  /** The words of the key, so that "cruz" finds Santa Cruz. */
  words: readonly string[];
  size: number;
};

export type PlaceIndex = {
  /** Sorted by size, largest first. */
  cities: readonly City[];
  /** Sorted numbers. Index i of this and the next two lists is one ZIP. */
  zips: Int32Array;
  zipPoints: Float64Array;
  zipCities: readonly City[];
};

/** A bank's own ZIP lies within these miles of its city; the town of Green Bank does not. */
const receiverMaxMiles = 8;

let loaded: PlaceIndex | null = null;

/** The index, built at the first call (about 0.2 seconds) and kept. */
export function placeIndex(): PlaceIndex {
  // Military mail has no public location; the data gives 0, 0 or a point abroad.
  const zips = () => readZips().filter((one) => !isMilitaryState(one.state));
  loaded ??= buildIndex(zips(), readCities());
  return loaded;
}

/** Values by state and key. Two lookups cost less than joining 60,000 pairs of texts. */
class StateMap<T> {
  readonly states = new Map<string, Map<string, T>>();

  forState(state: string): Map<string, T> {
    let values = this.states.get(state);
    if (values === undefined) {
      values = new Map();
      this.states.set(state, values);
    }
    return values;
  }
}

type Name = { key: string; words: readonly string[] };

/** Caches the spelling of each name, because most names occur in many states and both sources. */
function cachedNameReader(): (name: string) => Name {
  const read = new Map<string, Name>();
  return (name) => {
    let found = read.get(name);
    if (found === undefined) {
      const words = placeWords(name);
      found = { key: words.join(''), words };
      read.set(name, found);
    }
    return found;
  };
}

function buildIndex(zipRecords: ZipRecord[], cityRecords: CityRecord[]): PlaceIndex {
  const nameOf = cachedNameReader();
  const known = new StateMap<CityRecord[]>();
  for (const record of cityRecords) {
    const { key } = nameOf(record.name);
    const same = known.forState(record.state).get(key);
    if (same === undefined) known.forState(record.state).set(key, [record]);
    else same.push(record);
  }

  const cities = new StateMap<City>();
  const zipCities = zipRecords.map((zip) => {
    const { key, words } = nameOf(zip.city);
    const ofState = cities.forState(zip.state);
    let city = ofState.get(key);
    if (city === undefined) {
      const register = nearest(known.forState(zip.state).get(key), zip);
      const { lat, lng } = register ?? zip;
      const name = register?.name ?? formatPostalName(zip.city);
      city = { name, state: zip.state, lat, lng, key, words, size: 0 };
      ofState.set(key, city);
    }
    city.size += 1;
    return city;
  });

  const receivers = findReceivers(cities, known);
  for (let at = 0; at < zipCities.length; at += 1) {
    const city = zipCities[at];
    const home = city && receivers.get(city);
    if (home !== undefined) zipCities[at] = home;
  }
  for (const [state, records] of known.states) {
    const ofState = cities.forState(state);
    for (const [key, [first]] of records) {
      if (first === undefined || ofState.has(key)) continue;
      // The register's "New York City" is the post office's New York.
      if (state === 'NY' && key === 'newyorkcity') continue;
      const { name, lat, lng } = first;
      ofState.set(key, { name, state, lat, lng, key, words: nameOf(name).words, size: 0 });
    }
  }

  const zipPoints = new Float64Array(zipRecords.length * 2);
  for (const [at, zip] of zipRecords.entries()) {
    zipPoints[at * 2] = zip.lat;
    zipPoints[at * 2 + 1] = zip.lng;
  }
  return {
    cities: [...cities.states.values()]
      .flatMap((ofState) => [...ofState.values()])
      .filter((city) => !receivers.has(city))
      .sort((a, b) => b.size - a.size),
    zips: Int32Array.from(zipRecords, ({ zip }) => zip),
    zipPoints,
    zipCities,
  };
}

function nearest<T extends Point>(points: readonly T[] | undefined, to: Point): T | undefined {
  if (points?.length === 1) return points[0];
  let best: T | undefined;
  let least = Infinity;
  for (const point of points ?? []) {
    const miles = distanceMiles(point, to);
    if (miles < least) [best, least] = [point, miles];
  }
  return best;
}

/** ZIP names of a single receiver (a bank, an office), each with the city it lies in. */
function findReceivers(cities: StateMap<City>, known: StateMap<unknown>): Map<City, City> {
  const receivers = new Map<City, City>();
  for (const [state, ofState] of cities.states) {
    const all = [...ofState.values()];
    const towns = all.filter((city) => city.size > 2);
    for (const city of all) {
      if (city.size > 2 || known.forState(state).has(city.key)) continue;
      if (state !== 'DC' && !looksLikeOrganisation(city.name)) continue;
      const home = nearest(towns, city);
      if (home !== undefined && distanceMiles(home, city) < receiverMaxMiles)
        receivers.set(city, home);
    }
  }
  return receivers;
}

/** A city as a Place. */
export function cityPlace(city: City): Place {
  const { name, state, lat, lng } = city;
  return { lat, lng, city: name, state, zip: null, display: `${name}, ${state}` };
}

/** The ZIP at a position of the index. */
export function zipPlace(index: PlaceIndex, at: number): Place | null {
  const city = index.zipCities[at];
  const lat = index.zipPoints[at * 2];
  const lng = index.zipPoints[at * 2 + 1];
  if (city === undefined || lat === undefined || lng === undefined) return null;
  const zip = String(index.zips[at]).padStart(5, '0');
  const { name, state } = city;
  return { lat, lng, city: name, state, zip, display: `${name}, ${state} ${zip}` };
}

/** The first position whose ZIP is not below the number. */
export function firstZipFrom(index: PlaceIndex, zip: number): number {
  let low = 0;
  let high = index.zips.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((index.zips[middle] ?? Infinity) < zip) low = middle + 1;
    else high = middle;
  }
  return low;
}
