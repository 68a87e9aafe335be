import type { components } from '#openapi/jobs.ts';

type Body = components['schemas']['JobSearch'];
type Extras = Partial<Omit<Body, 'searchText' | 'locationText'>>;

/** A kind of query, with 60 of its kind. */
export interface Kind {
  readonly name: string;
  readonly path: string;
  /** @param run for a query that must be new each time */
  readonly body: (at: number, run: number) => Body;
}

const titles = ['cook', 'nurse', 'driver', 'clerk', 'welder', 'teacher', 'cashier', 'analyst'];
const common = ['customer', 'team', 'work', 'service', 'experience', 'manager', 'care', 'training'];
const rare = ['phlebotomist', 'taxidermy', 'cobol', 'sommelier', 'glazier', 'farrier', 'orthotist'];
const places = ['Syracuse, NY', '90210', 'Boston', 'TX', 'Chicago, IL', 'Denver', '33101', 'Ohio'];
const names = ['janitor', 'front desk', 'truck driver', 'warehouse', 'office work', 'CNA'];
const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

const all = '/api/jobs/jobfeed/GetJobsfromSearchV2';
const remote = '/api/jobs/JobFeedInsightsV2/GetJobsfromSearchRemote';
const text = (searchText: string, locationText = '', extras: Extras = {}): Body => ({
  searchText,
  locationText,
  ...extras,
});
const kind = (name: string, body: Kind['body'], path = all): Kind => ({ name, path, body });

/** A search of all jobs for a word. */
export const plain = (at: number): readonly [path: string, body: Body] => [
  all,
  text(pick(common, at), pick(places, at)),
];

/** All postings: their last load is the furthest of all. */
export const widest = text('');

/** @param lastLoad the offset of the last load of `widest` */
export const kindsOfQuery = (lastLoad: number): readonly Kind[] => [
  kind('no words', () => text('')),
  kind('one common word', (at) => text(pick(common, at))),
  kind('one rare word', (at) => text(pick(rare, at))),
  kind('three words', (at) =>
    text(`${pick(titles, at)} ${pick(common, at)} ${pick(common, at + 3)}`),
  ),
  kind('one letter, two letters', (at) =>
    text(`${pick([...'abcdefghij'], at)} ${pick([...'stre'], at)}e`),
  ),
  kind('an everyday name of work', (at) => text(pick(names, at))),
  kind('words and a place', (at) => text(pick(titles, at), pick(places, at + (at >> 3)))),
  kind('a place alone', (at) => text('', pick(places, at))),
  kind('a place never asked before', (at, run) =>
    text('', `${pick(titles, at)}ville ${at * 100 + run}`),
  ),
  kind('a misspelt word', (at) => text(`${pick(['nurze', 'clrek', 'analist', 'weldr'], at)}`)),
  kind('remote', (at) => text(at % 2 === 0 ? '' : pick(titles, at)), remote),
  kind('one filter', (at) =>
    text(pick(['', ...titles], at), '', { filters: { remote: ['remote', 'hybrid'] } }),
  ),
  kind('every filter, with counts', (at) =>
    text(pick(titles, at), pick(places, at), {
      filters: {
        miles: 100,
        remote: ['in-person'],
        employmentTypes: ['full-time', 'part-time'],
        payAtLeast: { amount: 15, unit: 'hour' },
        postedWithinDays: 30,
      },
      withCounts: true,
    }),
  ),
  kind('no words, with counts', () => text('', '', { withCounts: true })),
  kind('newest', (at) => text(pick(common, at), '', { sort: 'newest' })),
  kind('best paid', (at) => text(pick(['', ...common], at), '', { sort: 'pay', withCounts: true })),
  kind('nearest to a place', (at) => text(pick(titles, at), pick(places, at), { sort: 'nearest' })),
  kind('nearest to the own place', () => text('', '', { sort: 'nearest', withCounts: true })),
  kind('last load', () => ({ ...widest, offset: lastLoad })),
];
