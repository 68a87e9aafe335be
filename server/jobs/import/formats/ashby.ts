import { idOf, type Draft } from '../draft.ts';
import type { FeedPay } from '../feedLine.ts';
import { applyUrl } from '../fields/applyUrl.ts';
import { day } from '../fields/dates.ts';
import { employmentTypes } from '../fields/employmentTypes.ts';
import { firstInDollars, payOf } from '../fields/pay.ts';
import { manyLines, oneLine } from '../fields/text.ts';
import { workPlace } from '../fields/workPlace.ts';
import { at, listOf, type JsonObject } from '../input/json.ts';
import { choosePlace, type Place } from '../places/place.ts';
import { placesInText } from '../places/placeText.ts';
import { completed, structuredPlace } from '../places/structuredPlace.ts';
import type { Board } from './board.ts';

/** Ashby's public job posting API. The file names no company. */
export const ashby: Board = {
  format: 'ashby',
  lists: ['jobs'],
  isPosting: (entry) =>
    'isListed' in entry ||
    'jobUrl' in entry ||
    'secondaryLocations' in entry ||
    ('descriptionPlain' in entry && 'publishedAt' in entry),
  draft,
};

function draft(entry: JsonObject, now: string): Draft {
  const places = [entry, ...listOf(entry['secondaryLocations'])].map(placeOf);
  return {
    id: idOf(entry['id']),
    title: oneLine(entry['title']),
    company: null,
    isListed: entry['isListed'] !== false,
    place: choosePlace(places),
    remote: workPlace(entry['workplaceType']) ?? (entry['isRemote'] === true ? 'remote' : null),
    employmentType: employmentTypes(entry['employmentType']),
    pay: payIn(entry),
    postedAt: day(entry['publishedAt'], now),
    validThrough: null,
    applyUrl: applyUrl([entry['applyUrl'], entry['jobUrl']]),
    description: () => manyLines(entry['descriptionPlain']) || manyLines(entry['descriptionHtml']),
  };
}

/** The address before the text of the location. */
function placeOf(entry: unknown): Place {
  const text = choosePlace(placesInText(at(entry, 'location') ?? entry));
  const address = at(entry, 'address', 'postalAddress') ?? at(entry, 'address');
  const place = structuredPlace({
    city: at(address, 'addressLocality'),
    state: at(address, 'addressRegion'),
    zip: at(address, 'postalCode'),
    country: at(address, 'addressCountry'),
  });
  return completed(place, text);
}

/** The salary among the components, else the summary in words. */
function payIn(entry: JsonObject): FeedPay | null {
  const compensation = entry['compensation'];
  const components = [
    ...listOf(at(compensation, 'summaryComponents')),
    ...listOf(at(compensation, 'compensationTiers')).flatMap((tier) =>
      listOf(at(tier, 'components')),
    ),
  ].filter((part) => /^salary$/i.test(String(at(part, 'compensationType') ?? '').trim()));
  const salary = firstInDollars(
    components.map((part) => {
      const [min, max] = [at(part, 'minValue'), at(part, 'maxValue')];
      const [unit, currency] = [at(part, 'interval'), at(part, 'currencyCode')];
      return payOf({ min, max, unit, currency }) ?? payOf({ value: at(part, 'summary'), currency });
    }),
  );
  const summaries = [
    at(compensation, 'scrapeableCompensationSalarySummary'),
    at(compensation, 'compensationTierSummary'),
    entry['compensationTierSummary'],
  ];
  return salary ?? summaries.map((value) => payOf({ value })).find((pay) => pay !== null) ?? null;
}
