import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Applicant } from '#src/api/queries/employerPeopleApplied.ts';
import { useInEnglish } from '#src/components/text/useInEnglish.ts';
import { useDay } from '#src/components/useDay.ts';
import styles from '#src/pages/employer/applied/Applied.module.css';
import { StatusControl } from '#src/pages/employer/applied/StatusControl.tsx';
import { CandidateActions } from '#src/pages/employer/people/CandidateActions.tsx';
import { personOf } from '#src/pages/employer/people/person.ts';
import { detailsHref, personId } from '#src/pages/employer/people/places.ts';
import { useButtons } from '#src/pages/employer/people/useButtons.ts';
import { useSaveCandidate } from '#src/pages/employer/people/useSaveCandidate.tsx';
import { paths } from '#src/paths.ts';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';
import { Table } from '#src/ui/table/Table.tsx';

/** The applications as rows; what was taken back has no actions. */
export function ApplicantTable({ applicants }: { applicants: readonly Applicant[] }) {
  const { t } = useTranslation('employerPeople');
  const day = useDay();
  const inEnglish = useInEnglish();
  return (
    <Table
      caption={t('applied.title')}
      isCaptionHidden
      columns={(['name', 'job', 'on', 'status', 'action'] as const).map((id) => ({
        id,
        text: t(`applied.${id}`),
      }))}
      rows={applicants.map((applicant) => {
        const { jobApplicationId, sourceGUID: jobId, jobTitle, appliedAt, withdrawnAt } = applicant;
        const { name } = personOf(applicant);
        return {
          id: jobApplicationId,
          cells: [
            <span key="name" id={personId(jobApplicationId)} tabIndex={-1}>
              <bdi>{name}</bdi>
            </span>,
            <LoneLink key="job" href={paths.employer.jobDetails(jobId)} {...inEnglish}>
              {jobTitle}
            </LoneLink>,
            day(appliedAt),
            <StatusControl key="status" application={applicant} name={name} isInTable />,
            withdrawnAt === null ? <RowActions key="action" applicant={applicant} /> : null,
          ],
        };
      })}
    />
  );
}

/** Renders again only for its own application: more of them come, and a slow phone has hundreds. */
const RowActions = memo(function RowActions({ applicant }: { applicant: Applicant }) {
  const [address] = useSearchParams();
  const person = personOf(applicant);
  const buttons = useButtons('applied', applicant.invitedAt !== null);
  const save = useSaveCandidate(person);
  return (
    <div className={styles.actions}>
      <CandidateActions
        person={person}
        buttons={buttons}
        save={save}
        focusId={personId(applicant.jobApplicationId)}
        href={detailsHref(applicant.UserGuid, 'applied', address)}
      />
      {save.failed}
    </div>
  );
});
