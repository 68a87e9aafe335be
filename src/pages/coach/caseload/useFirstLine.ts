import { useTranslation } from 'react-i18next';
import type { CaseloadNumbers } from '#domain/caseload.ts';

/** The board in one line: what is overdue, who had no contact, and who is on track. */
export function useFirstLine(): (numbers: CaseloadNumbers) => string {
  const { t } = useTranslation('caseload');
  return ({ overdue, stalled, onTrack }) =>
    [
      overdue === 0 ? t('first.noneOverdue') : t('first.overdue', { count: overdue }),
      stalled === 0 ? t('first.noneStalled') : t('first.stalled', { count: stalled }),
      t('first.onTrack', { count: onTrack }),
    ].join(' ');
}
