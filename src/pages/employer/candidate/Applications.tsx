import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Applicant } from '#src/api/queries/employerPeopleApplied.ts';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { useInEnglish } from '#src/components/text/useInEnglish.ts';
import { useDay } from '#src/components/useDay.ts';
import { StatusButton } from '#src/pages/employer/applied/StatusButton.tsx';
import { StatusControl } from '#src/pages/employer/applied/StatusControl.tsx';
import { statusId } from '#src/pages/employer/applied/StatusText.tsx';
import { useChangeStatus } from '#src/pages/employer/applied/useChangeStatus.ts';
import styles from '#src/pages/employer/candidate/Details.module.css';
import { paths } from '#src/paths.ts';
import { useView } from '#src/session/usePerson.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';

interface ApplicationsProps {
  applications: readonly Applicant[];
  name: string;
}

/** What a candidate applied for at this company, each with its status. */
export function Applications({ applications, name }: ApplicationsProps) {
  const { t } = useTranslation('employerPeople');
  const day = useDay();
  const inEnglish = useInEnglish();
  return (
    <Card as="section" aria-labelledby="applications">
      <h2 id="applications">{t('details.applications')}</h2>
      <ul role="list" aria-labelledby="applications">
        {applications.map((one) => (
          <li key={one.jobApplicationId} className={styles.application}>
            <LoneLink href={paths.employer.jobDetails(one.sourceGUID)} {...inEnglish}>
              {one.jobTitle}
            </LoneLink>
            <p>{t('details.appliedOn', { date: day(one.appliedAt) })}</p>
            <StatusControl application={one} name={name} />
            <LookedAt application={one} name={name} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Opening the page changes nothing that the candidate reads: a press says that it was seen. */
function LookedAt({ application, name }: { application: Applicant; name: string }) {
  const { t } = useTranslation('employerPeople');
  const { t: tc } = useTranslation();
  const isViewed = useView() !== null;
  const { status, withdrawnAt } = application;
  const change = useChangeStatus(application, name, 'lookedAt');
  if (isViewed || status !== 'new' || withdrawnAt !== null) return null;
  return (
    <>
      <div>
        <StatusButton
          application={application}
          icon={Eye}
          isBusy={change.isCalling}
          onPress={change.start}
        >
          {t('status.markLooked')}
        </StatusButton>
      </div>
      {change.problemText === '' ? null : (
        <FailureNotice
          text={`${t('status.failed')} ${change.problemText}`}
          controlId={statusId(application)}
          actions={<Button onPress={change.start}>{tc('retry')}</Button>}
        />
      )}
    </>
  );
}
