import { earliestToday } from '#domain/jobClosing.ts';
import type { Point } from '#server/places/place.ts';
import { nearestName } from '#server/places/nearestName.ts';
import { occupationOf } from './everydayWords.ts';
import type { JobFilterCounts } from './filterCounts.ts';
import { dayOf, type StatedFacts } from './jobFacts.ts';
import { closest, type JobPlace, JobPlaces } from './jobPlaces.ts';
import { countOf, countsOf, type Part, pageInOrder, pageOf, sumOf } from './page.ts';
import { relatedScore, scoresOf } from './scores.ts';
import { foundWords, readTerms, type Term } from './searchTerms.ts';
import { filterSlots, keepRemote } from './slotFilters.ts';
import { SlotFacts } from './slotFacts.ts';
import { kindsWithJobs, type RelatedWork, takeRelated } from './relatedWork.ts';
import { SlotOrder } from './slotOrder.ts';
import { placeApart, placesAmong, widerPlaces } from './placeAmongWords.ts';
import { nearPlace, readSoughtPlace } from './soughtPlace.ts';
import { type JobFilters, type JobSort, readWanted } from './wantedJobs.ts';
import { bestMatch, WordLists } from './wordLists.ts';
import { mendedWords } from './mending.ts';

/** A posting in the form the search takes. */
export interface SearchedJob extends JobPlace, StatedFacts {
  readonly jobId: string;
  readonly title: string;
  readonly company: string | null;
  /** SOC 2018 code; without it the title decides. */
  readonly socCode: string | null;
  readonly skills?: readonly string[];
  readonly description: string;
}

export interface JobQuery extends Part {
  readonly searchText: string;
  readonly locationText: string;
  readonly remoteOnly?: boolean;
  /** Matching jobs of these come first, when the best come first. */
  readonly first?: readonly string[];
  readonly filters?: JobFilters | undefined;
  /** `best` when left out. */
  readonly sort?: JobSort | undefined;
  /** What "nearest" is counted from; without it the best come first. */
  readonly place?: Point | null;
  readonly withCounts?: boolean | undefined;
  /** Whether jobs of related work come after the others. */
  readonly withRelated?: boolean;
}

export interface Found {
  /** The total of the list. */
  readonly total: number;
  readonly ids: readonly string[];
  /** Only when asked for. */
  readonly counts?: JobFilterCounts;
  readonly foundWords?: readonly string[];
  /** The last jobs of the list, when they are of related work. */
  readonly related?: RelatedWork;
  /** Only when words or place were typed, and hold nothing that can be searched. */
  readonly nothingSought?: true;
}

interface Page {
  readonly total: number;
  readonly slots: readonly number[];
  readonly related?: RelatedWork;
}

/** What is searched, without which part of the list. */
type Sought = Omit<JobQuery, keyof Part>;

/** A search in other words. */
export type Meant = Pick<JobQuery, 'searchText' | 'locationText'>;

/** Which of several towns of one name was taken, and the search at others. */
export interface TakenPlace {
  readonly place: string;
  readonly others: readonly Meant[];
}

/** How many towns of the same name are offered. */
const mostOthers = 3;

/** Removed jobs can be this share of the lists before they are cleaned. */
const mostDead = 0.25;
const fewDead = 1000;

/** A list this short, for a word that looks misspelt, may be a list of misspelt postings. */
const shortList = 5;
/** What was meant must then find this many times as many. */
const muchMore = 10;

/** Whether it is a name of a kind of work, to which other work is related. */
const isNamed = (term: Term): boolean => term.kind === 'words' && term.name !== null;

/** Whether something was typed, and no part of it can be searched: "the", "???". */
function isNothingSought({ searchText, locationText }: Meant, terms: readonly Term[]): boolean {
  const isTyped = searchText.trim() !== '' || locationText.trim() !== '';
  return isTyped && terms.length === 0 && readSoughtPlace(locationText).kind === 'anywhere';
}

/**
 * The whole feed in memory, searched by words and place: each typed word begins a word of the
 * posting; what is said of working from home is a wish for a remote job, and a name of a kind of
 * work also finds its other names, and where that is asked for jobs of related work. The best match comes first (title before company and skills
 * before description, other names last), then the newest. The order is total, so loads neither
 * overlap nor leave a gap. Jobs past their last day are not found.
 */
export class SearchIndex {
  readonly #now: () => Date;
  readonly #words = new WordLists();
  readonly #places = new JobPlaces();
  readonly #facts = new SlotFacts();
  readonly #slots = new Map<string, number>();
  readonly #ids: (string | undefined)[] = [];
  readonly #dead: number[] = [];
  readonly #free: number[] = [];
  readonly #newestFirst = new SlotOrder((a, b) => this.#byAge(a, b));
  readonly #bestPaidFirst = new SlotOrder(
    (a, b) => (this.#facts.pay[b] ?? 0) - (this.#facts.pay[a] ?? 0) || this.#byAge(a, b),
  );

