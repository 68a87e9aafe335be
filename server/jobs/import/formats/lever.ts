import { idOf, type Draft } from '../draft.ts';
import { applyUrl } from '../fields/applyUrl.ts';
import { day } from '../fields/dates.ts';
import { employmentTypes } from '../fields/employmentTypes.ts';
import { payOf } from '../fields/pay.ts';
import { manyLines, oneLine } from '../fields/text.ts';
import { workPlace } from '../fields/workPlace.ts';
import { at, listOf, type JsonObject } from '../input/json.ts';
import { readCountry } from '../places/countries.ts';
import { choosePlace, nowhere, type Place } from '../places/place.ts';
import { placesInText } from '../places/placeText.ts';
import { joined, type Board } from './board.ts';

/** Lever postings API: a list or one posting. The file names no company. */
export const lever: Board = {
  format: 'lever',
  lists: ['', 'data'],
  isPosting: (entry) =>
    'hostedUrl' in entry || ('text' in entry && ('categories' in entry || 'lists' in entry)),
  draft,
};

function draft(entry: JsonObject, now: string): Draft {
  return {
    id: idOf(entry['id']),
    title: oneLine(entry['text']),
    company: null,
    isListed: typeof entry['state'] !== 'string' || /^published$/i.test(entry['state'].trim()),
    place: placeOf(entry),
    remote: workPlace(entry['workplaceType']),
    employmentType: employmentTypes(at(entry, 'categories', 'commitment')),
    pay: payOf({
      min: at(entry, 'salaryRange', 'min'),
      max: at(entry, 'salaryRange', 'max'),
      unit: at(entry, 'salaryRange', 'interval'),
      currency: at(entry, 'salaryRange', 'currency'),
    }),
    postedAt: day(entry['createdAt'], now),
    validThrough: null,
    applyUrl: applyUrl([entry['applyUrl'], entry['hostedUrl']]),
    description: () =>
      joined(
        plainOr(entry['descriptionPlain'], entry['description']),
        ...listOf(entry['lists']).map((list) =>
          joined(oneLine(at(list, 'text')), manyLines(at(list, 'content'))),
        ),
        plainOr(entry['additionalPlain'], entry['additional']),
      ),
  };
}

const plainOr = (plain: unknown, html: unknown): string => manyLines(plain) || manyLines(html);

/** All locations, else the one; the country is that of the one. */
function placeOf(entry: JsonObject): Place {
  const main = oneLine(at(entry, 'categories', 'location'));
  const all = listOf(at(entry, 'categories', 'allLocations')).flatMap(
    (each) => oneLine(each) ?? [],
  );
  const texts = all.length > 0 ? all : main === null ? [] : [main];
  const country = readCountry(entry['country']);
  const places = texts.map((text) => {
    const place = choosePlace(placesInText(text));
    return text === main || (main === null && texts.length === 1) ? within(place, country) : place;
  });
  return choosePlace(places.length > 0 ? places : [within(nowhere, country)]);
}

/** The place in the country that the feed names beside it. */
function within(place: Place, said: ReturnType<typeof readCountry>): Place {
  if (said.isForeign) return { ...nowhere, isForeign: true, workPlace: place.workPlace };
  if (said.country === null) return place;
  return { ...place, isForeign: false, country: 'US', state: place.state ?? said.state };
}
