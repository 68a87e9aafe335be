import { CircleAlert, Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isOverdue, stalledDays } from '#domain/caseload.ts';
import type { CaseloadCase } from '#src/api/queries/caseload.ts';
import { today } from '#src/components/caseload/today.ts';
import { caseDays } from '#src/components/caseload/useCaseWords.ts';
import { Tag } from '#src/ui/tag/Tag.tsx';

/** What is late about a case, as words with icons; nothing for one that is on track. */
export function CaseFlags({ of }: { of: CaseloadCase }) {
  const { t } = useTranslation('caseload');
  const days = caseDays(of);
  const stalled = stalledDays(days, today());
  return (
    <>
      {isOverdue(days, today()) ? (
        <Tag kind="bad" icon={CircleAlert}>
          {t('card.overdue')}
        </Tag>
      ) : null}
      {stalled === null ? null : (
        <Tag kind="warn" icon={Hourglass}>
          {t('card.stalled', { count: stalled })}
        </Tag>
      )}
    </>
  );
}
