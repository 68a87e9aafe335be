import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { toProblem } from '#src/api/problem.ts';
import { useJob, useRecommendations } from '#src/api/queries/recommendations.ts';
import { FailureNotice } from '#src/components/FailureNotice.tsx';
import { JobDescription } from '#src/components/JobDescription.tsx';
import { JobFacts } from '#src/components/JobFacts.tsx';
import { Page } from '#src/components/Page.tsx';
import { PageLoading } from '#src/components/PageLoading.tsx';
import { ReasonList } from '#src/components/ReasonList.tsx';
import { SampleDataNote } from '#src/components/SampleDataNote.tsx';
import { useProblemText } from '#src/components/useProblemText.ts';
import { paths } from '#src/paths.ts';
import { useUser } from '#src/session/useSession.ts';
import { LoneLink } from '#src/ui/LoneLink.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Stack } from '#src/ui/Stack.tsx';

/** One posting in full, with why it fits this person. */
export default function JobDetailsPage() {
  const { t } = useTranslation('jobs');
  const { t: tc } = useTranslation();
  const { id = '' } = useParams();
  const user = useUser();
  const problemText = useProblemText();
  const { data: job, error, refetch } = useJob(id);
  const { data: ranked } = useRecommendations(user.UserGuid);
  const reasons = ranked?.find((one) => one.sourceGUID === id)?.reasons ?? [];
  const back = <LoneLink href={paths.candidate.recommendedJobs}>{t('details.back')}</LoneLink>;

  if (error)
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
  if (!job)
    return (
      <Page title={t('details.title')}>
        <PageLoading />
      </Page>
    );
  return (
    <Page title={job.title} actions={back}>
      <JobFacts job={job} reasons={reasons} />
      {job.sample ? <SampleDataNote /> : null}
      {reasons.length > 0 ? (
        <section aria-labelledby="why">
          <Stack>
            <h2 id="why">{t('details.why')}</h2>
            <ReasonList label={t('details.why')} reasons={reasons} />
          </Stack>
        </section>
      ) : null}
      <section aria-labelledby="about">
        <Stack>
          <h2 id="about">{t('details.about')}</h2>
          <JobDescription text={job.description} />
        </Stack>
      </section>
    </Page>
  );
}
