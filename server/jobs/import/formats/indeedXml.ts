import { firstLine, idOf, type Draft } from '../draft.ts';
import { applyUrl } from '../fields/applyUrl.ts';
import { day } from '../fields/dates.ts';
import { employmentTypes } from '../fields/employmentTypes.ts';
import { payOf } from '../fields/pay.ts';
import { manyLines } from '../fields/text.ts';
import { workPlace } from '../fields/workPlace.ts';
import { FeedFault } from '../input/fault.ts';
import { xmlRecords, type XmlField } from '../input/xmlRecords.ts';
import { structuredPlace } from '../places/structuredPlace.ts';

/** Indeed's XML feed: `job` elements below any root, with CDATA or entities. */
export async function* readIndeedXml(
  text: AsyncIterable<string>,
  now: string,
): AsyncGenerator<Draft> {
  let root = '';
  let count = 0;
  for await (const { fields } of xmlRecords(text, new Set(['job']), (name) => (root = name))) {
    count += 1;
    yield draft(fields, now);
  }
  if (count === 0 && /^(?:rss|feed|rdf:rdf|html|urlset)$/.test(root)) {
    throw new FeedFault(
      'invalid',
      'This is not a feed in Indeed’s XML format: it has no jobs in it.',
    );
  }
}

function draft(fields: readonly XmlField[], now: string): Draft {
  const get = (...names: readonly string[]) =>
    names
      .map((name) => fields.find((field) => field.name === name)?.text)
      .find((text) => text !== undefined && text.trim() !== '');
  return {
    id: idOf(get('referencenumber'), get('requisitionid'), get('url')),
    title: firstLine(get('title')),
    company: firstLine(get('company')),
    isListed: true,
    place: structuredPlace({
      city: get('city'),
      state: get('state'),
      zip: get('postalcode', 'zip', 'zipcode'),
      country: get('country'),
    }),
    remote: workPlace(get('remotetype')),
    employmentType: employmentTypes(get('jobtype')),
    pay: payOf({ value: get('salary') }),
    postedAt: day(get('date'), now),
    validThrough: day(get('expirationdate'), now),
    applyUrl: applyUrl([get('url')]),
    description: () => manyLines(get('description')),
  };
}
