import { ScanText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FieldEvidence } from '#domain/resume.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { Tag } from '#src/ui/Tag.tsx';

/** From this confidence on a value is called clear; under it the person is asked to look. */
const CLEAR = 0.75;

/** The line that a value was read from, so that a person can check it against the paper. */
export function ReadFrom({ evidence }: { evidence: FieldEvidence }) {
  const { t } = useTranslation('upload');
  return (
    <>
      <Icon of={ScanText} /> <span>{t('readFrom', { line: evidence.source })}</span>{' '}
      {evidence.confidence >= CLEAR ? (
        <Tag kind="good">{t('clear')}</Tag>
      ) : (
        <Tag kind="warn">{t('check')}</Tag>
      )}
    </>
  );
}
