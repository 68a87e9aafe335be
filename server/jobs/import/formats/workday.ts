import { idOf, type Draft } from '../draft.ts';
import { applyUrl } from '../fields/applyUrl.ts';
import { day } from '../fields/dates.ts';
import { employmentTypes } from '../fields/employmentTypes.ts';
import { manyLines, oneLine } from '../fields/text.ts';
import { workPlace } from '../fields/workPlace.ts';
import { at, isObject, listOf, type JsonObject } from '../input/json.ts';
import { readCountry } from '../places/countries.ts';
import { choosePlace, nowhere, type Place } from '../places/place.ts';
import { placesInText } from '../places/placeText.ts';
import type { Board } from './board.ts';

/** The JSON behind Workday career sites: the answer of the list, one page of a job or several. */
export const workday: Board = {
  format: 'workday',
  lists: ['', 'jobPostings'],
  isPosting: (entry) =>
    isObject(entry['jobPostingInfo']) ||
    'externalPath' in entry ||
    'bulletFields' in entry ||
    'locationsText' in entry,
  draft,
};

function draft(entry: JsonObject, now: string): Draft {
  const page = entry['jobPostingInfo'];
  const job = isObject(page) ? page : entry;
  return {
    id: idOf(
      job['jobReqId'],
      listOf(job['bulletFields'])[0],
      job['jobPostingId'],
      job['externalPath'],
      job['id'],
    ),
    title: oneLine(job['title']),
    company: oneLine(at(entry, 'hiringOrganization', 'name')),
    isListed: true,
    place: placeOf(job),
    remote: workPlace(job['remoteType']),
    employmentType: employmentTypes(
      job['timeType'],
      at(job, 'workerSubType'),
      at(job, 'workerSubType', 'descriptor'),
    ),
    pay: null,
    postedAt: day(job['startDate'], now) ?? day(job['postedOn'], now),
    validThrough: day(job['endDate'], now),
    applyUrl: applyUrl([job['externalUrl']]),
    description: () => manyLines(job['jobDescription']),
  };
}

/** The country belongs to the first location; the others have none. */
function placeOf(job: JsonObject): Place {
  const country = readCountry(
    at(job, 'jobRequisitionLocation', 'country', 'alpha2Code') ??
      at(job, 'country', 'alpha2Code') ??
      at(job, 'jobRequisitionLocation', 'country', 'descriptor') ??
      at(job, 'country', 'descriptor'),
  );
  const first = choosePlace(placesInText(job['location'] ?? job['locationsText']));
  const main: Place = country.isForeign
    ? { ...nowhere, isForeign: true, workPlace: first.workPlace }
    : country.country === 'US'
      ? { ...first, isForeign: false, country: 'US', state: first.state ?? country.state }
      : first;
  const others = listOf(job['additionalLocations']).map((text) => choosePlace(placesInText(text)));
  return choosePlace([main, ...others]);
}
