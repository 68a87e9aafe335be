import type { Point } from './place.ts';
import { placeIndex } from './placeIndex.ts';
import { placeKey } from './spelling.ts';
import { stateCode } from './states.ts';

/** A part of the country that has a name and no border: "Central New York", "New England". */
export type Region = {
  /** The text people see. */
  display: string;
  states: readonly string[];
  /** Degrees; the whole states when left out. */
  box?: { south: number; north: number; west: number; east: number };
};

/** Names that say no direction, or more than one state. */
const named: readonly (readonly [names: string, states: string, box?: string])[] = [
  ['New England', 'CT ME MA NH RI VT'],
  ['Pacific Northwest', 'OR WA'],
  ['Mid-Atlantic', 'DE DC MD NJ NY PA VA'],
  ['Midwest, the Midwest', 'IL IN IA KS MI MN MO NE ND OH SD WI'],
  ['Great Plains', 'KS NE ND OK SD'],
  ['Deep South', 'AL GA LA MS SC'],
  ['Gulf Coast', 'AL FL LA MS TX', '24 31 -98 -82'],
  ['Southwest, the Southwest', 'AZ NM NV OK TX'],
  ['Four Corners', 'AZ CO NM UT', '35.5 38.5 -110.5 -107'],
  ['Dakotas, the Dakotas', 'ND SD'],
  ['Carolinas, the Carolinas', 'NC SC'],
  ['Bay Area, SF Bay Area, San Francisco Bay Area', 'CA', '36.9 38.6 -123.1 -121.5'],
  ['Silicon Valley', 'CA', '37 37.6 -122.4 -121.6'],
  ['Inland Empire', 'CA', '33.4 34.4 -117.8 -116.2'],
  ['Central Valley, San Joaquin Valley', 'CA', '35 40.5 -122.5 -118.5'],
  ['Socal', 'CA', '32.5 35.3 -121 -114'],
  ['Norcal', 'CA', '37 42.1 -124.5 -119.5'],
  ['Twin Cities', 'MN', '44.5 45.4 -93.9 -92.7'],
  ['Chicagoland', 'IL IN', '41.2 42.5 -88.6 -87.2'],
  ['Metroplex, DFW, Dallas-Fort Worth', 'TX', '32.2 33.5 -97.8 -96.2'],
  ['Rio Grande Valley', 'TX', '25.8 26.8 -99.2 -97.1'],
  ['Upstate New York, Upstate NY, Upstate', 'NY', '41.5 45.1 -79.9 -73.2'],
  ['Long Island', 'NY', '40.5 41.2 -73.78 -71.8'],
  ['Hudson Valley', 'NY', '41 42.6 -74.6 -73.4'],
  ['Capital Region, Capital District', 'NY', '42.3 43.3 -74.5 -73.3'],
  ['Finger Lakes', 'NY', '42.2 43.3 -77.9 -76'],
  ['Southern Tier', 'NY', '41.9 42.6 -79.8 -75.2'],
  ['North Country', 'NY', '43.6 45.1 -76.4 -73.2'],
  ['Mohawk Valley', 'NY', '42.7 43.5 -75.6 -74'],
  ['Lehigh Valley', 'PA', '40.4 40.9 -75.9 -75.1'],
  ['Delaware Valley', 'DE NJ PA', '39.4 40.4 -75.9 -74.6'],
  ['Research Triangle, the Triangle', 'NC', '35.5 36.3 -79.3 -78.2'],
  ['Hampton Roads, Tidewater', 'VA', '36.6 37.4 -77 -75.9'],
  ['NoVA', 'VA', '38.4 39.3 -78 -77'],
  ['Tampa Bay', 'FL', '27.3 28.4 -82.9 -82'],
  ['Space Coast', 'FL', '27.8 28.9 -81 -80.4'],
  ['Panhandle', 'FL', '29.5 31.1 -87.7 -84.5'],
  ['Puget Sound', 'WA', '46.9 48.6 -123.2 -121.7'],
  ['Cape Cod', 'MA', '41.5 42.1 -70.8 -69.9'],
  ['Upper Peninsula', 'MI', '45 47.6 -90.5 -83.5'],
  ['Ozarks, the Ozarks', 'AR MO', '35.5 38.2 -94.7 -91'],
  ['Quad Cities', 'IA IL', '41.3 41.8 -90.9 -90.2'],
  ['DMV, the DMV', 'DC MD VA', '38.4 39.4 -77.8 -76.4'],
  ['Tri-State Area', 'CT NJ NY', '40.3 41.6 -74.8 -72.8'],
];

const byName: ReadonlyMap<string, Region> = new Map(
  named.flatMap(([names, states, box]) =>
    names.split(', ').map((name, _, [display = name]): [string, Region] => {
      const [south = 0, north = 0, west = 0, east = 0] = (box ?? '').split(' ').map(Number);
      const region = { display, states: states.split(' ') };
      return [
        placeKey(name),
        box === undefined ? region : { ...region, box: { south, north, west, east } },
      ];
    }),
  ),
);

const direction =
  /^(north|south|east|west|northern|southern|eastern|western|central|middle|northeast(?:ern)?|northwest(?:ern)?|southeast(?:ern)?|southwest(?:ern)?)\s+(.+)$/i;

/** The region that a text names, in any spelling; null for none. */
export function readRegion(text: string): Region | null {
  const known = byName.get(placeKey(text));
  if (known) return known;
  const [, part = '', whole = ''] = direction.exec(text.trim()) ?? [];
  const state = stateCode(whole);
  if (state === null) return null;
  return { display: text.trim(), states: [state], box: partOf(state, part.toLowerCase()) };
}

/** A third of a state: "western", "central"; two directions are a corner. */
function partOf(state: string, part: string): NonNullable<Region['box']> {
  const cities = placeIndex().cities.filter((city) => city.state === state);
  const [south, north] = spread(cities.map(({ lat }) => lat));
  const [west, east] = spread(cities.map(({ lng }) => lng));
  const [height, width] = [(north - south) / 3, (east - west) / 3];
  const isCentral = part === 'central' || part === 'middle';
  const far = 1;
  return {
    south: part.startsWith('north') ? north - height : isCentral ? south + height / 2 : south - far,
    north: part.startsWith('south') ? south + height : isCentral ? north - height / 2 : north + far,
    west: /east/.test(part) ? east - width : isCentral ? west + width : west - far,
    east: /west/.test(part) ? west + width : isCentral ? east - width : east + far,
  };
}

/** Nearly the least and the greatest: one island is no part of the spread. */
function spread(values: readonly number[]): [number, number] {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return [at(0.01), at(0.99)];
}

/** Whether a job's place lies in a region. */
export function isInRegion(
  { states, box }: Region,
  { state, lat, lng }: { state: string | null } & { [Key in keyof Point]: number | null },
): boolean {
  if (state === null || !states.includes(state)) return false;
  if (box === undefined) return true;
  if (lat === null || lng === null) return false;
  return lat >= box.south && lat <= box.north && lng >= box.west && lng <= box.east;
}
