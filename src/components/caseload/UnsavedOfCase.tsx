import { useTranslation } from 'react-i18next';
import { UnsavedRecords } from '#src/components/caseload/UnsavedRecords.tsx';
import { useUnsavedRecords } from '#src/components/caseload/useUnsavedRecords.ts';

/** What was typed for a record of one match, which has ended; nothing when nothing was. */
export default function UnsavedOfCase(props: { matchGuid: string; focusAfterId: string }) {
  const { t } = useTranslation('caseload');
  const records = useUnsavedRecords((match) => match === props.matchGuid);
  if (records.length === 0) return null;
  return (
    <>
      <p>{t('unsaved.text')}</p>
      <UnsavedRecords records={records} focusAfterId={props.focusAfterId} />
    </>
  );
}
