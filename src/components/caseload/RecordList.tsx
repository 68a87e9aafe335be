import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivityRecord } from '#src/api/queries/caseload.ts';
import { correctionsOf } from '#src/components/caseload/corrections.ts';
import styles from '#src/components/caseload/RecordList.module.css';
import { useCaseWords } from '#src/components/caseload/useCaseWords.ts';
import { spokenIn } from '#src/components/text/spokenIn.ts';

interface RecordListProps {
  /** The id of the heading that names the list. */
  labelledBy: string;
  records: readonly ActivityRecord[];
  /** What can be done with a record, e.g. correct it; null for nothing. */
  renderActions: (record: ActivityRecord, day: string) => ReactNode;
}

/** What was done, newest first. The corrections of a record stand under it, the last one first. */
export function RecordList({ labelledBy, records, renderActions }: RecordListProps) {
  const { t } = useTranslation('caseload');
  const first = records.filter(
    ({ corrects }) =>
      corrects === null || !records.some(({ activityGUID }) => activityGUID === corrects),
  );
  if (records.length === 0) return <p>{t('activity.none')}</p>;
  return (
    <ol role="list" className={styles.list} aria-labelledby={labelledBy}>
      {first.map((record) => (
        <li key={record.activityGUID} className={styles.record}>
          <OneRecord record={record} />
          {correctionsOf(record, records).map((correction) => (
            <div key={correction.activityGUID} className={styles.correction}>
              <p className={styles.soft}>{t('activity.correction')}</p>
              <OneRecord record={correction} />
            </div>
          ))}
          <RecordActions record={record} renderActions={renderActions} />
        </li>
      ))}
    </ol>
  );
}

function RecordActions({
  record,
  renderActions,
}: Pick<RecordListProps, 'renderActions'> & { record: ActivityRecord }) {
  const { full } = useCaseWords();
  return renderActions(record, full(record.onDay));
}

function OneRecord({ record }: { record: ActivityRecord }) {
  const { t } = useTranslation('caseload');
  const words = useCaseWords();
  const head = { day: words.full(record.onDay), kind: words.kind(record.kind) };
  return (
    <>
      <p>
        <b>
          {record.minutes === null
            ? t('activity.head', head)
            : t('activity.headMinutes', { ...head, count: record.minutes })}
        </b>
      </p>
      <p {...spokenIn(record.what)}>{record.what}</p>
      <p className={styles.soft}>
        {record.coachName === ''
          ? t('activity.bySomebody')
          : t('activity.by', { name: record.coachName })}
      </p>
    </>
  );
}
