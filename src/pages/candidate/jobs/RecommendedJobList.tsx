import { useTranslation } from 'react-i18next';
import { hasMoreJobs } from '#domain/jobPaging.ts';
import { toProblem } from '#src/api/problem.ts';
import { type Recommendation, useRecommendedJobs } from '#src/api/queries/recommendations.ts';
import { FailureNotice } from '#src/components/FailureNotice.tsx';
import { JobCard } from '#src/components/JobCard.tsx';
import { SampleDataNote } from '#src/components/SampleDataNote.tsx';
import { useProblemText } from '#src/components/useProblemText.ts';
import { announce } from '#src/ui/announce.ts';
import { Button } from '#src/ui/Button.tsx';
import { CardList } from '#src/ui/Card.tsx';
import { LoadMore } from '#src/ui/LoadMore.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

interface RecommendedJobListProps {
  userGuid: string;
  ranked: readonly Recommendation[];
}

/** The cards, 25 a load. Loading more keeps the place and says how many came. */
export function RecommendedJobList({ userGuid, ranked }: RecommendedJobListProps) {
  const { t } = useTranslation('jobs');
  const { t: tc } = useTranslation();
  const problemText = useProblemText();
  const { data, error, isPending, isFetchingNextPage, fetchNextPage, refetch } = useRecommendedJobs(
    userGuid,
    ranked,
  );
  const jobs = data?.pages.flat() ?? [];
  const reasonsOf = new Map(ranked.map((one) => [one.sourceGUID, one.reasons]));

  const loadMore = async () => {
    const { data: now } = await fetchNextPage();
    const came = now?.pages.at(-1)?.length ?? 0;
    announce(t('more.came', { count: came }));
  };
  return (
    <>
      {jobs.some((job) => job.sample) ? <SampleDataNote /> : null}
      {isPending ? <Skeleton lines={8} /> : null}
      <CardList label={t('recommended.region')}>
        {jobs.map((job) => (
          <JobCard key={job.sourceGUID} job={job} reasons={reasonsOf.get(job.sourceGUID) ?? []} />
        ))}
      </CardList>
      {error ? (
        <FailureNotice
          text={problemText(toProblem(error))}
          actions={
            <Button onPress={() => void (jobs.length > 0 ? fetchNextPage() : refetch())}>
              {tc('retry')}
            </Button>
          }
        />
      ) : null}
      {jobs.length > 0 ? (
        <LoadMore
          label={t('more.load')}
          shownText={t('more.shown', { shown: jobs.length, total: ranked.length })}
          hasMore={hasMoreJobs(ranked.length, jobs.length)}
          isBusy={isFetchingNextPage}
          onPress={() => void loadMore()}
        />
      ) : null}
    </>
  );
}
