import { expect, test } from 'vitest';
import { choosePlace, type Place } from './place.ts';
import { placesInText } from './placeText.ts';
import { structuredPlace, type PlaceParts } from './structuredPlace.ts';

/** "city, state zip country", what is missing left out; "abroad" for another country. */
function short({ city, state, zip, country, isForeign, workPlace }: Place): string {
  const words = isForeign ? ['abroad'] : [city, state, zip, country];
  return [...words, workPlace].filter((word) => word !== null).join(' ');
}

test.each<[string, string]>([
  ['Austin, TX', 'Austin TX US'],
  ['Austin TX', 'Austin TX US'],
  ['US-TX-Austin', 'Austin TX US'],
  ['US, TX, Austin', 'Austin TX US'],
  ['USA - TX - Austin', 'Austin TX US'],
  ['TX-Austin', 'Austin TX US'],
  ['Austin, Travis County, Texas, United States of America', 'Austin TX US'],
  ['US-NY-New York', 'New York NY US'],
  ['New York, New York, United States', 'New York NY US'],
  ['Washington, D.C.', 'Washington DC US'],
  ['Washington D.C.', 'Washington DC US'],
  ['Seattle, Washington', 'Seattle WA US'],
  ['Boston, Mass.', 'Boston MA US'],
  ['Indianapolis, IN', 'Indianapolis IN US'],
  ['Portland, OR or Seattle, WA', 'Portland OR US'],
  ['1102 A Street, Tacoma, WA 98402-5001', 'Tacoma WA 98402 US'],
  ['Des Moines, Iowa, United States, 50309', 'Des Moines IA 50309 US'],
  ['Lincoln, Nebraska 68508 (Hybrid)', 'Lincoln NE 68508 US hybrid'],
  ['Winston-Salem, NC', 'Winston-Salem NC US'],
  ['San Juan, Puerto Rico', 'San Juan PR US'],
  ['Santa Fe, New Mexico', 'Santa Fe NM US'],
  ['Nashville', 'Nashville'],
  ['San Francisco (HQ)', 'San Francisco'],
  ['Dallas / Fort Worth, TX', 'Dallas / Fort Worth TX US'],
  ['Remote - Ohio', 'OH US remote'],
  ['Remote in Indiana', 'IN US remote'],
  ['Remote (US)', 'US remote'],
  ['Remote US - East Coast', 'US remote'],
  ['Hybrid in Austin, TX', 'Austin TX US hybrid'],
  ['Hartford, CT', 'Hartford CT US'],
  ['US-MT-Billings', 'Billings MT US'],
  ['Austin, TX / Remote', 'Austin TX US remote'],
  ['USA Only', 'US'],
  ['US/Canada', 'US'],
  ['Canada or US', 'US'],
  ['Anywhere in the U.S. (remote job)', 'US remote'],
  ['2 Locations', ''],
  ['Office', ''],
  ['Anywhere in the World', ''],
  ['North America Only', ''],
  ['Toronto, ON; Austin, TX', 'Austin TX US'],
  ['Remote; New York, NY', 'New York NY US remote'],
  ['Toronto, ON', 'abroad'],
  ['Toronto, ON, CA', 'abroad'],
  ['Ontario, CA', 'Ontario CA US'],
  ['Berlin', 'abroad'],
  ['Berlin, DE', 'abroad'],
  ['Berlin, MD', 'Berlin MD US'],
  ['Wilmington, DE', 'Wilmington DE US'],
  ['CA-ON-Toronto', 'abroad'],
  ['CA - San Diego', 'San Diego CA US'],
  ['Bangalore, IN', 'abroad'],
  ['Peru, IN', 'Peru IN US'],
  ['Bogotá, CO', 'abroad'],
  ['Tbilisi, Georgia', 'abroad'],
  ['Atlanta, Georgia', 'Atlanta GA US'],
  ['London, KY', 'London KY US'],
  ['London (UK)', 'abroad'],
  ['Mexico, MO', 'Mexico MO US'],
  ['Mexico City', 'abroad'],
  ['Remote - Canada', 'abroad remote'],
  ['Europe Only', 'abroad'],
  ['München, Deutschland', 'abroad'],
])('reads the place "%s"', (text, expected) => {
  expect(short(choosePlace(placesInText(text)))).toBe(expected);
});

test.each<[PlaceParts, string]>([
  [{ city: 'Boise', state: 'Idaho', zip: '83702' }, 'Boise ID 83702 US'],
  [{ city: 'Knoxville', state: 'US-TN' }, 'Knoxville TN US'],
  [{ city: 'Boston', state: 'MA', zip: 2110 }, 'Boston MA 02110 US'],
  [{ city: 'Boston', state: 'MA', zip: '2110.0' }, 'Boston MA 02110 US'],
  [{ city: 'Albany', state: 'NY', zip: '12207-1234' }, 'Albany NY 12207 US'],
  [{ city: 'Holtsville', zip: '501' }, 'Holtsville 00501'],
  [{ city: 'Kansas City, Missouri', country: 'United States' }, 'Kansas City MO US'],
  [{ city: 'New York', state: 'New York' }, 'New York NY US'],
  [{ city: 'Washington', state: 'Washington D.C.' }, 'Washington DC US'],
  [{ city: 'Remote - Ohio', country: 'US' }, 'OH US remote'],
  [{ city: '2 Locations', country: 'USA' }, 'US'],
  [{ city: 'San Juan', country: 'PR' }, 'San Juan PR US'],
  [{ city: 'Paris', country: 'us' }, 'Paris US'],
  [{ city: 'Austin', country: 'Canada, United States' }, 'Austin US'],
  [{ city: 'Austin', state: 7, country: {} }, 'Austin'],
  [{ city: 'Toronto', state: 'Ontario' }, 'abroad'],
  [{ city: 'Laval', state: 'QC', country: 'CA', zip: 'H7N 0A1' }, 'abroad'],
  [{ city: 'Toledo', state: 'CM', country: 'es' }, 'abroad'],
  [{ city: 'Berlin', state: 'DE' }, 'abroad'],
  [{ city: 'Tbilisi', country: 'Georgia' }, 'abroad'],
  [{ country: 'GBR' }, 'abroad'],
])('reads the place fields %j', (parts, expected) => {
  expect(short(structuredPlace(parts))).toBe(expected);
});
