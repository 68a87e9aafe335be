import { useTranslation } from 'react-i18next';
import { type Applicant, useNewestApplicants } from '#src/api/queries/employerJobs.ts';
import { RETURN_TO } from '#src/components/page/usePlace.ts';
import { useDay } from '#src/components/useDay.ts';
import { QueryPart } from '#src/components/waiting/QueryPart.tsx';
import { detailsHref } from '#src/pages/employer/people/places.ts';
import { paths } from '#src/paths.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

/** The rest stand on a page of their own. */
const SHOWN = 5;

interface ApplicantsProps {
  companyName: string;
  jobId: string;
}

/** The five who applied last, and the way to all of them; by date, never by fit. */
export function Applicants({ companyName, jobId }: ApplicantsProps) {
  const { t } = useTranslation('employer');
  const query = useNewestApplicants(companyName, jobId);
  return (
    <Card>
      <QueryPart
        title={t('details.applicants')}
        query={query}
        loadingText={t('loading')}
        failedText={t('details.applicantsFailed')}
      >
        {({ items, total }) =>
          items.length === 0 ? (
            <p>{t('details.noApplicants')}</p>
          ) : (
            <Stack>
              <ul role="list" aria-label={t('details.applicants')}>
                {items.slice(0, SHOWN).map((one) => (
                  <ApplicantLine key={one.jobApplicationId} applicant={one} />
                ))}
              </ul>
              <LoneLink href={paths.employer.appliedFor(jobId)}>
                {t('details.allApplicants', { count: total })}
              </LoneLink>
            </Stack>
          )
        }
      </QueryPart>
    </Card>
  );
}

function ApplicantLine({ applicant }: { applicant: Applicant }) {
  const { t } = useTranslation('employer');
  const day = useDay();
  const { jobApplicationId, sourceGUID, UserGuid, FirstName, LastName } = applicant;
  const { appliedAt, withdrawnAt } = applicant;
  const name = <bdi>{`${FirstName} ${LastName}`.trim()}</bdi>;
  return (
    <li>
      {withdrawnAt === null ? (
        <>
          <LoneLink
            id={`${RETURN_TO}applicant-${jobApplicationId}`}
            // Back leads to those who applied for this job.
            href={detailsHref(UserGuid, 'applied', new URLSearchParams({ job: sourceGUID }))}
          >
            {name}
          </LoneLink>
          <p>{t('details.appliedOn', { date: day(appliedAt) })}</p>
        </>
      ) : (
        <>
          {name}
          <p>{t('details.withdrawn', { date: day(withdrawnAt) })}</p>
        </>
      )}
    </li>
  );
}
