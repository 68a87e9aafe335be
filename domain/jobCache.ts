import { JOB_CACHE_MS } from './limits.ts';

/** When a list cached at `now` expires, in milliseconds since 1970. */
export function cacheExpiry(now: number): number {
  return now + JOB_CACHE_MS;
}

/** Whether a cached list may still be shown. Not without an expiry. */
export function isCacheFresh(expiry: number | null, now: number): boolean {
  return expiry !== null && now < expiry;
}
