import { useTranslation } from 'react-i18next';
import { useEmployerRecommendations } from '#src/api/queries/employerPeople.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { CardReasons } from '#src/components/job/CardReasons.tsx';
import { WhoseReasons } from '#src/components/job/WhoseReasons.ts';
import { useInEnglish } from '#src/components/text/useInEnglish.ts';
import { Loading } from '#src/components/waiting/Loading.tsx';
import styles from '#src/pages/employer/candidate/Details.module.css';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';

const HEADING = 'fitting-jobs';
/** How many reasons stand at a job. */
const MOST = { fits: 3, gaps: 1 };

interface FittingJobsProps {
  userGuid: string;
  name: string;
}

/** The company's open jobs that fit a candidate, with the reasons. A failure gives none. */
export function FittingJobs({ userGuid, name }: FittingJobsProps) {
  const { t } = useTranslation(['employerPeople', 'theirReasons']);
  const query = useEmployerRecommendations(userGuid);
  const failure = useQueryFailure(query);
  const inEnglish = useInEnglish();
  const jobs = query.data ?? [];
  return (
    <Card as="section" aria-labelledby={HEADING}>
      <h2 id={HEADING}>{t('details.jobs', { name })}</h2>
      <Loading
        isPart
        label={t('details.jobsList')}
        isLoading={query.data === undefined && !failure}
        loadingText={t('details.jobsLoading')}
        doneText=""
      >
        {failure ? (
          <>
            <p>{t('details.jobsFailed')}</p>
            <div>
              <Button isBusy={failure.isRetrying} onPress={failure.retry}>
                {t('retry', { ns: 'common' })}
              </Button>
            </div>
          </>
        ) : jobs.length === 0 ? (
          <p>{t('details.noJobs', { name })}</p>
        ) : null}
        <WhoseReasons value="theirReasons">
          <ul role="list" aria-labelledby={HEADING}>
            {jobs.map(({ sourceGUID: jobId, jobTitle: job, reasons }) => (
              <li key={jobId} className={styles.application}>
                <h3>
                  <LoneLink href={paths.employer.jobDetails(jobId)} {...inEnglish}>
                    {job}
                  </LoneLink>
                </h3>
                <CardReasons
                  label={t('card.why', { name, job })}
                  reasons={reasons}
                  most={MOST}
                  room="list"
                />
              </li>
            ))}
          </ul>
        </WhoseReasons>
      </Loading>
    </Card>
  );
}
