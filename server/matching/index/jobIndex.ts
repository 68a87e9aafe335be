import type { Point } from '#server/places/place.ts';
import { occupations } from '../occupations/table.ts';
import { postingParts } from '../offers.ts';
import { createPhraseFinder } from '../phrases.ts';
import { defaultTitleMatcher, type TitleMatcher } from '../titles.ts';
import { tellingStem, wordsOf } from '../words.ts';
import type { JobRow } from './jobRow.ts';
import { PlaceGrid } from './placeGrid.ts';
import type { CodeScore } from '../titles.ts';
import { type IndexedJob, readJob, readShares, readTitle, type TitleFacts } from './readJob.ts';
import { TextField } from './textField.ts';

/** Removed jobs can be this share of the lists before they are cleaned. */
const mostDead = 0.25;
const fewDead = 1000;

/** All jobs of the feed, in memory for ranking. Jobs are added and removed one by one. */
export class JobIndex {
  readonly titles = new TextField((stem) => this.stemNumber(stem));
  readonly texts = new TextField((stem) => this.stemNumber(stem));
  readonly places = new PlaceGrid();
  readonly matcher: TitleMatcher;
  readonly #jobs: (IndexedJob | undefined)[] = [];
  readonly #slots = new Map<string, number>();
  readonly #byCode = new Map<string, Map<number, number>>();
  readonly #dictionary = new Map<string, number>();
  readonly #tableSkills = createPhraseFinder(
    occupations.flatMap(({ skills }) => skills),
    (stem) => this.#numberOf(stem),
  );
  /**
   * The number of each word's stem, so that a word that comes again is looked up once; -1 for a
   * function word.
   */
  readonly #wordNumbers = new Map<string, number>();
  readonly #facts = new Map<string, TitleFacts>();
  readonly #shares = new Map<string, readonly CodeScore[]>();
  /** Sentences that ask for nothing; kept while a whole feed comes in. */
  #silent: Set<string> | undefined = new Set();
  readonly #dead: number[] = [];
  readonly #free: number[] = [];

  /** @param matcher reads codes from titles; our own occupation table by default */
  constructor(rows: Iterable<JobRow> = [], matcher: TitleMatcher = defaultTitleMatcher()) {
    this.matcher = matcher;
    for (const row of rows) this.add(row);
  }

  /** Number of jobs. */
  get size(): number {
    return this.#slots.size;
  }

  /** One more than the highest slot in use. */
  get slotCount(): number {
    return this.#jobs.length;
  }

  /** The job in a slot; undefined when it was removed. */
  job(slot: number): IndexedJob | undefined {
    return this.#jobs[slot];
  }

  /** The slot of a job; undefined when it is not there. */
  slotOf(jobId: string): number | undefined {
    return this.#slots.get(jobId);
  }

  /** Adds a job, or replaces its older version. */
  add(row: JobRow): void {
    this.remove(row.jobId);
    const slot = this.#free.pop() ?? this.#jobs.length;
    const parts = postingParts(row.description);
    const text = [row.title, ...(row.skills ?? []), parts.asked].join(' \n ');
    const stems = this.#stemsIn(text);
    const facts = this.#titleFacts(row.title);
    const shares =
      row.socCode === null ? this.#titleShares(row.title) : [{ code: row.socCode, score: 1 }];
    const job = readJob(row, parts, facts, shares, stems, this.#tableSkills, this.#silent);
    this.#jobs[slot] = job;
    this.#slots.set(row.jobId, slot);
    this.titles.add(slot, this.#numbersOf(facts.stems));
    this.texts.add(slot, stems);
    for (const { code, score } of job.shares) {
      const slots = this.#byCode.get(code);
      if (slots === undefined) this.#byCode.set(code, new Map([[slot, score]]));
      else slots.set(slot, score);
    }
    const point = pointOf(row);
    if (point) this.places.add(slot, point);
  }

  /** @returns false when there is no such job */
  remove(jobId: string): boolean {
    const slot = this.#slots.get(jobId);
    const job = slot === undefined ? undefined : this.#jobs[slot];
    if (slot === undefined || job === undefined) return false;
    this.#slots.delete(jobId);
    this.#jobs[slot] = undefined;
    this.titles.remove(slot);
    this.texts.remove(slot);
    for (const { code } of job.shares) this.#byCode.get(code)?.delete(slot);
    const point = pointOf(job.row);
    if (point) this.places.remove(slot, point);
    this.#dead.push(slot);
    if (this.#dead.length > fewDead && this.#dead.length > this.size * mostDead) this.#compact();
    return true;
  }

  /** Gives back what only helps while many jobs come in. */
  settle(): void {
    this.#silent = undefined;
  }

  /** Every code of a job, with its jobs and how sure each is (1: the feed says so). */
  get codes(): ReadonlyMap<string, ReadonlyMap<number, number>> {
    return this.#byCode;
  }

  /** The dictionary's number of a stem; undefined when no job has it. */
  stemNumber(stem: string): number | undefined {
    return this.#dictionary.get(stem);
  }

  /** Feeds repeat titles, so each is parsed once. */
  #titleFacts(title: string): TitleFacts {
    const known = this.#facts.get(title);
    if (known !== undefined) return known;
    const facts = readTitle(title);
    this.#facts.set(title, facts);
    return facts;
  }

  #titleShares(title: string): readonly CodeScore[] {
    const known = this.#shares.get(title);
    if (known !== undefined) return known;
    const shares = readShares(title, this.matcher);
    this.#shares.set(title, shares);
    return shares;
  }

  /** The stems of a text in order, without function words. */
  #stemsIn(text: string): Uint32Array {
    const words = wordsOf(text);
    const numbers = new Uint32Array(words.length);
    let count = 0;
    for (const word of words) {
      let number = this.#wordNumbers.get(word);
      if (number === undefined) {
        const stem = tellingStem(word);
        number = stem === '' ? -1 : this.#numberOf(stem);
        this.#wordNumbers.set(word, number);
      }
      if (number >= 0) numbers[count++] = number;
    }
    return numbers.slice(0, count);
  }

  #numbersOf(stems: readonly string[]): Uint32Array {
    return Uint32Array.from(stems, (stem) => this.#numberOf(stem));
  }

  #numberOf(stem: string): number {
    const known = this.#dictionary.get(stem);
    if (known !== undefined) return known;
    this.#dictionary.set(stem, this.#dictionary.size);
    return this.#dictionary.size - 1;
  }

  /** A slot can be reused only when no list remembers its job. */
  #compact(): void {
    const isAlive = (slot: number) => this.#jobs[slot] !== undefined;
    this.titles.compact(isAlive);
    this.texts.compact(isAlive);
    this.#free.push(...this.#dead.splice(0));
  }
}

const pointOf = (row: Pick<JobRow, 'lat' | 'lng'>): Point | null =>
  row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng };
