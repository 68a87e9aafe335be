import { ScanText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FieldEvidence } from '#domain/resume.ts';
import { HintLine } from '#src/ui/field/HintLine.tsx';
import { Tag } from '#src/ui/tag/Tag.tsx';

/**
 * Below this confidence the person is asked to check; a mark on every field would hide the few
 * that matter.
 */
const SURE = 0.75;

/** The line that a value was read from, so that a person can check it against the paper. */
export function ReadFrom({ evidence }: { evidence: FieldEvidence }) {
  const { t } = useTranslation('review');
  return (
    <HintLine
      icon={ScanText}
      tag={evidence.confidence < SURE ? <Tag kind="warn">{t('check')}</Tag> : null}
    >
      {t('readFrom', { line: evidence.source })}
    </HintLine>
  );
}
