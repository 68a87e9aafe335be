import { basename, resolve } from 'node:path';
import { isAddress } from '#server/jobs/import/input/openFeed.ts';
import type { NewFeed } from './queries.ts';

/**
 * The feed that a file or an address is when nobody registered it: an address is itself, a file of
 * a named employer its name, and any other file its path. So the file of one employer never closes
 * the jobs of another, and a file that is fetched into a new folder each day is the same feed.
 */
export function feedOf(
  source: string,
  { format, company }: { readonly format: string; readonly company?: string | undefined },
): NewFeed {
  const employer = company?.trim() || null;
  const about = { format, company: employer, state: 'by-hand' } as const;
  if (isAddress(source)) {
    const url = urlOf(source);
    return { ...about, identity: url, url, name: employer ?? new URL(url).hostname };
  }
  const identity =
    employer === null
      ? `file ${resolve(source)}`
      : `file ${basename(source)} of ${employer.toLowerCase()}`;
  return { ...about, identity, url: null, name: employer ?? basename(source) };
}

/** The address as it is compared. @throws TypeError for what is no address */
export function urlOf(address: string): string {
  const url = new URL(address);
  url.hash = '';
  return url.href;
}
