import { type JobPlace, JobPlaces } from './jobPlaces.ts';
import { nearestPlace } from '#server/places/nearestPlace.ts';
import { readTerms, type Term } from './searchTerms.ts';
import { SlotOrder } from './slotOrder.ts';
import { readSoughtPlace } from './soughtPlace.ts';
import { bestMatch, WordLists } from './wordLists.ts';
import { wordsOf } from './words.ts';

/** A posting in the form the search takes. */
export interface SearchedJob extends JobPlace {
  readonly jobId: string;
  readonly title: string;
  readonly company: string | null;
  readonly skills?: readonly string[];
  readonly description: string;
  /** ISO 8601; a posting without a date counts as the oldest. */
  readonly postedAt: string | null;
}

export interface JobQuery {
  readonly searchText: string;
  readonly locationText: string;
  readonly remoteOnly?: boolean;
  /** Matching jobs of these come first. */
  readonly first?: readonly string[];
  /** How many jobs of the list to skip. */
  readonly offset: number;
  readonly limit: number;
}

export interface Found {
  /** The total of the list. */
  readonly total: number;
  readonly ids: readonly string[];
}

/** A search in other words. */
export type Meant = Pick<JobQuery, 'searchText' | 'locationText'>;

/** Removed jobs can be this share of the lists before they are cleaned. */
const mostDead = 0.25;
const fewDead = 1000;

/**
 * The whole feed in memory, searched by words and place: each typed word begins a word of the
 * posting; what is said of working from home is a wish for a remote job. The best match comes
 * first (title before company and skills before description), then the newest. The order is total,
 * so loads neither overlap nor leave a gap.
 */
