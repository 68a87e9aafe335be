import { MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { CandidatePlace } from '#domain/candidateButtons.ts';
import type { CandidateCard } from '#src/api/queries/employerPeople.ts';
import { PersonCard } from '#src/components/person/PersonCard.tsx';
import { useDay } from '#src/components/useDay.ts';
import { CandidateActions } from '#src/pages/employer/people/CandidateActions.tsx';
import { personOf } from '#src/pages/employer/people/person.ts';
import { detailsHref, personId } from '#src/pages/employer/people/places.ts';
import { SkillsInCommon } from '#src/pages/employer/people/SkillsInCommon.tsx';
import { useButtons } from '#src/pages/employer/people/useButtons.ts';
import { useSaveCandidate } from '#src/pages/employer/people/useSaveCandidate.tsx';
import { StateLine } from '#src/ui/stateLine/StateLine.tsx';

interface CandidateItemProps {
  candidate: CandidateCard;
  /** The list that it stands in. */
  place: CandidatePlace;
  /** What this list says of them besides. */
  children?: ReactNode;
}

/** A candidate in a list, in every list of employers. */
export function CandidateItem({ candidate, place, children }: CandidateItemProps) {
  const { t } = useTranslation('employerPeople');
  const [address] = useSearchParams();
  const day = useDay();
  const person = personOf(candidate);
  const { UserGuid, City, State, SummaryPreview, skillsInCommon, invitedAt } = candidate;
  const buttons = useButtons(place, invitedAt !== null);
  const save = useSaveCandidate(person);
  const focusId = personId(UserGuid);
  const href = detailsHref(UserGuid, place, address);
  return (
    <PersonCard
      name={person.name}
      focusId={focusId}
      {...(buttons.viewProfile ? { href } : {})}
      profession={candidate.Profession}
      place={[City, State].filter(Boolean).join(', ')}
      state={
        invitedAt === null ? null : (
          <StateLine kind="info" icon={MailCheck}>
            {t('card.invited', { date: day(invitedAt) })}
          </StateLine>
        )
      }
      actions={
        <CandidateActions
          person={person}
          buttons={buttons}
          save={save}
          focusId={focusId}
          href={href}
        />
      }
    >
      <p>{SummaryPreview ?? t('card.noSummary')}</p>
      <SkillsInCommon skills={skillsInCommon} />
      {children}
      {save.failed}
    </PersonCard>
  );
}
