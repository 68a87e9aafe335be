import { Ban, CircleCheck, CircleX, Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { EmployerInvitation } from '#src/api/queries/employerInvitations.ts';
import { useDay } from '#src/components/useDay.ts';
import { paths } from '#src/paths.ts';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';
import { Cluster } from '#src/ui/stack/Stack.tsx';
import { StateLine } from '#src/ui/stateLine/StateLine.tsx';

const LOOKS = {
  accepted: { kind: 'good', icon: CircleCheck },
  declined: { kind: 'none', icon: CircleX },
  blocked: { kind: 'none', icon: Ban },
} as const;

/** What became of an invitation, in words; an accepted one leads to where it ends. */
export function AnswerGiven({ invitation }: { invitation: EmployerInvitation }) {
  const { t } = useTranslation('candidateInvitations');
  const day = useDay();
  const { answer, answeredAt, sentAt } = invitation;
  if (answer === null)
    return (
      <p>
        <StateLine kind="warn" icon={Mail}>
          {t('waits')}
        </StateLine>
      </p>
    );
  return (
    <Cluster>
      <StateLine {...LOOKS[answer]}>
        {t(`state.${answer}`, { date: day(answeredAt ?? sentAt) })}
      </StateLine>
      {answer === 'accepted' ? (
        <LoneLink href={paths.candidate.privacy}>{t('toStop')}</LoneLink>
      ) : null}
    </Cluster>
  );
}
