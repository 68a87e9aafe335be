import { firstLine, idOf, type Draft } from '../draft.ts';
import { applyUrl } from '../fields/applyUrl.ts';
import { day } from '../fields/dates.ts';
import { employmentTypes } from '../fields/employmentTypes.ts';
import { payOf } from '../fields/pay.ts';
import { manyLines } from '../fields/text.ts';
import { workPlace } from '../fields/workPlace.ts';
import { at, isObject, type JsonObject } from '../input/json.ts';
import { choosePlace, type Place } from '../places/place.ts';
import { placesInText } from '../places/placeText.ts';
import { completed, structuredPlace } from '../places/structuredPlace.ts';

/** The names that JSON lines and CSV files use, in the order in which they count. */
const names = {
  id: ['id', 'jobid', 'ref', 'reference', 'referencenumber', 'reqid', 'requisitionid'],
  title: ['title', 'jobtitle', 'position'],
  company: ['company', 'companyname', 'employer', 'organization'],
  place: ['location', 'joblocation'],
  city: ['city'],
  state: ['state', 'region', 'province'],
  zip: ['zip', 'zipcode', 'postalcode', 'postcode'],
  country: ['country', 'countrycode'],
  remote: ['remote', 'workplacetype', 'workarrangement', 'remotetype'],
  type: ['employmenttype', 'jobtype', 'type'],
  pay: ['salary', 'pay', 'compensation'],
  payMin: ['salarymin', 'minsalary'],
  payMax: ['salarymax', 'maxsalary'],
  payUnit: ['salaryunit', 'salaryperiod', 'payperiod'],
  payCurrency: ['salarycurrency', 'currency'],
  postedAt: ['postedat', 'dateposted', 'posted', 'published', 'publishedat', 'date'],
  validThrough: ['validthrough', 'expires', 'expirationdate', 'closingdate', 'deadline'],
  link: ['applyurl', 'url', 'link', 'joburl'],
  text: ['description', 'summary', 'body'],
} as const;

const plain = (name: string): string => name.toLowerCase().replace(/[\s_-]+/g, '');
const known: ReadonlySet<string> = new Set(Object.values(names).flat());

/** Whether a column or key has one of the known names. */
export const isKnownName = (name: string): boolean => known.has(plain(name));

/** Reads a record whose names are compared without case, spaces, "_" and "-". */
export function plainDraft(record: JsonObject, now: string): Draft {
  const values = new Map<string, unknown>();
  for (const [name, value] of Object.entries(record)) {
    const key = plain(name);
    if (known.has(key) && !isMissing(value) && !values.has(key)) values.set(key, value);
  }
  const all = (field: keyof typeof names) => names[field].map((name) => values.get(name));
  const first = (field: keyof typeof names) => all(field).find((value) => !isMissing(value));
  return {
    id: idOf(...all('id')),
    title: firstLine(...all('title')),
    company: firstLine(...all('company')),
    isListed: true,
    place: placeOf(first),
    remote:
      all('remote')
        .map(workPlace)
        .find((value) => value !== null) ?? null,
    employmentType:
      all('type')
        .map((value) => employmentTypes(value))
        .find((types) => types.length > 0) ?? [],
    pay: payIn(first),
    postedAt:
      all('postedAt')
        .map((value) => day(value, now))
        .find((value) => value !== null) ?? null,
    validThrough:
      all('validThrough')
        .map((value) => day(value, now))
        .find((value) => value !== null) ?? null,
    applyUrl: applyUrl(all('link')),
    description: () =>
      all('text')
        .map(manyLines)
        .find((text) => text !== '') ?? '',
  };
}

type First = (field: keyof typeof names) => unknown;

const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

function placeOf(first: First): Place {
  const text = first('place');
  const fields = structuredPlace({
    city: first('city'),
    state: first('state'),
    zip: first('zip'),
    country: first('country'),
  });
  return completed(fields, choosePlace(placesInText(text)));
}

function payIn(first: First) {
  const [min, max] = [first('payMin'), first('payMax')];
  const [unit, currency] = [first('payUnit'), first('payCurrency')];
  const pay = first('pay');
  if (!isMissing(min) || !isMissing(max)) {
    const ends = payOf({ min, max, unit, currency });
    if (ends !== null) return ends;
  }
  if (!isObject(pay)) return payOf({ value: pay, unit, currency });
  const part = (...parts: readonly string[]) =>
    Object.entries(pay).find(
      ([name, value]) => parts.includes(plain(name)) && !isMissing(value),
    )?.[1];
  return payOf({
    min: part('min', 'minimum', 'minvalue', 'from', 'low', 'minamount', 'salarymin'),
    max: part('max', 'maximum', 'maxvalue', 'to', 'high', 'maxamount', 'salarymax'),
    value: part('value', 'amount', 'text') ?? at(pay, 'summary'),
    unit: part('unit', 'unittext', 'period', 'interval', 'per', 'payperiod', 'salaryunit') ?? unit,
    currency: part('currency', 'currencycode', 'salarycurrency') ?? currency,
  });
}
