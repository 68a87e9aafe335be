import { BadgeCheck, CircleDashed, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type JobCoachSummary, setProviderCoach } from '#src/api/queries/administration.ts';
import { ViewAs } from '#src/components/impersonation/ViewAs.tsx';
import { FailedChange } from '#src/pages/admin/parts/FailedChange.tsx';
import { RecordCard } from '#src/components/listing/RecordCard.tsx';
import { useAnnouncedCall } from '#src/components/useAnnouncedCall.ts';
import { accountId } from '#src/pages/admin/people/AccountCard.tsx';
import { CloseAccount } from '#src/pages/admin/people/CloseAccount.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { StateLine } from '#src/ui/stateLine/StateLine.tsx';

/** A job coach: for whom they work, and how many people they help. */
export function CoachCard({ coach }: { coach: JobCoachSummary }) {
  const { t } = useTranslation('admin');
  const { FirstName, LastName, Email, organisation, activePeople, closed } = coach;
  return (
    <RecordCard
      name={`${FirstName} ${LastName}`.trim()}
      focusId={accountId(coach)}
      facts={[
        {
          id: 'organisation',
          text: organisation ?? t('coaches.noOrganisation'),
          isStrong: organisation !== null,
        },
        { id: 'email', text: Email },
        { id: 'people', text: t('coaches.people', { count: activePeople }) },
      ]}
      state={<CoachState coach={coach} />}
      actions={
        <>
          {closed ? null : <ViewAs person={coach} />}
          {closed ? null : <ProviderButton coach={coach} />}
          <CloseAccount person={coach} as="coach" />
        </>
      }
    />
  );
}

function CoachState({ coach }: { coach: JobCoachSummary }) {
  const { t } = useTranslation('admin');
  if (coach.closed)
    return (
      <StateLine kind="none" icon={Lock}>
        {t('states.closed')}
      </StateLine>
    );
  return coach.isProviderCoach ? (
    <StateLine kind="good" icon={BadgeCheck}>
      {t('coaches.provider')}
    </StateLine>
  ) : (
    <StateLine kind="none" icon={CircleDashed}>
      {t('coaches.notProvider')}
    </StateLine>
  );
}

/** Makes a coach one of the provider's own, or takes that back; the button stays. */
function ProviderButton({ coach }: { coach: JobCoachSummary }) {
  const { t } = useTranslation('admin');
  const { isProviderCoach, UserGuid } = coach;
  const name = `${coach.FirstName} ${coach.LastName}`.trim();
  const call = useAnnouncedCall(async () => {
    await setProviderCoach(UserGuid, !isProviderCoach);
    return t(isProviderCoach ? 'coaches.taken' : 'coaches.made', { name });
  });
  return (
    <>
      <Button
        isBusy={call.isCalling}
        aria-label={t(isProviderCoach ? 'coaches.takeName' : 'coaches.makeName', { name })}
        onPress={call.start}
      >
        {t(isProviderCoach ? 'coaches.take' : 'coaches.make')}
      </Button>
      <FailedChange call={call} />
    </>
  );
}
