import { Clock, Eye, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CoachCandidate } from '#src/api/queries/coachLists.ts';
import { RETURN_TO } from '#src/components/page/usePlace.ts';
import { PersonCard } from '#src/components/person/PersonCard.tsx';
import { OfferHelp } from '#src/pages/coach/home/OfferHelp.tsx';
import { useDay } from '#src/components/useDay.ts';
import { paths } from '#src/paths.ts';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import { StateLine } from '#src/ui/stateLine/StateLine.tsx';

/** The id of the link of a candidate, which gets the focus back. */
export const candidateLinkId = ({ UserGuid }: Pick<CoachCandidate, 'UserGuid'>): string =>
  `${RETURN_TO}candidate-${UserGuid}`;

/** A candidate in a coach's list: whether they share, and the way to them. */
export function CandidateCard({ candidate, from }: { candidate: CoachCandidate; from: string }) {
  const { t } = useTranslation('coach');
  const day = useDay();
  const { FirstName, LastName, UserGuid, Email, Profession } = candidate;
  const name = `${FirstName} ${LastName}`.trim();
  const href = paths.jobCoach.candidateDetails(UserGuid) + from;
  const isYours = candidate.jobCoachMatchGUID !== null;
  return (
    <PersonCard
      name={name}
      href={href}
      focusId={candidateLinkId(candidate)}
      profession={Profession}
      email={Email}
      state={<SharingState candidate={candidate} day={day} />}
      actions={
        isYours ? (
          <LinkButton
            id={`${candidateLinkId(candidate)}-open`}
            href={href}
            aria-label={t('person.openName', { name, email: Email })}
          >
            {t('person.open')}
          </LinkButton>
        ) : (
          <OfferHelp name={name} firstName={FirstName} email={Email} />
        )
      }
    />
  );
}

function SharingState({
  candidate,
  day,
}: {
  candidate: CoachCandidate;
  day: (time: string) => string;
}) {
  const { t } = useTranslation('coach');
  if (candidate.sharedUntil !== null)
    return (
      <StateLine kind="good" icon={Eye}>
        {t('person.shares', { date: day(candidate.sharedUntil) })}
      </StateLine>
    );
  if (candidate.jobCoachMatchGUID !== null)
    return (
      <StateLine kind="info" icon={Clock}>
        {t('person.waiting')}
      </StateLine>
    );
  return (
    <StateLine kind="none" icon={Lock}>
      {t('person.notYours')}
    </StateLine>
  );
}
