import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Step, type StepProps } from '#src/pages/candidate/share/Step.tsx';
import { RadioGroup } from '#src/ui/choice/RadioGroup.tsx';

const AGES = ['adult', 'minor', 'guarded'] as const;

/** Who decides, asked before the first share: an adult alone, or others with somebody. */
export function AgeStep(step: StepProps) {
  const { t } = useTranslation('share');
  const titleId = useId();
  const { age, isMissing } = step.context;
  return (
    <Step {...step} name="age" title={t('age.title')} titleId={titleId}>
      <p>{t('age.lead')}</p>
      <RadioGroup
        aria-labelledby={titleId}
        errorMessage={isMissing ? t('age.missing') : undefined}
        choices={AGES.map((value) => ({
          value,
          text: t(`age.${value}`),
          hint: t(`age.${value}Hint`),
        }))}
        value={age ?? ''}
        onChange={(value) => {
          const chosen = AGES.find((one) => one === value);
          if (chosen) step.send({ type: 'age.chosen', age: chosen });
        }}
      />
    </Step>
  );
}