  constructor(now: () => Date = () => new Date()) {
    this.#now = now;
  }

  /** Number of jobs, with those past their last day. */
  get size(): number {
    return this.#slots.size;
  }

  /** Adds a job, or replaces its older version. */
  add(job: SearchedJob): void {
    this.remove(job.jobId);
    const slot = this.#free.pop() ?? this.#ids.length;
    const { title, company, skills = [], description } = job;
    this.#ids[slot] = job.jobId;
    this.#slots.set(job.jobId, slot);
    this.#facts.set(slot, job, occupationOf(title, job.socCode));
    this.#words.add(slot, { title, skills: [company ?? '', ...skills].join(' '), description });
    this.#places.set(slot, job);
    this.#newestFirst.add(slot);
    this.#bestPaidFirst.add(slot);
  }

  /** @returns false when there is no such job */
  remove(jobId: string): boolean {
    const slot = this.#slots.get(jobId);
    if (slot === undefined) return false;
    this.#newestFirst.remove(slot);
    this.#bestPaidFirst.remove(slot);
    this.#slots.delete(jobId);
    this.#ids[slot] = undefined;
    this.#facts.remove(slot);
    this.#dead.push(slot);
    if (this.#dead.length > fewDead && this.#dead.length > this.size * mostDead) {
      // A slot can be reused only when no list remembers its job.
      this.#words.compact((one) => this.#ids[one] !== undefined);
      this.#free.push(...this.#dead.splice(0));
    }
    return true;
  }

  /** Prepares for the first search and frees memory, after many jobs were added. */
  settle(): void {
    this.#words.settle();
    this.#inOrder(this.#newestFirst);
    this.#inOrder(this.#bestPaidFirst);
  }

