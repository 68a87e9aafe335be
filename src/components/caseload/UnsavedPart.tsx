import { useTranslation } from 'react-i18next';
import { UnsavedRecords } from '#src/components/caseload/UnsavedRecords.tsx';
import { useUnsavedRecords } from '#src/components/caseload/useUnsavedRecords.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

const HEADING = 'unsaved';

/**
 * What was typed for records of matches that are over; nothing when there is none.
 * @param isOver which matches, by id
 */
export default function UnsavedPart({ isOver }: { isOver: (matchGuid: string) => boolean }) {
  const { t } = useTranslation('caseload');
  const records = useUnsavedRecords(isOver);
  if (records.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={HEADING}>
      <Stack>
        <h2 id={HEADING} tabIndex={-1}>
          {t('unsaved.title')}
        </h2>
        <p>{t('unsaved.lead')}</p>
        <UnsavedRecords records={records} focusAfterId={HEADING} />
      </Stack>
    </Card>
  );
}
