import { MailCheck, UserCheck } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyView } from '#src/components/profileView/CompanyView.tsx';
import type { ProfileRecords } from '#src/components/profileView/ProfileView.tsx';
import { useDay } from '#src/components/useDay.ts';
import { Applications } from '#src/pages/employer/candidate/Applications.tsx';
import { WentMeanwhile } from '#src/pages/employer/applied/WentMeanwhile.tsx';
import type { CandidateView } from '#src/api/queries/employerPeopleDetails.ts';
import styles from '#src/pages/employer/candidate/Details.module.css';
import { Statements } from '#src/pages/employer/candidate/Statements.tsx';
import type { Person } from '#src/pages/employer/people/person.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { StateLine } from '#src/ui/stateLine/StateLine.tsx';

/** The profile comes first. */
const FittingJobs = lazy(async () => ({
  default: (await import('#src/pages/employer/candidate/FittingJobs.tsx')).FittingJobs,
}));

interface CandidatePartsProps {
  person: Person;
  view: CandidateView;
  records: ProfileRecords;
  /** A part was refused: the company may not see them any more. */
  onHidden: () => void;
}

/** The profile of a candidate, and beside it what the company has to do with them. */
export function CandidateParts({ person, view, records, onHidden }: CandidatePartsProps) {
  const { t } = useTranslation('employerPeople');
  const day = useDay();
  const { FirstName: name, UserGuid } = person;
  const { by, Email, invitedAt, sharesStatement, applications } = view;
  return (
    <div className={styles.room}>
      <div className={styles.columns}>
        <Stack>
          <CompanyView id="profile" records={records} />
          <Suspense fallback={null}>
            <FittingJobs userGuid={UserGuid} name={name} />
          </Suspense>
        </Stack>
        <Stack>
          <Card as="section" aria-labelledby="relation">
            <h2 id="relation">{t('details.relation')}</h2>
            <StateLine kind="good" icon={UserCheck}>
              {t(`details.${by}`, { name })}
            </StateLine>
            {invitedAt === null ? null : (
              <StateLine kind="info" icon={MailCheck}>
                {t('card.invited', { date: day(invitedAt) })}
              </StateLine>
            )}
            {Email === null ? null : (
              <p>
                {t('details.email')} <a href={`mailto:${Email}`}>{Email}</a>
              </p>
            )}
          </Card>
          <WentMeanwhile
            isOf={(id) => applications.every(({ jobApplicationId }) => jobApplicationId !== id)}
          />
          {applications.length > 0 ? (
            <Applications applications={applications} name={person.name} />
          ) : null}
          {sharesStatement ? (
            <Statements userGuid={UserGuid} name={name} onHidden={onHidden} />
          ) : null}
        </Stack>
      </div>
    </div>
  );
}
