import { distanceMiles } from './distance.ts';
import type { Place, Point } from './place.ts';
import { readCities, readZips } from './sources.ts';
import type { CityRecord, ZipRecord } from './sources.ts';
import { looksLikeOrganisation, placeKey, placeWords, tidyPostalName } from './spelling.ts';

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

function build(zipRecords: ZipRecord[], cityRecords: CityRecord[]): PlaceIndex {
  const known = Map.groupBy(cityRecords, (city) => `${city.state}${placeKey(city.name)}`);
  const cities = new Map<string, City>();

  let last: { postalName: string; city: City } | null = null;
  const zipCities = zipRecords.map((zip) => {
    // Neighbouring ZIPs mostly share their city, and reading a name is the dear part.
    if (last?.postalName !== zip.city || last.city.state !== zip.state) {
      const id = `${zip.state}${placeKey(zip.city)}`;
      const point = gateways[zip.state] ?? zip;
      const register = nearest(known.get(id), point);
      const city =
        cities.get(id) ??
        newCity(register?.name ?? tidyPostalName(zip.city), zip.state, register ?? point);
      cities.set(id, city);
      last = { postalName: zip.city, city };
    }
    last.city.size += 1;
    return last.city;
  });

  const receivers = findReceivers(cities, known);
  for (const [at, city] of zipCities.entries()) {
    const home = receivers.get(city);
    if (home !== undefined) zipCities[at] = home;
  }
  for (const [id, records] of known) {
    const [first] = records;
    if (first === undefined || cities.has(id) || id === 'NYnewyorkcity') continue;
    cities.set(id, newCity(first.name, first.state, first));
  }

  const zipPoints = new Float64Array(zipRecords.length * 2);
  for (const [at, zip] of zipRecords.entries()) {
    const { lat, lng } = gateways[zip.state] ?? zip;
    zipPoints[at * 2] = lat;
    zipPoints[at * 2 + 1] = lng;
  }
  return {
    cities: [...cities.values()]
      .filter((city) => !receivers.has(city))
      .sort((a, b) => b.size - a.size),
    zips: Int32Array.from(zipRecords, ({ zip }) => zip),
    zipPoints,
    zipCities,
  };
}

function newCity(name: string, state: string, { lat, lng }: Point): City {
  const words = placeWords(name);
  return { name, state, lat, lng, key: words.join(''), words, size: 0 };
}

function nearest<T extends Point>(points: readonly T[] | undefined, to: Point): T | undefined {
  let best: T | undefined;
  let least = Infinity;
  for (const point of points ?? []) {
    const miles = distanceMiles(point, to);
    if (miles < least) [best, least] = [point, miles];
  }
  return best;
}

/** The one-receiver ZIP names (a bank, an office), each with the real city it lies in. */
function findReceivers(cities: Map<string, City>, known: Map<string, unknown>): Map<City, City> {
  const towns = Map.groupBy(
    [...cities.values()].filter((city) => city.size > 2),
    (city) => city.state,
  );
  const receivers = new Map<City, City>();
  for (const [id, city] of cities) {
    if (city.size > 2 || known.has(id)) continue;
    if (city.state !== 'DC' && !looksLikeOrganisation(city.name)) continue;
    const home = nearest(towns.get(city.state), city);
    if (home !== undefined && distanceMiles(home, city) < receiverReach) receivers.set(city, home);
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
