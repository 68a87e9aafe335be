import { useTranslation } from 'react-i18next';
import { localeOf } from '#domain/languages.ts';
import type { JobFeedResult } from '#src/api/queries/jobFeeds.ts';

const PARTS = ['taken', 'changed', 'reopened', 'closed', 'held', 'unchanged'] as const;

/** What a run did, in a sentence: the numbers that are not 0, and why it stopped. */
export function useResultWords(): (result: JobFeedResult) => string {
  const { t, i18n } = useTranslation('admin');
  const list = new Intl.ListFormat(localeOf(i18n.language), { type: 'unit' });
  return (result) => {
    if (result.error !== null) return t('results.error', { error: result.error });
    const refused = Object.values(result.refused).reduce((sum, number) => sum + number, 0);
    const said = [
      ...PARTS.filter((part) => result[part] > 0).map((part) =>
        t(`results.${part}`, { number: result[part] }),
      ),
      ...(refused > 0 ? [t('results.refused', { number: refused })] : []),
    ];
    const numbers = said.length === 0 ? t('results.nothing') : list.format(said);
    return result.complete ? `${numbers}.` : `${numbers}. ${t('results.notComplete')}`;
  };
}
