import { Eye, EyeOff, Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type LedgerCoach, stopConsent } from '#src/api/queries/disclosure.ts';
import { StopSharing } from '#src/pages/candidate/privacy/StopSharing.tsx';
import { useShareWords } from '#src/pages/candidate/privacy/useShareWords.ts';
import { paths } from '#src/paths.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import { Cluster, Stack } from '#src/ui/stack/Stack.tsx';
import { StateLine } from '#src/ui/stateLine/StateLine.tsx';

/** One job coach: what they see and until when, and the two ways to choose it. */
export function JobCoachCard({ coach, userGuid }: { coach: LedgerCoach; userGuid: string }) {
  const { t } = useTranslation('jobCoaches');
  const { t: tp } = useTranslation('privacy');
  const { day, nameOf, seenBy } = useShareWords();
  const { consent, deactivatedAt, jobCoachMatchGUID, coachPersonId } = coach;
  const name = nameOf(coach);
  const href = paths.candidate.shareWith({ coach: jobCoachMatchGUID });
  const state = consent ? (
    <StateLine kind="good" icon={Eye}>
      {t('shared', { what: seenBy(coach), date: day(consent.expiresAt) })}
    </StateLine>
  ) : deactivatedAt ? (
    <StateLine kind="none" icon={EyeOff}>
      {t('ended', { date: day(deactivatedAt) })}
    </StateLine>
  ) : (
    <StateLine kind="info" icon={Hourglass}>
      {t('waiting')}
    </StateLine>
  );
  const isWaiting = consent === null && deactivatedAt === null;
  return (
    <Card as="li">
      <Stack>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        {state}
        {isWaiting ? (
          <>
            <Cluster>
              <LinkButton
                href={paths.candidate.shareWith({ coach: jobCoachMatchGUID, all: '1' })}
                aria-label={t('wholeName', { name })}
              >
                {t('whole')}
              </LinkButton>
              <LinkButton href={href} aria-label={tp('stop.chooseName', { name })}>
                {tp('stop.choose')}
              </LinkButton>
            </Cluster>
            <p>{t('never')}</p>
          </>
        ) : (
          <Cluster>
            <StopSharing
              id={coachPersonId}
              name={name}
              isShared={consent !== null}
              againHref={href}
              stop={() => stopConsent(userGuid, coach)}
            />
            {consent ? (
              <LinkButton href={href} aria-label={tp('stop.changeName', { name })}>
                {tp('stop.change')}
              </LinkButton>
            ) : null}
          </Cluster>
        )}
      </Stack>
    </Card>
  );
}
