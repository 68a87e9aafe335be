import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAuditCheck } from '#src/api/queries/auditLog.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { Loading } from '#src/components/waiting/Loading.tsx';
import { useTimeWords } from '#src/pages/admin/parts/useTimeWords.ts';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { StateLine } from '#src/ui/stateLine/StateLine.tsx';

/** Whether every row is as it was written; a broken chain says what to do. */
export function ChainLine() {
  const { t } = useTranslation('admin');
  const problemText = useProblemText();
  const time = useTimeWords();
  const query = useAuditCheck();
  const failure = useQueryFailure(query);
  const { data } = query;
  const broken = data?.brokenAt ?? null;
  const unbroken = data?.upTo ? t('audit.unbroken', { time: time(data.upTo) }) : t('audit.noRows');
  return (
    <Loading
      isPart
      label={t('audit.check')}
      isLoading={data === undefined && !failure}
      loadingText={t('audit.checking')}
      doneText={broken === null ? '' : t('audit.broken', { id: broken })}
      outline={<Skeleton lines={1} />}
    >
      {failure ? (
        <RetryNotice
          isPart
          failure={failure}
          text={`${t('audit.checkFailed')} ${problemText(failure.problem)}`}
        />
      ) : null}
      {broken === null ? null : (
        <Notice kind="warn" word={t('audit.warning')}>
          <p>
            <b>{t('audit.broken', { id: broken })}</b>
          </p>
          <p>{t('audit.whatToDo')}</p>
        </Notice>
      )}
      {data && broken === null ? (
        <StateLine kind="good" icon={ShieldCheck}>
          {unbroken}
        </StateLine>
      ) : null}
    </Loading>
  );
}
