import { createHash } from 'node:crypto';
import type { FeedPosting } from '../feedLine.ts';

/**
 * The version of what is computed on the way in. A larger one makes the next run of each feed
 * compute it anew.
 */
const readingVersion = 2;

/** With fewer characters two postings can be equal and still be two jobs. */
const leastText = 200;

const hashOf = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);

/** Of everything a feed says about a posting. */
export function contentHash(posting: FeedPosting): string {
  return hashOf([readingVersion, ...Object.entries(posting).toSorted().flat()]);
}

/**
 * Of what makes two postings of one feed the same one, whatever their ids, addresses and dates;
 * null when the feed says too little to tell.
 */
export function matchHash(posting: FeedPosting): string | null {
  if (posting.description.length < leastText) return null;
  const { title, company, city, state, zip, remote, employmentType, pay, description } = posting;
  const texts = [title, company, city, description].map((text) =>
    (text ?? '').toLowerCase().replace(/\s+/g, ' ').trim(),
  );
  return hashOf([texts, state, zip, remote, employmentType.toSorted(), pay]);
}

/** The feed's id as it is stored: an index takes no long addresses. */
export function storedId(id: string): string {
  if (id.length <= longestId) return id;
  return `${id.slice(0, longestId - 24)} ${hashOf([id])}`;
}

const longestId = 400;
