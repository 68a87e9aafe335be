import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Step, type StepProps } from '#src/pages/candidate/share/Step.tsx';
import { RadioGroup } from '#src/ui/choice/RadioGroup.tsx';

const PURPOSES = ['interview', 'job'] as const;

/** What it is for: needs of an interview and needs of a job are told apart. */
export function WhyStep(step: StepProps) {
  const { t } = useTranslation('share');
  const titleId = useId();
  return (
    <Step {...step} name="why" title={t('why.title')} titleId={titleId}>
      <RadioGroup
        aria-labelledby={titleId}
        choices={PURPOSES.map((value) => ({
          value,
          text: t(`why.${value}`),
          hint: t(`why.${value}Hint`),
        }))}
        value={step.context.purpose}
        onChange={(value) => {
          const purpose = PURPOSES.find((one) => one === value);
          if (purpose) step.send({ type: 'purpose.chosen', purpose });
        }}
      />
    </Step>
  );
}
