import type { Point } from '#server/places/place.ts';
import { type Demands, parseDemands } from '../demands.ts';
import { type Rank, rankOf } from '../rank.ts';
import {
  type CodeScore,
  defaultTitleMatcher,
  type TitleMatcher,
  type TitleVector,
} from '../titles.ts';
import { occupationWords } from '../titleWords.ts';
import { isStopWord, stemOf, wordsOf } from '../words.ts';
import type { JobRow } from './jobRow.ts';
import { PlaceGrid } from './placeGrid.ts';
import { TextField } from './textField.ts';

/** A job as the scorer sees it: everything worked out once, when the job came in. */
export interface IndexedJob {
  readonly row: Omit<JobRow, 'description'>;
  readonly codes: readonly CodeScore[];
  readonly vector: TitleVector;
  readonly rank: Rank;
  readonly demands: Demands;
  /** Stems of title, skills and description in order, as numbers of the index's dictionary. */
  readonly stems: Uint32Array;
}

/** How many codes a title without a given code is indexed under, and the least score of one. */
const titleCodes = 3;
const leastCodeScore = 0.25;

/** Removed jobs may make up this share of the lists before they are cleaned. */
const mostDead = 0.25;
const fewDead = 1000;

/** The stems of a text without function words, in order. */
export const stemsOf = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !isStopWord(word))
    .map(stemOf);

/** All jobs of the feed, held in memory for ranking. Jobs come and go one by one. */
export class JobIndex {
  readonly titles = new TextField();
  readonly texts = new TextField();
  readonly places = new PlaceGrid();
  readonly matcher: TitleMatcher;
  readonly #jobs: (IndexedJob | undefined)[] = [];
  readonly #slots = new Map<string, number>();
  readonly #byCode = new Map<string, Map<number, number>>();
  readonly #dictionary = new Map<string, number>();
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

  /** Adds a job, or takes the new version of one that is there. */
  add(row: JobRow): void {
    this.remove(row.sourceGUID);
    const slot = this.#free.pop() ?? this.#jobs.length;
    const { description, ...rest } = row;
    const title = occupationWords(row.title).map(stemOf);
    const stems = stemsOf([row.title, ...(row.skills ?? []), description].join(' \n '));
    const codes =
      row.socCode === null
        ? this.matcher
            .codes(row.title, titleCodes)
            .filter(({ score }) => score >= leastCodeScore)
        : [{ code: row.socCode, score: 1 }];
    this.#jobs[slot] = {
      row: rest,
      codes,
      vector: this.matcher.vector(row.title),
      rank: rankOf(row.title),
      demands: parseDemands(description),
      stems: Uint32Array.from(stems, (stem) => this.#numberOf(stem)),
    };
    this.#slots.set(row.sourceGUID, slot);
    this.titles.add(slot, title);
    this.texts.add(slot, stems);
    for (const { code, score } of codes) {
      const slots = this.#byCode.get(code);
      if (slots === undefined) this.#byCode.set(code, new Map([[slot, score]]));
      else slots.set(slot, score);
    }
    const point = pointOf(row);
    if (point) this.places.add(slot, point);
  }

  /** @returns false when there is no such job */
  remove(sourceGUID: string): boolean {
    const slot = this.#slots.get(sourceGUID);
    const job = slot === undefined ? undefined : this.#jobs[slot];
    if (slot === undefined || job === undefined) return false;
    this.#slots.delete(sourceGUID);
    this.#jobs[slot] = undefined;
    this.titles.remove(slot);
    this.texts.remove(slot);
    for (const { code } of job.codes) this.#byCode.get(code)?.delete(slot);
    const point = pointOf(job.row);
    if (point) this.places.remove(slot, point);
    this.#dead.push(slot);
    if (this.#dead.length > fewDead && this.#dead.length > this.size * mostDead) this.#compact();
    return true;
  }

  /** The jobs of an occupation and how surely each is one (1 when the feed says so). */
  withCode(code: string): ReadonlyMap<number, number> {
    return this.#byCode.get(code) ?? new Map();
  }

  /** The dictionary's number of a stem; undefined when no job has it. */
  stemNumber(stem: string): number | undefined {
    return this.#dictionary.get(stem);
  }

  #numberOf(stem: string): number {
    const known = this.#dictionary.get(stem);
    if (known !== undefined) return known;
    this.#dictionary.set(stem, this.#dictionary.size);
    return this.#dictionary.size - 1;
  }

  /** A slot may be used again only when no list remembers the job that had it. */
  #compact(): void {
    const isAlive = (slot: number) => this.#jobs[slot] !== undefined;
    this.titles.compact(isAlive);
    this.texts.compact(isAlive);
    this.#free.push(...this.#dead.splice(0));
  }
}

const pointOf = (row: Pick<JobRow, 'lat' | 'lng'>): Point | null =>
  row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng };
