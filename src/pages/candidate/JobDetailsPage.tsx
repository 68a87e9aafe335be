import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { toProblem } from '#src/api/problem.ts';
import { useJob } from '#src/api/queries/jobs.ts';
import { FailureNotice } from '#src/components/FailureNotice.tsx';
import { Page } from '#src/components/Page.tsx';
import { PageLoading } from '#src/components/PageLoading.tsx';
import { useProblemText } from '#src/components/useProblemText.ts';
import { JobDetails } from '#src/pages/candidate/jobs/JobDetails.tsx';
import { wayBack } from '#src/pages/candidate/jobs/jobPlaces.ts';
import { LoneLink } from '#src/ui/LoneLink.tsx';
import { Button } from '#src/ui/Button.tsx';

/** One posting in full (row C14), with the way back to where it was opened from. */
export default function JobDetailsPage() {
  const { t } = useTranslation('jobs');
  const { t: tc } = useTranslation();
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const problemText = useProblemText();
  const { data: job, error, refetch } = useJob(id);
  const { place, href } = wayBack(query);
  const back = <LoneLink href={href}>{t(`details.backTo.${place}`)}</LoneLink>;

  if (error && !job)
    return (
      <Page title={t('details.title')}>
        <FailureNotice
          text={problemText(toProblem(error))}
          actions={
            <>
              <Button onPress={() => void refetch()}>{tc('retry')}</Button>
              {back}
            </>
          }
        />
      </Page>
    );
  return (
    <Page title={job?.title ?? t('details.title')} actions={back}>
      {job ? <JobDetails job={job} /> : <PageLoading />}
    </Page>
  );
}
