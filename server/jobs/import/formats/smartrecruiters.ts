import { idOf, type Draft } from '../draft.ts';
import type { WorkPlace } from '../feedLine.ts';
import { applyUrl } from '../fields/applyUrl.ts';
import { day } from '../fields/dates.ts';
import { employmentTypes } from '../fields/employmentTypes.ts';
import { payOf } from '../fields/pay.ts';
import { manyLines, oneLine } from '../fields/text.ts';
import { at, type JsonObject } from '../input/json.ts';
import { choosePlace } from '../places/place.ts';
import { placesInText } from '../places/placeText.ts';
import { completed, structuredPlace } from '../places/structuredPlace.ts';
import { joined, type Board } from './board.ts';

/** SmartRecruiters Posting API: the answer of the list, one posting or several. */
export const smartrecruiters: Board = {
  format: 'smartrecruiters',
  lists: ['', 'content'],
  isPosting: (entry) =>
    'jobAd' in entry ||
    'releasedDate' in entry ||
    'typeOfEmployment' in entry ||
    'refNumber' in entry,
  draft,
};

const sections = [
  'companyDescription',
  'jobDescription',
  'qualifications',
  'additionalInformation',
];

function draft(entry: JsonObject, now: string): Draft {
  const location = entry['location'];
  const visibility = entry['visibility'];
  const place = structuredPlace({
    city: at(location, 'city'),
    state: at(location, 'region') ?? at(location, 'regionCode'),
    zip: at(location, 'postalCode'),
    country: at(location, 'country') ?? at(location, 'countryCode'),
  });
  return {
    id: idOf(entry['id'], entry['uuid']),
    title: oneLine(entry['name']),
    company: oneLine(at(entry, 'company', 'name')),
    isListed:
      entry['active'] !== false &&
      (typeof visibility !== 'string' || /^public$/i.test(visibility.trim())),
    place: completed(place, choosePlace(placesInText(at(location, 'fullLocation')))),
    remote: remoteOf(at(location, 'remote'), at(location, 'hybrid')),
    employmentType: employmentTypes(
      at(entry, 'typeOfEmployment', 'label') ?? at(entry, 'typeOfEmployment', 'id'),
    ),
    pay: payOf({
      min: at(entry, 'compensation', 'min'),
      max: at(entry, 'compensation', 'max'),
      unit: at(entry, 'compensation', 'period'),
      currency: at(entry, 'compensation', 'currency'),
    }),
    postedAt: day(entry['releasedDate'], now) ?? day(entry['createdOn'], now),
    validThrough: null,
    // `ref` is an address of the API, for programs alone.
    applyUrl: applyUrl([entry['applyUrl'], entry['postingUrl']]),
    description: () =>
      joined(
        ...sections.flatMap((name) => {
          const text = manyLines(at(entry, 'jobAd', 'sections', name, 'text'));
          return text === '' ? [] : [oneLine(at(entry, 'jobAd', 'sections', name, 'title')), text];
        }),
      ),
  };
}

function remoteOf(remote: unknown, hybrid: unknown): WorkPlace | null {
  if (remote === true) return 'remote';
  if (hybrid === true) return 'hybrid';
  return remote === false || hybrid === false ? 'in-person' : null;
}
