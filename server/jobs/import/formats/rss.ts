import { firstLine, idOf, type Draft } from '../draft.ts';
import { applyUrl } from '../fields/applyUrl.ts';
import { day } from '../fields/dates.ts';
import { employmentTypes } from '../fields/employmentTypes.ts';
import { payOf } from '../fields/pay.ts';
import { manyLines, oneLine } from '../fields/text.ts';
import { workPlace } from '../fields/workPlace.ts';
import { FeedFault } from '../input/fault.ts';
import { xmlRecords, type XmlField, type XmlRecord } from '../input/xmlRecords.ts';
import { choosePlace, type Place } from '../places/place.ts';
import { placesInText } from '../places/placeText.ts';
import { completed, structuredPlace } from '../places/structuredPlace.ts';
import { withCompanies } from './titleShapes.ts';

/** RSS 2.0 and Atom, with the fields of job plug-ins in any namespace or none. */
export function readRss(text: AsyncIterable<string>, now: string): AsyncGenerator<Draft> {
  return withCompanies(drafts(text, now));
}

async function* drafts(text: AsyncIterable<string>, now: string): AsyncGenerator<Draft> {
  let root = '';
  let author: string | null = null;
  const names = new Set(['item', 'entry', 'author']);
  for await (const record of xmlRecords(text, names, (name) => (root = name))) {
    // Entries without an author have the one of the feed (RFC 4287).
    if (record.name === 'author') author ??= nameIn(record.fields);
    else yield draft(record, author, now);
  }
  if (!/(?:^|:)(?:rss|feed|rdf)$/.test(root)) {
    throw new FeedFault('invalid', 'This is neither an RSS nor an Atom feed.');
  }
}

function draft({ fields, prefix }: XmlRecord, author: string | null, now: string): Draft {
  /** Fields of the format itself; "media:title" is another thing than "title". */
  const own = (name: string) =>
    fields.filter((field) => field.name === name && field.prefix === prefix);
  const any = (...names: readonly string[]) =>
    names
      .map((name) => fields.find((field) => field.name === name && field.text.trim() !== '')?.text)
      .find((value) => value !== undefined);
  const ownText = (name: string) => own(name).find((field) => field.text.trim() !== '')?.text;
  const region = any('location', 'joblocation') === undefined ? any('region') : undefined;
  const guid = own('guid').find((field) => field.text.trim() !== '');
  return {
    id: idOf(guid?.text, ownText('id'), ...links(own('link'))),
    title: firstLine(ownText('title')),
    company:
      firstLine(any('company', 'companyname', 'employer', 'hiringorganization')) ??
      nameIn(own('author')[0]?.children) ??
      nameIn(
        fields.find(({ name, prefix: from }) => name === 'author' && from === 'atom')?.children,
      ) ??
      author,
    isListed: true,
    place: placeOf(any, region),
    remote:
      workPlace(any('remote', 'remotetype', 'workplacetype')) ??
      (region === undefined || placeOf(any, undefined).workPlace ? null : 'remote'),
    employmentType: employmentTypes(any('jobtype') ?? any('employmenttype') ?? any('type')),
    pay: payOf({ value: any('salary') }),
    postedAt:
      [ownText('pubdate'), ownText('published'), any('date'), ownText('updated')]
        .map((value) => day(value, now))
        .find((value) => value !== null) ?? null,
    validThrough:
      [any('expiresat'), any('expirationdate'), any('expires')]
        .map((value) => day(value, now))
        .find((value) => value !== null) ?? null,
    applyUrl: applyUrl([
      any('applyurl', 'applicationurl'),
      ...links(own('link')),
      ...(guid && guid.attributes['isPermaLink'] !== 'false' ? [guid.text] : []),
    ]),
    description: () => textOf(fields, own),
  };
}

/** Addresses of the page: the text of RSS, the alternate link of Atom. */
function links(found: readonly XmlField[]): string[] {
  const rank = ({ attributes }: XmlField) => (/html/.test(attributes['type'] ?? 'html') ? 0 : 1);
  return found
    .filter(({ attributes }) => /^(?:|alternate)$/.test(attributes['rel'] ?? ''))
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ text, attributes }) => (attributes['href'] ?? text).trim())
    .filter((link) => link !== '');
}

const nameIn = (fields: readonly XmlField[] | undefined): string | null =>
  oneLine(fields?.find(({ name }) => name === 'name')?.text);

function placeOf(
  any: (...names: readonly string[]) => string | undefined,
  region: string | undefined,
): Place {
  const text = choosePlace(placesInText(any('location', 'joblocation') ?? region));
  const fields = structuredPlace({
    city: any('city'),
    state: any('state'),
    zip: any('zip', 'zipcode', 'postalcode'),
    country: any('country'),
  });
  return completed(fields, text);
}

/** The whole text before the short one. */
function textOf(fields: readonly XmlField[], own: (name: string) => XmlField[]): string {
  const encoded = fields.filter(({ name, prefix }) => name === 'encoded' && prefix !== 'excerpt');
  return (
    [...encoded, ...own('content'), ...own('description'), ...own('summary')]
      .map(({ text }) => manyLines(text))
      .find((text) => text !== '') ?? ''
  );
}
