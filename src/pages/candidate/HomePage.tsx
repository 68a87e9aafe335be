import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { toProblem } from '#src/api/problem.ts';
import { type JobSearch, useJobList } from '#src/api/queries/jobLists.ts';
import { useProfile } from '#src/api/queries/profile.ts';
import { useRecommendations } from '#src/api/queries/recommendations.ts';
import { FailureNotice } from '#src/components/FailureNotice.tsx';
import { Page } from '#src/components/Page.tsx';
import { SampleDataNote } from '#src/components/SampleDataNote.tsx';
import { useProblemText } from '#src/components/useProblemText.ts';
import { useSaveToggle } from '#src/components/useSaveToggle.tsx';
import { JobCarousel } from '#src/pages/candidate/home/JobCarousel.tsx';
import { ProfileCompletion } from '#src/pages/candidate/home/ProfileCompletion.tsx';
import { paths } from '#src/paths.ts';
import { useUser } from '#src/session/useSession.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { LoadingRegion } from '#src/ui/LoadingRegion.tsx';

/** So many of a list are shown here; the rest is one link away. */
const MOST = 12;
const NO_SEARCH: JobSearch = { words: '', place: '' };

/**
 * The dashboard: how far the profile is, and the beginnings of two job lists (row C2). Shown from the top down, so that
 * nothing moves away under somebody who is about to press it.
 */
export default function HomePage() {
  const { t } = useTranslation('jobs');
  const { UserGuid: userGuid } = useUser();
  const { dialog, ...save } = useSaveToggle(userGuid);
  const profile = useProfile(userGuid);
  const ranked = useRecommendations(userGuid);
  const recommended = useJobList({
    kind: 'recommended',
    userGuid,
    search: NO_SEARCH,
    ranked: ranked.data?.map((one) => one.sourceGUID),
  });
  const all = useJobList({ kind: 'all', userGuid, search: NO_SEARCH });
  const failed = ranked.error ?? recommended.error;
  const cards = (list: typeof all) => list.data?.pages[0]?.jobs.slice(0, MOST);
  // Deferred like what LoadingRegion shows above, and because a dozen cards take a slow phone a while.
  const isTopIn = !useDeferredValue(profile.isPending) && !profile.isPending;
  const areRecommendedIn = useDeferredValue(recommended.data !== undefined);
  const isFirstListDone = areRecommendedIn || failed !== null;
  const areAllIn = useDeferredValue(isFirstListDone && all.data !== undefined);
  const recommendedJobs = areRecommendedIn ? cards(recommended) : undefined;
  const allJobs = areAllIn ? cards(all) : undefined;
  const isSample = [recommendedJobs, allJobs].some((jobs) => jobs?.some((job) => job.sample));
  return (
    <Page title={t('home.title')} lead={t('home.lead')}>
      <Completion />
      {isTopIn ? (
        <>
          {isSample ? <SampleDataNote /> : null}
          <JobCarousel
            list={t('home.recommended')}
            loadingText={t('home.loadingRecommended')}
            jobs={recommendedJobs}
            problem={failed ? toProblem(failed) : null}
            onRetry={() => void (ranked.error ? ranked.refetch() : recommended.refetch())}
            save={save}
            empty={
              <Card>
                <p>{t('recommended.empty')}</p>
              </Card>
            }
            whole={{ href: paths.candidate.recommendedJobs, text: t('home.seeRecommended') }}
          />
          <JobCarousel
            list={t('home.all')}
            loadingText={t('home.loadingAll')}
            jobs={allJobs}
            problem={isFirstListDone && all.error ? toProblem(all.error) : null}
            onRetry={() => void all.refetch()}
            save={save}
            empty={
              <Card>
                <p>{t('list.all.empty')}</p>
              </Card>
            }
            whole={{ href: paths.candidate.allJobs, text: t('home.seeAll') }}
          />
        </>
      ) : null}
      {dialog}
    </Page>
  );
}

function Completion() {
  const { t } = useTranslation('jobs');
  const { t: tc } = useTranslation();
  const problemText = useProblemText();
  const { UserGuid } = useUser();
  const { data, isPending, error, refetch } = useProfile(UserGuid);
  if (error && !data)
    return (
      <FailureNotice
        text={problemText(toProblem(error))}
        actions={<Button onPress={() => void refetch()}>{tc('retry')}</Button>}
      />
    );
  return (
    <LoadingRegion
      label={t('home.profile')}
      isLoading={isPending}
      loadingText={t('home.loading')}
      doneText={t('home.loaded', { percent: data?.completion.label ?? 0 })}
    >
      {data ? <ProfileCompletion completion={data.completion} /> : null}
    </LoadingRegion>
  );
}
