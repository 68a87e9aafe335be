import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Content, Receiver } from '#machines/sharing/sharingTypes.ts';
import type { DisclosureLedger } from '#src/api/queries/disclosure.ts';
import { hasApplied } from '#src/pages/candidate/privacy/companyViews.ts';
import { Step, type StepProps } from '#src/pages/candidate/share/Step.tsx';
import { RadioGroup } from '#src/ui/choice/RadioGroup.tsx';

interface WhomStepProps extends StepProps {
  ledger: DisclosureLedger;
  /** What is shared with a coach at first, by the id of their match. */
  contentFor: (coach: string) => Content;
}

/** With whom: a coach whose match goes on, a company that was applied to, or those to come. */
export function WhomStep({ ledger, contentFor, ...step }: WhomStepProps) {
  const { t } = useTranslation('share');
  const titleId = useId();
  const receivers: readonly { value: string; text: string; receiver: Receiver }[] = [
    ...ledger.coaches
      .filter(({ endedBy }) => endedBy !== 'closed')
      .map(({ jobCoachMatchGUID: guid, FirstName, LastName }) => {
        const name = `${FirstName} ${LastName}`.trim();
        return {
          value: guid,
          text: t('whom.coach', { name }),
          receiver: { kind: 'coach' as const, guid, name },
        };
      }),
    ...ledger.companies.map(({ companyGuid: guid, name }) => ({
      value: guid,
      text: t(hasApplied(ledger, guid) ? 'whom.company' : 'whom.accepted', { name }),
      receiver: { kind: 'company' as const, guid, name },
    })),
    { value: 'applied', text: t('whom.applied'), receiver: { kind: 'applied' as const } },
  ];
  const { receiver, isMissing } = step.context;
  const value = receiver === null ? '' : 'guid' in receiver ? receiver.guid : 'applied';
  return (
    <Step {...step} name="whom" title={t('whom.title')} titleId={titleId}>
      <RadioGroup
        aria-labelledby={titleId}
        errorMessage={isMissing ? t('whom.missing') : undefined}
        choices={receivers}
        value={value}
        onChange={(chosen) => {
          const found = receivers.find((one) => one.value === chosen);
          if (!found) return;
          const { receiver } = found;
          step.send({
            type: 'receiver.chosen',
            receiver,
            // The new choice takes the place of what they see: it begins with that.
            ...(receiver.kind === 'coach' ? { content: contentFor(receiver.guid) } : {}),
          });
        }}
      />
    </Step>
  );
}
