import { JOB_CACHE_MS } from './limits.ts';

/** When a list kept at `now` must be fetched again, in milliseconds since 1970. */
export function cacheExpiry(now: number): number {
  return now + JOB_CACHE_MS;
}

/** Whether a kept list may still be shown. No expiry beside it means that it may not. */
export function isCacheFresh(expiry: number | null, now: number): boolean {
  return expiry !== null && now < expiry;
}
