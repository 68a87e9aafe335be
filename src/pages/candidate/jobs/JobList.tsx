import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { hasMoreJobs } from '#domain/jobPaging.ts';
import { logFailure } from '#src/api/logFailure.ts';
import { type JobListKind, type JobSearch, useJobList } from '#src/api/queries/jobLists.ts';
import type { Recommendation } from '#src/api/queries/recommendations.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { type QueryFailure, useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { JobCardBones } from '#src/components/job/JobCardBones.tsx';
import { SampleDataNote } from '#src/components/job/SampleDataNote.tsx';
import { JobCards } from '#src/pages/candidate/jobs/JobCards.tsx';
import { MeantLink, useMeantText } from '#src/pages/candidate/jobs/MeantLink.tsx';
import { isSearching } from '#src/pages/candidate/jobs/useJobSearch.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { LoadingRegion } from '#src/ui/loadingRegion/LoadingRegion.tsx';
import { LoadMore } from '#src/ui/loadMore/LoadMore.tsx';

/** Most lists have jobs, so what an empty one says loads when it is needed. */
const NoJobs = lazy(async () => ({
  default: (await import('#src/pages/candidate/jobs/NoJobs.tsx')).NoJobs,
}));

interface JobListProps {
  kind: JobListKind;
  userGuid: string;
  search: JobSearch;
  /** The recommended list only: its jobs with their reasons, best first. */
  ranked?: readonly Recommendation[] | undefined;
  /** Why there are none of those. */
  rankingFailure?: QueryFailure | null;
  /** Nothing is shown before this is true, so that the list does not push it down later. */
  isReady?: boolean;
  /** Between the number and the cards. */
  note?: ReactNode;
  /** What makes the list longer; also beside an empty one. */
  wider?: ReactNode;
}

/** The total, the cards, 25 a load, and the message when there are none or the list failed. */
export function JobList(props: JobListProps) {
  const { kind, userGuid, search, ranked, rankingFailure, isReady = true, note, wider } = props;
  const { t } = useTranslation('jobs');
  const problemText = useProblemText();
  const list = useJobList({ kind, userGuid, search, ranked: ranked?.map((one) => one.sourceGUID) });
  const { error, isFetchingNextPage } = list;
  const pages = list.data?.pages ?? [];
  // A job may come twice: the list went on by one between two loads.
  const jobs = [
    ...new Map(pages.flatMap((page) => page.jobs).map((job) => [job.sourceGUID, job])).values(),
  ];
  const total = pages.at(-1)?.total ?? 0;
  const empty =
    kind === 'recommended' && !isSearching(search)
      ? t('recommended.empty')
      : isSearching(search) || kind === 'recommended'
        ? t('search.nothing')
        : t(`list.${kind}.empty`);
  const meant = jobs.length === 0 ? pages.at(-1)?.meant : undefined;
  const meantText = useMeantText(meant);
  const found =
    jobs.length === 0
      ? [empty, meantText].filter(Boolean).join(' ')
      : t('list.found', { count: total });
  const listFailure = useQueryFailure(list, found);
  const isShown = useIsShown(search);
  const loadMore = async () => {
    const { data, isError } = await list.fetchNextPage();
    if (!isError && isShown(search))
      announce(t('more.came', { count: data?.pages.at(-1)?.jobs.length ?? 0 }));
  };
  // What failed is tried again: the next jobs, or the list from its beginning.
  const failure =
    rankingFailure ??
    (listFailure && list.isFetchNextPageError
      ? { ...listFailure, retry: () => void loadMore() }
      : listFailure);
  const isLoading = !failure && (!isReady || list.isPending);
  // Section 8: a list that fails is empty, and the failure is logged.
  useEffect(() => {
    if (error) logFailure(`The list of ${kind} jobs was not loaded`, error);
  }, [error, kind]);
  const meantPress = usePressed();
  useFoundAgain(search, { isShown: !isLoading && list.data !== undefined, found });
  return (
    <LoadingRegion
      label={t(`list.${kind}.title`)}
      isLoading={isLoading}
      loadingText={kind === 'recommended' ? t('recommended.loading') : t('list.loading')}
      doneText={failure ? '' : found}
      outline={<JobCardBones />}
    >
      {failure ? (
        <RetryNotice
          failure={failure}
          text={`${t('list.failed')} ${problemText(failure.problem)}`}
        />
      ) : null}
      {jobs.length > 0 ? (
        <>
          <FoundText text={found} takesFocus={meantPress.take} />
          {note}
          {wider}
          <JobCards kind={kind} userGuid={userGuid} search={search} jobs={jobs} ranked={ranked} />
          <LoadMore
            label={t('more.load')}
            shownText={t('more.shown', { shown: jobs.length, total })}
            hasMore={list.hasNextPage && hasMoreJobs(total, jobs.length)}
            isBusy={isFetchingNextPage}
            onPress={() => void loadMore()}
          />
          {jobs.some((job) => job.sample) ? <SampleDataNote /> : null}
        </>
      ) : failure ? null : (
        <>
          <Suspense fallback={null}>
            <NoJobs kind={kind} isSearching={isSearching(search)}>
              {meant === undefined ? null : (
                <MeantLink kind={kind} meant={meant} onPress={meantPress.note} />
              )}
            </NoJobs>
          </Suspense>
          {wider}
        </>
      )}
    </LoadingRegion>
  );
}

/**
 * A cached list does not load, so nothing would announce the new search. A list that replaces one
 * that loads or failed is announced as loaded.
 */
function useFoundAgain(search: JobSearch, list: { isShown: boolean; found: string }): void {
  const { isShown, found } = list;
  const address = JSON.stringify(search);
  const last = useRef({ address, isShown });
  useEffect(() => {
    const before = last.current;
    last.current = { address, isShown };
    if (before.address !== address && before.isShown && isShown) announce(found);
  }, [address, isShown, found]);
}

/**
 * The number of jobs. It takes the focus of the link to the search that was meant, which goes away
 * with the empty list.
 */
function FoundText({ text, takesFocus }: { text: string; takesFocus: () => boolean }) {
  const own = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus()) own.current?.focus();
  }, [takesFocus]);
  return (
    <h2 ref={own} tabIndex={-1}>
      {text}
    </h2>
  );
}

/** Remembers a press until it is asked for, once. */
function usePressed() {
  const isPressed = useRef(false);
  const note = useCallback(() => {
    isPressed.current = true;
  }, []);
  const take = useCallback(() => {
    const was = isPressed.current;
    isPressed.current = false;
    return was;
  }, []);
  return { note, take };
}

/**
 * Whether a search is on the screen: results for a list that was left are not announced on the
 * next page.
 */
function useIsShown(search: JobSearch): (other: JobSearch) => boolean {
  const address = JSON.stringify(search);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    shown.current = address;
    return () => {
      shown.current = null;
    };
  }, [address]);
  return (other) => JSON.stringify(other) === shown.current;
}
