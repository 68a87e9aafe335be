import { distanceMiles } from '#server/places/distance.ts';
import type { Candidate } from './candidate.ts';
import type { IndexedJob } from './index/readJob.ts';
import { capacity, gap, type Part, positive } from './reasons.ts';

/** The share of the part for a job beyond the radius, by the answer about relocating. */
const beyond = { yes: 0.4, unknown: 0.2 };

/** The share of the remote part for each kind of job, by the preference. */
const fit = {
  remote: { remote: 1, hybrid: 0.4, 'in-person': 0 },
  hybrid: { remote: 0.7, hybrid: 1, 'in-person': 0.4 },
  'in-person': { remote: 0, hybrid: 0.7, 'in-person': 1 },
} as const;

const rounded = (miles: number): number => Math.round(miles);

/** Miles to the job; null when either place is unknown. */
function milesTo(candidate: Candidate, { row }: IndexedJob): number | null {
  if (candidate.place === null || row.lat === null || row.lng === null) return null;
  return distanceMiles(candidate.place, { lat: row.lat, lng: row.lng });
}

/** Whether a job is too far for someone who does not relocate, and cannot be done from home. */
export function isOutOfReach(candidate: Candidate, job: IndexedJob): boolean {
  if (candidate.relocate !== false || job.row.remote === 'remote') return false;
  return (milesTo(candidate, job) ?? 0) > candidate.searchRadius;
}

/** Nearness within the radius; beyond it, the share by the answer about relocating. */
export function placePart(candidate: Candidate, job: IndexedJob): Part {
  if (job.row.remote === 'remote') return { earned: capacity.place, reasons: [] };
  const miles = milesTo(candidate, job);
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
export function remotePart(candidate: Candidate, job: IndexedJob): Part {
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
