import { firstLine, idOf, type Draft } from '../draft.ts';
import { applyUrl } from '../fields/applyUrl.ts';
import { day } from '../fields/dates.ts';
import { employmentTypes } from '../fields/employmentTypes.ts';
import { firstInDollars, payOf } from '../fields/pay.ts';
import { manyLines, oneLine } from '../fields/text.ts';
import { workPlace } from '../fields/workPlace.ts';
import { at, isObject, listOf, type JsonObject } from '../input/json.ts';
import { choosePlace, isNamed, type Place } from '../places/place.ts';
import { placesInText } from '../places/placeText.ts';
import type { Board } from './board.ts';

/** Greenhouse Job Board API: a board or one job; its content is escaped HTML. */
export const greenhouse: Board = {
  format: 'greenhouse',
  lists: ['jobs'],
  isPosting: (entry) =>
    'absolute_url' in entry ||
    'internal_job_id' in entry ||
    (isObject(entry['location']) && 'title' in entry && 'content' in entry),
  draft,
};

function draft(entry: JsonObject, now: string): Draft {
  return {
    id: idOf(entry['id']),
    title: oneLine(entry['title']),
    company: oneLine(entry['company_name']),
    isListed: true,
    place: placeOf(entry),
    remote: workPlace(
      metadata(
        entry,
        /^(?:work ?place|work|job|position)? ?(?:location )?(?:type|arrangement|model|mode|setting|style)$|\bwork ?place\b|^remote\b|^work (?:arrangement|model|location|setting|mode)/,
      )
        .flat()
        .filter((value) => value === true || workPlace(value) !== null),
    ),
    employmentType: employmentTypes(
      ...metadata(
        entry,
        /\b(?:employment|job|worker|employee|position|time|contract) ?(?:type|status|category)\b|^schedule$|^commitment$/,
      ),
    ),
    pay: payIn(entry),
    postedAt: day(entry['first_published'], now) ?? day(entry['updated_at'], now),
    validThrough: day(entry['application_deadline'], now),
    applyUrl: applyUrl([entry['absolute_url']]),
    description: () => manyLines(entry['content']),
  };
}

/** Free text; where it names no place, the offices do. */
function placeOf(entry: JsonObject): Place {
  const said = choosePlace(placesInText(at(entry, 'location', 'name')));
  if (isNamed(said)) return said;
  const offices = listOf(entry['offices']).map((office) =>
    choosePlace(
      placesInText(
        firstLine(at(office, 'location'), at(office, 'location', 'name'), at(office, 'name')),
      ),
    ),
  );
  const office = choosePlace(offices);
  return isNamed(office) ? { ...office, workPlace: said.workPlace ?? office.workPlace } : said;
}

/** The values of the board's own fields with such a name. */
function metadata(entry: JsonObject, name: RegExp): unknown[] {
  return listOf(entry['metadata'])
    .filter((each) =>
      name.test(
        String(at(each, 'name') ?? '')
          .toLowerCase()
          .replace(/[\s_-]+/g, ' ')
          .trim(),
      ),
    )
    .map((each) => at(each, 'value'));
}

/** Greenhouse counts cents; the title of a range names the unit. */
function payIn(entry: JsonObject) {
  const cents = (value: unknown) =>
    typeof value === 'number' || (typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value))
      ? Number(value) / 100
      : null;
  return firstInDollars(
    listOf(entry['pay_input_ranges']).map((range) =>
      payOf({
        min: cents(at(range, 'min_cents')),
        max: cents(at(range, 'max_cents')),
        unit: at(range, 'title'),
        currency: at(range, 'currency_type'),
      }),
    ),
  );
}
