import { useTranslation } from 'react-i18next';
import { localeOf } from '#domain/languages.ts';
import type { JobPage } from '#src/api/queries/jobs.ts';
import { oncePerLanguage } from '#src/components/job/oncePerLanguage.ts';

/** How many kinds of work are named; after them comes "and more". */
const NAMED = 4;

const listIn = oncePerLanguage(
  (language) => new Intl.ListFormat(localeOf(language), { type: 'conjunction' }),
);
const partIn = oncePerLanguage(
  (language) => new Intl.ListFormat(localeOf(language), { type: 'unit' }),
);

/**
 * Which related work is at the end of the list, in one sentence; empty when none is.
 * @param total how many jobs the list has
 */
export function useRelatedText(related: JobPage['related'], total: number): string {
  const { t, i18n } = useTranslation('jobs');
  if (related === undefined) return '';
  const { count, kinds } = related;
  const named =
    kinds.length > NAMED
      ? t('why.more', { words: partIn(i18n.language).format(kinds.slice(0, NAMED)) })
      : listIn(i18n.language).format(kinds);
  return count === total
    ? t('search.onlyRelated', { kinds: named })
    : t('search.related', { count, kinds: named });
}
