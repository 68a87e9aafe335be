import { Eye } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { CoachScope } from '#domain/disclosure.ts';
import type { CoachCandidate } from '#src/api/queries/coachLists.ts';
import { useAnchorFocus } from '#src/components/page/useAnchorFocus.ts';
import { AccommodationPart } from '#src/pages/coach/details/AccommodationPart.tsx';
import styles from '#src/pages/coach/details/Details.module.css';
import { ProfileParts } from '#src/pages/coach/details/ProfileParts.tsx';
import { useDay } from '#src/components/useDay.ts';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Strip } from '#src/ui/strip/Strip.tsx';

/** The profile comes first; what stands below it is fetched meanwhile. */
const CandidateJobs = lazy(async () => ({
  default: (await import('#src/pages/coach/details/CandidateJobs.tsx')).CandidateJobs,
}));
const ActivityPart = lazy(async () => ({
  default: (await import('#src/pages/coach/details/ActivityPart.tsx')).ActivityPart,
}));

interface SharedPartsProps {
  candidate: CoachCandidate;
  scopes: readonly CoachScope[];
  until: string | null;
  /** A part was refused: what is shared has changed. */
  onRefused: () => void;
}

/** The parts of a candidate that are shared, and by name those that are not. */
export function SharedParts({ candidate, scopes, until, onRefused }: SharedPartsProps) {
  const { t } = useTranslation('coach');
  const day = useDay();
  useAnchorFocus();
  const { FirstName, UserGuid } = candidate;
  const has = (scope: CoachScope) => scopes.includes(scope);
  const parts = { userGuid: UserGuid, onRefused };
  return (
    <Stack>
      <Strip icon={Eye}>
        <b>{t('details.readOnly')}</b>{' '}
        {t('details.sharesUntil', { name: FirstName, date: until === null ? '' : day(until) })}
      </Strip>
      <nav aria-label={t('details.onPage')}>
        <ul role="list" className={styles.onPage}>
          {(['profile', 'accommodation', 'answers', 'jobs', 'activity'] as const).map((part) => (
            <li key={part}>
              <LoneLink href={`#${part}`}>{t(`details.parts.${part}`)}</LoneLink>
            </li>
          ))}
        </ul>
      </nav>
      <ProfileParts {...parts} scopes={scopes}>
        <AccommodationPart {...parts} isShared={has('accommodations')} />
      </ProfileParts>
      <Suspense fallback={null}>
        <CandidateJobs {...parts} firstName={FirstName} isShared={has('recommendations')} />
        {candidate.jobCoachMatchGUID === null ? null : (
          <ActivityPart
            matchGuid={candidate.jobCoachMatchGUID}
            firstName={FirstName}
            onRefused={onRefused}
          />
        )}
      </Suspense>
    </Stack>
  );
}
