import { idOf, type Draft } from '../draft.ts';
import type { PayUnit, WorkPlace } from '../feedLine.ts';
import { applyUrl } from '../fields/applyUrl.ts';
import { day } from '../fields/dates.ts';
import { employmentTypes } from '../fields/employmentTypes.ts';
import { firstInDollars, payOf } from '../fields/pay.ts';
import { manyLines, oneLine } from '../fields/text.ts';
import { workPlaceInText } from '../fields/workPlace.ts';
import { at, listOf, type JsonObject } from '../input/json.ts';
import { choosePlace, isNamed, type Place } from '../places/place.ts';
import { placesInText } from '../places/placeText.ts';
import { structuredPlace } from '../places/structuredPlace.ts';
import { joined, type Board } from './board.ts';

/** USAJOBS Search API. */
export const usajobs: Board = {
  format: 'usajobs',
  lists: ['SearchResult.SearchResultItems', 'SearchResultItems', ''],
  isPosting: (entry) => 'MatchedObjectDescriptor' in entry || 'MatchedObjectId' in entry,
  draft,
};

/** Codes of other intervals (by piece, biweekly, without compensation) say no pay we can show. */
const units: Readonly<Record<string, PayUnit>> = { PH: 'HOUR', PD: 'DAY', PM: 'MONTH', PA: 'YEAR' };

function draft(entry: JsonObject, now: string): Draft {
  const job = at(entry, 'MatchedObjectDescriptor');
  const details = at(job, 'UserArea', 'Details');
  const names = (list: unknown) => listOf(list).map((each) => at(each, 'Name'));
  return {
    id: idOf(entry['MatchedObjectId'], at(job, 'PositionID')),
    title: oneLine(at(job, 'PositionTitle')),
    company: oneLine(at(job, 'OrganizationName')),
    isListed: true,
    place: placeOf(job),
    remote: remoteOf(details),
    employmentType: employmentTypes(
      ...names(at(job, 'PositionSchedule')),
      ...names(at(job, 'PositionOfferingType')),
    ),
    pay: firstInDollars(listOf(at(job, 'PositionRemuneration')).map(payIn)),
    postedAt: day(at(job, 'PublicationStartDate'), now) ?? day(at(job, 'PositionStartDate'), now),
    validThrough: day(at(job, 'ApplicationCloseDate'), now) ?? day(at(job, 'PositionEndDate'), now),
    applyUrl: applyUrl([...listOf(at(job, 'ApplyURI')), at(job, 'PositionURI')]),
    description: () =>
      joined(
        manyLines(at(details, 'JobSummary')),
        ...listOf(at(details, 'MajorDuties')).map(manyLines),
        manyLines(at(job, 'QualificationSummary')),
      ),
  };
}

function payIn(range: unknown) {
  const unit =
    units[
      String(at(range, 'RateIntervalCode') ?? '')
        .trim()
        .toUpperCase()
    ];
  if (unit === undefined) return null;
  return payOf({
    min: at(range, 'MinimumRange'),
    max: at(range, 'MaximumRange'),
    unit,
    currency: at(range, 'CurrencyCode'),
  });
}

function remoteOf(details: unknown): WorkPlace | null {
  const [remote, telework] = [
    flag(at(details, 'RemoteIndicator')),
    flag(at(details, 'TeleworkEligible')),
  ];
  if (remote) return 'remote';
  if (telework) return 'hybrid';
  return remote === false && telework === false ? 'in-person' : null;
}

function flag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  return typeof value === 'string' && /^(?:true|false)$/i.test(value)
    ? /^true$/i.test(value)
    : null;
}

function placeOf(job: unknown): Place {
  const places = listOf(at(job, 'PositionLocation')).map((location) => {
    const place = structuredPlace({
      city: at(location, 'CityName') ?? at(location, 'LocationName'),
      state: at(location, 'CountrySubDivisionCode'),
      country: at(location, 'CountryCode'),
    });
    return {
      ...place,
      workPlace: place.workPlace ?? workPlaceInText(oneLine(at(location, 'LocationName')) ?? ''),
    };
  });
  const place = choosePlace(places);
  return isNamed(place) ? place : choosePlace(placesInText(at(job, 'PositionLocationDisplay')));
}
