import { firstLine, idOf, type Draft } from '../draft.ts';
import type { FeedPay } from '../feedLine.ts';
import { applyUrl } from '../fields/applyUrl.ts';
import { day } from '../fields/dates.ts';
import { employmentTypes } from '../fields/employmentTypes.ts';
import { firstInDollars, payOf } from '../fields/pay.ts';
import { manyLines } from '../fields/text.ts';
import { workPlace } from '../fields/workPlace.ts';
import { isObject, listOf, type JsonObject } from '../input/json.ts';
import { choosePlace, isNamed, nowhere, type Place } from '../places/place.ts';
import { placesInText } from '../places/placeText.ts';
import { structuredPlace } from '../places/structuredPlace.ts';

export interface PostingContext {
  /** Follows a reference such as {"@id": "#organization"}. */
  resolve: (value: unknown) => unknown;
  /** What relative links are resolved against. */
  base: string | null;
  /** The address of the page, where it holds this posting alone. */
  canonical: string | null;
  now: string;
}

/** Reads a JobPosting of schema.org. */
export function postingDraft(node: JsonObject, context: PostingContext): Draft {
  const { base, canonical, now } = context;
  /** The values of a property: references followed, {"@value"} taken out. */
  const all = (of: unknown, name: string): unknown[] =>
    isObject(of) ? listOf(of[name]).map(context.resolve).map(valueOf) : [];
  const get = (of: unknown, name: string): unknown =>
    all(of, name).find((value) => value !== null && value !== '');
  const pages = all(node, 'mainEntityOfPage').map((page) =>
    isObject(page) ? (page['@id'] ?? page['url']) : page,
  );
  const urls = all(node, 'url').map((url) => (isObject(url) ? (url['@id'] ?? url['url']) : url));
  const remote = workPlace(all(node, 'jobLocationType'));
  return {
    id: idOf(
      ...all(node, 'identifier').flatMap((each) =>
        isObject(each)
          ? [get(each, 'value'), get(each, 'name') === undefined ? each['@id'] : undefined]
          : [each],
      ),
      applyUrl(urls, base),
      ...urls,
      node['@id'],
    ),
    title: firstLine(...all(node, 'title'), ...all(node, 'name')),
    company: firstLine(
      ...all(node, 'hiringOrganization').map((each) => (isObject(each) ? get(each, 'name') : each)),
    ),
    isListed: true,
    place: placeOf(node, all, get),
    remote,
    employmentType: employmentTypes(...all(node, 'employmentType')),
    pay: payIn(node, all, get),
    postedAt: day(get(node, 'datePosted'), now),
    validThrough: day(get(node, 'validThrough'), now),
    applyUrl: applyUrl([...urls, ...pages, canonical], base),
    description: () => manyLines(get(node, 'description')),
  };
}

type All = (of: unknown, name: string) => unknown[];
type Get = (of: unknown, name: string) => unknown;

const valueOf = (value: unknown): unknown =>
  isObject(value) && '@value' in value ? value['@value'] : value;

function placeOf(node: JsonObject, all: All, get: Get): Place {
  const places = all(node, 'jobLocation').flatMap((location) => {
    if (!isObject(location)) return placesInText(location);
    const addresses = all(location, 'address');
    if (addresses.length > 0) return addresses.flatMap((address) => addressPlaces(address, get));
    return 'addressLocality' in location ||
      'addressRegion' in location ||
      'addressCountry' in location
      ? addressPlaces(location, get)
      : placesInText(get(location, 'name'));
  });
  const place = choosePlace(places);
  if (isNamed(place)) return place;
  // Without a place, where applicants may live says the country, and no more.
  const areas = all(node, 'applicantLocationRequirements').flatMap((area) =>
    placesInText(
      isObject(area) ? (get(area, 'name') ?? get(get(area, 'address'), 'addressCountry')) : area,
    ),
  );
  const { country, isForeign } = choosePlace(areas);
  return { ...nowhere, country, isForeign, workPlace: place.workPlace };
}

function addressPlaces(address: unknown, get: Get): Place[] {
  if (!isObject(address)) return placesInText(address);
  const country = get(address, 'addressCountry');
  const place = structuredPlace({
    city: get(address, 'addressLocality'),
    state: get(address, 'addressRegion'),
    zip: get(address, 'postalCode'),
    country: isObject(country) ? (get(country, 'name') ?? get(country, 'identifier')) : country,
  });
  return [
    isNamed(place) || place.workPlace
      ? place
      : choosePlace(placesInText(get(address, 'name') ?? get(address, 'streetAddress'))),
  ];
}

/** A number, a text, a MonetaryAmount with its figures inside or beside, or several of them. */
function payIn(node: JsonObject, all: All, get: Get): FeedPay | null {
  const currency = get(node, 'salaryCurrency');
  const ranges = all(node, 'baseSalary').flatMap((salary) => {
    if (!isObject(salary)) return [payOf({ value: salary, currency })];
    const outer = {
      unit: get(salary, 'unitText') ?? get(salary, 'unitCode'),
      currency: get(salary, 'currency') ?? get(salary, 'priceCurrency') ?? currency,
    };
    const values = all(salary, 'value');
    return (values.length > 0 ? values : [salary]).map((value) => {
      if (!isObject(value))
        return payOf({
          min: get(salary, 'minValue'),
          max: get(salary, 'maxValue'),
          value,
          ...outer,
        });
      return payOf({
        min: get(value, 'minValue') ?? get(salary, 'minValue'),
        max: get(value, 'maxValue') ?? get(salary, 'maxValue'),
        value: get(value, 'value') ?? get(value, 'price'),
        unit: get(value, 'unitText') ?? get(value, 'unitCode') ?? outer.unit,
        currency: get(value, 'currency') ?? outer.currency,
      });
    });
  });
  return firstInDollars(ranges);
}
