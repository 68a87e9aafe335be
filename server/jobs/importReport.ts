import type { FeedResult } from '#server/database/tables/feed.ts';
import type { FeedRefusal } from './import/feedLine.ts';

/** Of the refused entries, so many are named. */
export const mostNamed = 20;

const count = (number: number): string => number.toLocaleString('en-US');

/**
 * What an import did, in lines for a person.
 * @param refusals the first ones
 */
export function importReport(
  name: string,
  result: FeedResult,
  refusals: readonly FeedRefusal[],
): string {
  const numbers = [
    `${count(result.taken)} taken`,
    `${count(result.changed)} changed`,
    `${count(result.unchanged)} unchanged`,
    `${count(result.reopened)} reopened`,
    `${count(result.closed)} closed`,
  ];
  const all = Object.values(result.refused).reduce((sum, each) => sum + each, 0);
  const lines = [`${name}: ${numbers.join(', ')}, ${count(all)} refused.`];
  if (result.error !== null) lines.push(`  ${result.error}`);
  if (!result.complete)
    lines.push('  It was not read to its end, so that nothing was closed for having left it.');
  if (result.held > 0)
    lines.push(
      `  ${count(result.held)} are missing from the feed and stay open until another run misses them too.`,
    );
  for (const { id, refused } of refusals)
    lines.push(`  Refused ${id ?? 'without an id'}: ${refused.message} (${refused.code})`);
  if (all > refusals.length && refusals.length > 0)
    lines.push(`  and ${count(all - refusals.length)} more.`);
  return lines.join('\n');
}