export class SearchIndex {
  readonly #words = new WordLists();
  readonly #places = new JobPlaces();
  readonly #slots = new Map<string, number>();
  readonly #ids: (string | undefined)[] = [];
  readonly #posted: number[] = [];
  readonly #dead: number[] = [];
  readonly #free: number[] = [];
  /** Used slots, newest first. Sorted at the first search, so that a whole feed loads quickly. */
  readonly #newestFirst = new SlotOrder(
    (a, b) =>
      (this.#posted[b] ?? 0) - (this.#posted[a] ?? 0) ||
      ((this.#ids[a] ?? '') < (this.#ids[b] ?? '') ? -1 : a === b ? 0 : 1),
  );
  #isSorted = false;

  /** Number of jobs. */
  get size(): number {
    return this.#slots.size;
  }

  /** Adds a job, or replaces its older version. */
  add(job: SearchedJob): void {
    this.remove(job.jobId);
    const slot = this.#free.pop() ?? this.#ids.length;
    const { title, company, skills = [], description } = job;
    this.#ids[slot] = job.jobId;
    this.#posted[slot] = job.postedAt === null ? 0 : Date.parse(job.postedAt) || 0;
    this.#slots.set(job.jobId, slot);
    this.#words.add(slot, { title, skills: [company ?? '', ...skills].join(' '), description });
    this.#places.set(slot, job);
    if (this.#isSorted) this.#newestFirst.add(slot);
  }

  /** @returns false when there is no such job */
  remove(jobId: string): boolean {
    const slot = this.#slots.get(jobId);
    if (slot === undefined) return false;
    if (this.#isSorted) this.#newestFirst.remove(slot);
    this.#slots.delete(jobId);
    this.#ids[slot] = undefined;
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
    this.#words.settle(this.#ids.length);
    this.#inOrder();
  }

  search(query: JobQuery): Found {
    const order = this.#inOrder();
    const terms = readTerms(query.searchText);
    const scores = this.#scores(terms);
    this.#places.keep(scores, readSoughtPlace(query.locationText));
    if (query.remoteOnly) this.#places.keep(scores, { kind: 'remote' });

    const { offset, limit } = query;
    const ranks = this.#slotsOf(query.first ?? []);
    const first = [...ranks.keys()].filter((slot) => (scores[slot] ?? 0) > 0);
    first.sort(
      (a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0),
    );
    for (const slot of first) scores[slot] = 0;
    const counts = countsOf(scores, terms.length * bestMatch);
    const page = first.slice(offset, offset + limit);
    const rest = { offset: Math.max(0, offset - first.length), limit: limit - page.length };
    page.push(...pageOf(order, scores, counts, rest));
    const total = first.length + counts.reduce((sum, count) => sum + count, 0);
    return { total, ids: page.flatMap((slot) => this.#ids[slot] ?? []) };
  }

  /**
   * For each slot how well it matches all terms; 0 when one is missing. Without terms all jobs
   * match equally.
   */
  #scores(terms: readonly Term[]): Uint16Array {
    const count = this.#ids.length;
    const scores = new Uint16Array(count);
    for (const slot of this.#inOrder()) scores[slot] = 1;
    for (const [at, term] of terms.entries()) {
      const best =
        term.kind === 'word' ? this.#words.match(term.word, count) : this.#remote(term.words);
      // The first word replaces the 1 that every job began with.
      const start = at === 0 ? 1 : 0;
      for (let slot = 0; slot < count; slot += 1) {
        const before = scores[slot] ?? 0;
        const here = best[slot] ?? 0;
        scores[slot] = before === 0 || here === 0 ? 0 : before - start + here;
      }
    }
    return scores;
  }

  /** Remote jobs, and after them those that only have the words. */
  #remote(words: readonly string[]): Uint8Array {
    const best = this.#places.remoteJobs(this.#ids.length, bestMatch);
    const matches = words.map((word) => this.#words.match(word, best.length));
    for (let slot = 0; slot < best.length; slot += 1)
      if (best[slot] === 0 && matches.every((match) => (match[slot] ?? 0) > 0)) best[slot] = 1;
    return best;
  }

  /**
   * What was probably meant by a search that finds nothing: words and a place as they are known,
   * which find something. Null when nothing like it is known.
   */
  meant(query: Pick<JobQuery, 'searchText' | 'locationText' | 'remoteOnly'>): Meant | null {
    const searchText = wordsOf(query.searchText)
      .map((word) => (this.#words.has(word) ? word : (this.#words.nearest(word) ?? word)))
      .join(' ');
    const sought = readSoughtPlace(query.locationText);
    const place = sought.kind === 'printed' ? nearestPlace(query.locationText) : null;
    const meant = {
      searchText:
        searchText === wordsOf(query.searchText).join(' ') ? query.searchText : searchText,
      locationText: place?.display ?? query.locationText,
    };
    const isSame = meant.searchText === query.searchText && place === null;
    if (isSame || this.search({ ...query, ...meant, offset: 0, limit: 1 }).total === 0) return null;
    return meant;
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

  #inOrder(): Uint32Array {
    if (!this.#isSorted) this.#newestFirst.fill(this.#slots.values());
    this.#isSorted = true;
    return this.#newestFirst.slots;
  }
}

/** How many slots have each score above 0. */
function countsOf(scores: Uint16Array, most: number): Uint32Array {
  const counts = new Uint32Array(most + 2);
  for (let slot = 0; slot < scores.length; slot += 1) {
    const score = scores[slot] ?? 0;
    counts[score] = (counts[score] ?? 0) + 1;
  }
  counts[0] = 0;
  return counts;
}

/**
 * Part of the list, highest scores first and each score in the given order, without sorting it:
 * the counts say which scores the part contains.
 */
function pageOf(
  order: Uint32Array,
  scores: Uint16Array,
  counts: Uint32Array,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): number[] {
  const wanted = new Map<number, { skip: number; take: number; slots: number[] }>();
  let skip = offset;
  let left = limit;
  for (let score = counts.length - 1; score > 0 && left > 0; score -= 1) {
    const count = counts[score] ?? 0;
    if (count > skip) {
      const take = Math.min(left, count - skip);
      wanted.set(score, { skip, take, slots: [] });
      left -= take;
    }
    skip = Math.max(0, skip - count);
  }
  let missing = limit - left;
  for (let at = 0; at < order.length && missing > 0; at += 1) {
    const slot = order[at] ?? 0;
    const score = scores[slot] ?? 0;
    const stretch = score === 0 ? undefined : wanted.get(score);
    if (stretch === undefined) continue;
    if (stretch.skip > 0) stretch.skip -= 1;
    else if (stretch.slots.length < stretch.take) {
      stretch.slots.push(slot);
      missing -= 1;
    }
  }
  return [...wanted.values()].flatMap(({ slots }) => slots);
}