  search(asked: JobQuery): Found {
    const query = { ...asked, ...placeApart(asked) };
    const now = this.#now();
    const terms = readTerms(query.searchText);
    const nothingSought = isNothingSought(query, terms);
    const scores = nothingSought
      ? new Uint16Array(this.#ids.length)
      : this.#scores(query, terms, now);
    const wanted = readWanted(query.filters, now);
    const counts = filterSlots(scores, this.#facts, wanted, query.withCounts ? now : null);
    const { total, slots, related } = terms.some(isNamed)
      ? this.#pageWithRelated(query, scores, terms)
      : this.#page(query, scores, terms);
    return {
      total,
      ids: slots.flatMap((slot) => this.#ids[slot] ?? []),
      ...(counts && { counts, foundWords: foundWords(query.searchText) }),
      ...(related && { related }),
      ...(nothingSought && { nothingSought }),
    };
  }

  /** The list of what was searched, in any order, and after it that of related work. */
  #pageWithRelated(query: JobQuery, scores: Uint16Array, terms: readonly Term[]): Page {
    const isAsked = query.withRelated === true;
    const named = isAsked ? scores.slice() : scores;
    const related = isAsked ? takeRelated(named, this.#facts) : null;
    const page = this.#page(query, named, terms);
    if (related === null) return page;
    const total = page.total + related.count;
    const limit = query.limit - page.slots.length;
    if (limit === 0) return { ...page, total, related };
    for (let slot = 0; slot < scores.length; slot += 1)
      if (scores[slot] !== relatedScore) scores[slot] = 0;
    const offset = Math.max(0, query.offset - page.total);
    const { slots } = this.#page({ ...query, offset, limit }, scores, terms);
    return { total, slots: [...page.slots, ...slots], related };
  }

  /** Everyday names of work that is related to a job's and has open jobs, the most alike first. */
  relatedKinds(title: string, socCode: string | null): readonly string[] {
    const today = dayOf(earliestToday(this.#now()));
    return kindsWithJobs(occupationOf(title, socCode), this.#facts, today);
  }

  /** Null when no other town of the name has a job that the search would find. */
  takenPlace(asked: Sought): TakenPlace | null {
    const { searchText, ...query } = { ...asked, ...placeApart(asked) };
    const sought = readSoughtPlace(query.locationText);
    if (sought.kind !== 'near' || sought.others.length === 0) return null;
    const now = this.#now();
    const anywhere = { ...query, searchText, locationText: '' };
    const scores = this.#scores({ ...anywhere, withRelated: false }, readTerms(searchText), now);
    filterSlots(scores, this.#facts, readWanted(query.filters, now), null);
    if (countOf(scores) === 0) return null;
    const others: Meant[] = [];
    for (const place of sought.others) {
      if (others.length === mostOthers) break;
      if (this.#places.hasAny(scores, nearPlace(place), query.filters?.miles))
        others.push({ searchText, locationText: place.display });
    }
    return others.length === 0 ? null : { place: sought.place.display, others };
  }

  /**
   * What was probably meant by a search that finds nothing, or little for a word that looks
   * misspelt: words and a place as they are known, which find something, or much more. Null when
   * nothing like it is known.
   * @param total how many jobs the search finds
   */
  meant(query: Sought, total = 0): Meant | null {
    if (total > shortList) return null;
    const placed = total > 0 ? null : this.#placedWords(query);
    if (placed) return placed;
    const { locationText } = query;
    const searchText = mendedWords(query.searchText, this.#words, total > 0);
    const sought = total > 0 ? null : readSoughtPlace(locationText);
    const place = sought?.kind === 'printed' ? nearestName(locationText) : null;
    const meant = { searchText, locationText: place ?? locationText };
    if (searchText === query.searchText && place === null) return null;
    const found = this.#totalOf({ ...query, ...meant });
    return found > 0 && found >= total * muchMore ? meant : null;
  }

  /** The words without a place that stands among them, when that finds something. */
  #placedWords(query: Sought): Meant | null {
    const all = [...widerPlaces(query), ...placesAmong(query)];
    return all.find((meant) => this.#totalOf({ ...query, ...meant }) > 0) ?? null;
  }

  /** How many jobs a search finds, without related work. */
  #totalOf(query: Sought): number {
    const nothingElse = { withCounts: false, withRelated: false, offset: 0, limit: 1 };
    return this.search({ ...query, ...nothingElse }).total;
  }

  /** For each slot how well it matches words and place; 0 when it does not. */
  #scores(query: Sought, terms: readonly Term[], now: Date): Uint16Array {
    const facts = this.#facts;
    const today = dayOf(earliestToday(now));
    const scores = scoresOf(terms, {
      words: this.#words,
      facts,
      count: this.#ids.length,
      today,
      withRelated: query.withRelated === true && terms.some(isNamed),
    });
    const sought = readSoughtPlace(query.locationText);
    this.#places.keep(scores, sought, query.filters?.miles);
    if (query.remoteOnly || sought.kind === 'remote') keepRemote(scores, facts);
    return scores;
  }

  /** The jobs of one load, in the order that the query asks for. */
  #page(query: JobQuery, scores: Uint16Array, terms: readonly Term[]): Page {
    const { sort = 'best', place = null } = query;
    const newest = this.#inOrder(this.#newestFirst);
    if (sort === 'newest' || sort === 'pay') {
      const order = sort === 'pay' ? this.#inOrder(this.#bestPaidFirst) : newest;
      return { total: countOf(scores), slots: pageInOrder(order, scores, query) };
    }
    if (sort === 'nearest' && place) {
      this.#places.scoreByCloseness(scores, place);
      const counts = countsOf(scores, closest);
      return { total: sumOf(counts), slots: pageOf(newest, scores, counts, query) };
    }
    return this.#bestPage(query, scores, terms);
  }

  #bestPage(query: JobQuery, scores: Uint16Array, terms: readonly Term[]) {
    const { offset, limit } = query;
    const ranks = this.#slotsOf(query.first ?? []);
    const first = [...ranks.keys()].filter((slot) => (scores[slot] ?? 0) > 0);
    first.sort(
      (a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0),
    );
    for (const slot of first) scores[slot] = 0;
    const words = terms.reduce((sum, term) => sum + term.words.length, 0);
    const counts = countsOf(scores, words * bestMatch + relatedScore);
    const slots = first.slice(offset, offset + limit);
    const rest = { offset: Math.max(0, offset - first.length), limit: limit - slots.length };
    slots.push(...pageOf(this.#inOrder(this.#newestFirst), scores, counts, rest));
    return { total: first.length + sumOf(counts), slots };
  }

  /** The slots of these jobs, each with its position in the list. */
  #slotsOf(ids: readonly string[]): Map<number, number> {
    const slots = new Map<number, number>();
    for (const [at, id] of ids.entries()) {
      const slot = this.#slots.get(id.toLowerCase());
      if (slot !== undefined && !slots.has(slot)) slots.set(slot, at);
    }
    return slots;
  }

  #byAge(a: number, b: number): number {
    const { postedAt } = this.#facts;
    return (
      (postedAt[b] ?? 0) - (postedAt[a] ?? 0) ||
      ((this.#ids[a] ?? '') < (this.#ids[b] ?? '') ? -1 : a === b ? 0 : 1)
    );
  }

  /** An order is sorted at its first use, so that a whole feed loads quickly. */
  #inOrder(order: SlotOrder): Uint32Array {
    return order.slots ?? order.fill(this.#slots.values());
  }
}
