import { distanceMiles } from './distance.ts';
import type { Place, Point } from './place.ts';
import { readCities, readZips } from './sources.ts';
import type { CityRecord, ZipRecord } from './sources.ts';
import { looksLikeOrganisation, placeWords, tidyPostalName } from './spelling.ts';

/** A city of the index: its size is the number of its ZIP codes, the one measure the data gives. */
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
  /** Sorted by size, the largest first. */
  cities: readonly City[];
  /** Sorted, as numbers: index i of the three lists below is one ZIP. */
  zips: Int32Array;
  zipPoints: Float64Array;
  zipCities: readonly City[];
};

/**
 * Military mail has no public place: the data gives some codes 0, 0 and others a point abroad.
 * Each stands for the postal gateway it is sorted at, which is where the country's own mail for it
 * is addressed to. Only the distance to a job depends on it.
 */
const gateways: Readonly<Record<string, Point>> = {
  AA: { lat: 25.7959, lng: -80.287 },
  AE: { lat: 40.6413, lng: -73.7781 },
  AP: { lat: 37.6213, lng: -122.379 },
};

/** A bank's own ZIP lies this near to its city, in miles; the town of Green Bank does not. */
const receiverReach = 8;

let loaded: PlaceIndex | null = null;

/** The index, built on the first call (about a fifth of a second) and kept. */
export function placeIndex(): PlaceIndex {
  loaded ??= build(readZips(), readCities());
  return loaded;
}

/** Things by state and key: two small looks cost less than joining 60,000 pairs of texts. */
class Shelf<T> {
  readonly states = new Map<string, Map<string, T>>();

  in(state: string): Map<string, T> {
    let things = this.states.get(state);
    if (things === undefined) {
      things = new Map();
      this.states.set(state, things);
    }
    return things;
  }
}

type Name = { key: string; words: readonly string[] };

/** Reads each spelling once: most names stand in many states and in both sources. */
function nameReader(): (name: string) => Name {
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

function build(zipRecords: ZipRecord[], cityRecords: CityRecord[]): PlaceIndex {
  const nameOf = nameReader();
  const known = new Shelf<CityRecord[]>();
  for (const record of cityRecords) {
    const { key } = nameOf(record.name);
    const same = known.in(record.state).get(key);
    if (same === undefined) known.in(record.state).set(key, [record]);
    else same.push(record);
  }

  const cities = new Shelf<City>();
  const zipCities = zipRecords.map((zip) => {
    const { key, words } = nameOf(zip.city);
    const ofState = cities.in(zip.state);
    let city = ofState.get(key);
    if (city === undefined) {
      const point = gateways[zip.state] ?? zip;
      const register = nearest(known.in(zip.state).get(key), point);
      const { lat, lng } = register ?? point;
      const name = register?.name ?? tidyPostalName(zip.city);
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
    const ofState = cities.in(state);
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
    const { lat, lng } = gateways[zip.state] ?? zip;
    zipPoints[at * 2] = lat;
    zipPoints[at * 2 + 1] = lng;
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

/** The one-receiver ZIP names (a bank, an office), each with the real city it lies in. */
function findReceivers(cities: Shelf<City>, known: Shelf<unknown>): Map<City, City> {
  const receivers = new Map<City, City>();
  for (const [state, ofState] of cities.states) {
    const all = [...ofState.values()];
    const towns = all.filter((city) => city.size > 2);
    for (const city of all) {
      if (city.size > 2 || known.in(state).has(city.key)) continue;
      if (state !== 'DC' && !looksLikeOrganisation(city.name)) continue;
      const home = nearest(towns, city);
      if (home !== undefined && distanceMiles(home, city) < receiverReach)
        receivers.set(city, home);
    }
  }
  return receivers;
}

/** A city as the callers know it. */
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
