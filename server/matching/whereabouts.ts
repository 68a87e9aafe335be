import type { Widening } from '#domain/widening.ts';
import { distanceMiles } from '#server/places/distance.ts';
import type { Candidate } from './candidate.ts';
import type { IndexedJob } from './index/readJob.ts';
import { capacity, gap, type Part, positive, type Reason } from './reasons.ts';

/** What is read of a person and of a job here. */
type Whereabouts = Pick<Candidate, 'place' | 'searchRadius' | 'relocate' | 'remote'>;
interface Place {
  readonly row: Pick<IndexedJob['row'], 'lat' | 'lng'>;
}
interface Way {
  readonly row: Pick<IndexedJob['row'], 'remote'>;
}

/** The share of the part for a job beyond the radius, by the answer about relocating. */
const beyond = { yes: 0.4, unknown: 0.2 };

/** The share of the remote part for each kind of job, by the preference. */
const fit = {
  remote: { remote: 1, hybrid: 0.4, 'in-person': 0 },
  hybrid: { remote: 0.7, hybrid: 1, 'in-person': 0.4 },
  'in-person': { remote: 0, hybrid: 0.7, 'in-person': 1 },
} as const;

/**
 * The share of its whole score that a job keeps, by how far it is beyond the radius. Without it a
 * job 2,000 miles away is first whenever its words fit a little better.
 */
const farKept = { nearest: 0.75, farthest: 0.5, milesToFarthest: 500 };

/** The share of its whole score that a job keeps when it is not done as the person prefers. */
const wayKept = {
  remote: { remote: 1, hybrid: 0.85, 'in-person': 0.75 },
  hybrid: { remote: 0.9, hybrid: 1, 'in-person': 0.85 },
  'in-person': { remote: 0.75, hybrid: 0.95, 'in-person': 1 },
} as const;

const rounded = (miles: number): number => Math.round(miles);

/** Miles to the job; null when either place is unknown. */
export function milesTo(candidate: Whereabouts, { row }: Place): number | null {
  if (candidate.place === null || row.lat === null || row.lng === null) return null;
  return distanceMiles(candidate.place, { lat: row.lat, lng: row.lng });
}

/**
 * Whether the person's answers leave a job out: too far for someone who does not relocate and not
 * done from home, or from home for someone who prefers to work in person.
 */
export function isOutOfReach(
  candidate: Whereabouts,
  { row: { remote } }: Way,
  miles: number | null,
  widen: Widening,
): boolean {
  if (remote === 'remote') return candidate.remote === 'in-person' && !widen.remote;
  if (candidate.relocate !== false) return false;
  return (miles ?? 0) > candidate.searchRadius + widen.miles;
}

/** Where one ring of distance ends and the next begins, in miles. */
const rings = [30, 60, 110, 200, 400, 800, 1600];

/**
 * The ring of distance that a job lies in, from 0: a list goes ring by ring, then by fit.
 * Who would move has one ring, and a job from home is near everybody.
 */
export function ringOf(
  candidate: Whereabouts,
  { row: { remote } }: Way,
  miles: number | null,
): number {
  if (candidate.relocate === true || remote === 'remote' || miles === null) return 0;
  const ring = rings.findIndex((end) => miles <= end);
  return ring < 0 ? rings.length : ring;
}

/** What a job keeps of its score for where it is, and for how it is done; 1 is everything. */
export interface KeptShare {
  readonly place: number;
  readonly way: number;
}

/**
 * Jobs beyond the radius come after near ones, unless the person said that they would move. Who
 * wants to work from home moves for no job.
 */
export function keptShare(
  candidate: Whereabouts,
  { row: { remote } }: Way,
  miles: number | null,
): KeptShare {
  const wanted = candidate.remote;
  const hasWish = wanted !== null && wanted !== 'no preference';
  const way = hasWish && remote !== null ? wayKept[wanted][remote] : 1;
  const beyondRadius = (miles ?? 0) - candidate.searchRadius;
  const moves = candidate.relocate === true && wanted !== 'remote';
  if (remote === 'remote' || beyondRadius <= 0 || moves) return { place: 1, way };
  const { nearest, farthest, milesToFarthest } = farKept;
  const far = Math.min(1, beyondRadius / milesToFarthest);
  return { place: nearest - (nearest - farthest) * far, way };
}

/**
 * The reasons of a score that is multiplied by the kept share: each weighs less, and a gap of
 * place or way weighs what closing it would give.
 * @param sum the score before
 */
export function keptReasons(
  reasons: readonly Reason[],
  { place, way }: KeptShare,
  sum: number,
): Reason[] {
  if (place * way === 1) return [...reasons];
  return reasons.map(({ code, effect, weight, values }) => {
    if (effect === 'positive') return positive(code, weight * place * way, values);
    if (code === 'relocate') return gap(code, way * (weight + sum * (1 - place)), values);
    if (code === 'remote') return gap(code, place * (weight + sum * (1 - way)), values);
    return gap(code, weight * place * way, values);
  });
}

/** Nearness within the radius; beyond it, the share by the answer about relocating. */
export function placePart(candidate: Whereabouts, job: Way, miles: number | null): Part {
  if (job.row.remote === 'remote') return { earned: capacity.place, reasons: [] };
  if (miles === null) return { earned: capacity.place / 2, reasons: [] };
  const radius = candidate.searchRadius;
  if (miles <= radius) {
    const earned = capacity.place * (1 - (0.3 * miles) / Math.max(radius, 1));
    return { earned, reasons: [positive('distance', earned, { miles: rounded(miles), radius })] };
  }
  const values = { miles: rounded(miles), radius };
  if (candidate.relocate === true) {
    const earned = capacity.place * beyond.yes;
    return { earned, reasons: [positive('relocate', earned, values)] };
  }
  const earned = candidate.relocate === null ? capacity.place * beyond.unknown : 0;
  return { earned, reasons: [gap('relocate', capacity.place - earned, values)] };
}

/** Whether the job is done where the person wants to work. */
export function remotePart(candidate: Whereabouts, job: Way): Part {
  const wanted = candidate.remote;
  if (wanted === null || wanted === 'no preference') {
    return { earned: capacity.remote, reasons: [] };
  }
  const kind = job.row.remote;
  if (kind === null) return { earned: capacity.remote / 2, reasons: [] };
  const earned = capacity.remote * fit[wanted][kind];
  const values = { wanted, job: kind };
  return earned === capacity.remote
    ? { earned, reasons: [positive('remote', earned, values)] }
    : { earned, reasons: [gap('remote', capacity.remote - earned, values)] };
}
