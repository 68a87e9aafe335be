import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { sharedUntil } from '#domain/disclosure.ts';
import { useShareWords } from '#src/pages/candidate/privacy/useShareWords.ts';
import { Step, type StepProps } from '#src/pages/candidate/share/Step.tsx';
import { RadioGroup } from '#src/ui/choice/RadioGroup.tsx';

const MONTHS = [1, 3, 6, 12];

/** Until when: the end of that day, where the candidate is. */
export function UntilStep(step: StepProps) {
  const { t } = useTranslation('share');
  const titleId = useId();
  const { day } = useShareWords();
  return (
    <Step {...step} name="until" title={t('until.title')} titleId={titleId}>
      <RadioGroup
        aria-labelledby={titleId}
        choices={MONTHS.map((count) => ({
          value: String(count),
          text: t('until.months', { count, date: day(sharedUntil(count)) }),
        }))}
        value={String(step.context.months)}
        onChange={(value) => step.send({ type: 'months.chosen', months: Number(value) })}
      />
    </Step>
  );
}
