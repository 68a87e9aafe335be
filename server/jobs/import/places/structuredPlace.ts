import { oneLine } from '../fields/text.ts';
import { workPlaceInText } from '../fields/workPlace.ts';
import { isAbroadAlone, countryOfCity } from './citiesAbroad.ts';
import { keyOf, readCountry } from './countries.ts';
import { choosePlace, nowhere, type Place } from './place.ts';
import { placesInText } from './placeText.ts';
import { tokenOf } from './placeTokens.ts';
import { isProvinceCode, isProvinceName } from './regions.ts';
import { stateOf, territoryOf } from './states.ts';
import { zipCode } from './zip.ts';

/** A place in fields of its own. */
export interface PlaceParts {
  city?: unknown;
  state?: unknown;
  zip?: unknown;
  country?: unknown;
}

/** Reads a place from its fields; some hold more than they should ("Kansas City, Missouri"). */
export function structuredPlace({ city, state, zip, country }: PlaceParts): Place {
  const said = readCountry(oneLine(country));
  const region = readState(shortLine(state));
  const town = readCity(shortLine(city), region.state !== null);
  const code = region.state ?? said.state ?? town.state;
  const isForeign = said.country === null && (said.isForeign || isAbroad());
  if (isForeign) return { ...nowhere, isForeign, workPlace: town.workPlace };
  return {
    city: town.city,
    state: code,
    zip: zipCode(zip) ?? town.zip,
    country: said.country ?? (code === null ? town.country : 'US'),
    isForeign: false,
    workPlace: town.workPlace ?? region.workPlace,
  };

  function isAbroad(): boolean {
    if (region.isForeign) return true;
    // "Berlin", "DE" without a country.
    const key = keyOf(town.city ?? '');
    const letters = (oneLine(state) ?? '').trim().toUpperCase();
    if (region.state !== null) return letters.length === 2 && countryOfCity(key) === letters;
    return town.isForeign || isAbroadAlone(key);
  }
}

const shortLine = (value: unknown): string | null => oneLine(value)?.slice(0, 200) ?? null;

function readState(text: string | null): Place {
  if (text === null) return nowhere;
  const state = stateOf(text);
  if (state !== null) return { ...nowhere, state };
  if (isProvinceCode(text) || isProvinceName(keyOf(text))) return { ...nowhere, isForeign: true };
  // "US-TN", "TN, USA", "Texas (TX)".
  const place = choosePlace(placesInText(text));
  return { ...place, city: null };
}

function readCity(text: string | null, hasState: boolean): Place {
  if (text === null) return nowhere;
  const workPlace = workPlaceInText(text);
  const token = tokenOf(text);
  if (token === null) return { ...nowhere, workPlace };
  if (token.isUs) return { ...nowhere, country: 'US', workPlace };
  const isPlain = !/[,;|()]|\s[-–—]\s|\d/.test(text) && workPlace === null;
  if (!isPlain) return choosePlace(placesInText(text));
  if (hasState) return { ...nowhere, city: text };
  // A city may have the name of a state: "New York", "Washington".
  if (territoryOf(text)) return { ...nowhere, state: territoryOf(text) };
  if (token.state !== null && !token.isCode) {
    const isDistrict = token.state === 'DC';
    return { ...nowhere, city: isDistrict ? 'Washington' : text, state: isDistrict ? 'DC' : null };
  }
  const place = choosePlace(placesInText(text));
  // "Austin TX" has its state in it; any other name stays as written, whatever country it is in.
  return place.state === null ? { ...place, city: text } : place;
}

/** The place, with what a text beside it says where its own fields are silent. */
export function completed(place: Place, text: Place): Place {
  const workPlace = place.workPlace ?? text.workPlace;
  if (place.isForeign) return { ...place, workPlace };
  if (place.country === null && place.state === null && place.city === null) {
    return { ...text, zip: place.zip ?? text.zip, workPlace };
  }
  const agrees =
    !text.isForeign &&
    (place.state === null || text.state === null || place.state === text.state) &&
    (place.city === null || text.city === null || keyOf(place.city) === keyOf(text.city));
  if (!agrees) return { ...place, workPlace };
  return {
    city: place.city ?? text.city,
    state: place.state ?? text.state,
    zip: place.zip ?? text.zip,
    country: place.country ?? text.country,
    isForeign: false,
    workPlace,
  };
}
