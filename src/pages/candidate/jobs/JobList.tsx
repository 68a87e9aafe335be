import { lazy, type ReactNode, Suspense, useCallback } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasMoreJobs } from '#domain/jobPaging.ts';
import { logFailure } from '#src/api/client/logFailure.ts';
import type { JobListKind, useJobList } from '#src/api/queries/jobLists.ts';
import type { Job, JobSearch } from '#src/api/queries/jobs.ts';
import type { Recommendation } from '#src/api/queries/recommendations.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { type QueryFailure, useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { JobCardBones } from '#src/components/job/JobCardBones.tsx';
import { SampleDataNote } from '#src/components/job/SampleDataNote.tsx';
import { CountLine } from '#src/pages/candidate/jobs/CountLine.tsx';
import { JobCards } from '#src/pages/candidate/jobs/JobCards.tsx';
import { MeantLink, useMeantText } from '#src/pages/candidate/jobs/MeantLink.tsx';
import { useRelatedText } from '#src/pages/candidate/jobs/useRelatedText.ts';
import { TakenPlace, useTakenText } from '#src/pages/candidate/jobs/TakenPlace.tsx';
import styles from '#src/pages/candidate/jobs/JobList.module.css';
import { isNarrowed } from '#src/pages/candidate/jobs/useJobSearch.ts';
import type { FilteredKind, useListSearch } from '#src/pages/candidate/jobs/useListSearch.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { loadOn } from '#src/components/listing/loadOn.ts';
import { useFoundAgain, useIsShown } from '#src/components/listing/useFoundAgain.ts';
import { Loading } from '#src/components/waiting/Loading.tsx';
import { LoadMore } from '#src/ui/loadMore/LoadMore.tsx';

/** Most lists have jobs, so what an empty one says loads when it is needed. */
const NoJobs = lazy(async () => ({
  default: (await import('#src/pages/candidate/jobs/NoJobs.tsx')).NoJobs,
}));

const NothingSought = lazy(async () => ({
  default: (await import('#src/pages/candidate/jobs/NothingSought.tsx')).NothingSought,
}));

const SortBy = lazy(async () => ({
  default: (await import('#src/pages/candidate/jobs/SortBy.tsx')).SortBy,
}));

interface JobListProps {
  kind: JobListKind;
  userGuid: string;
  search: JobSearch;
  list: ReturnType<typeof useJobList>;
  /** Marked in the cards. */
  foundWords?: readonly string[] | undefined;
  /** For a list that has filters and an order. */
  filtering?: Filtering;
  /** Beside the order: what saves the search. */
  saveSearch?: ReactNode;
  /** The recommended list only: its jobs with their reasons, best first. */
  ranked?: readonly Recommendation[] | undefined;
  /** Why there are none of those. */
  rankingFailure?: QueryFailure | null;
  /** Nothing is shown before this is true, so that the list does not push it down later. */
  isReady?: boolean;
  /** Between the number and the cards; above what an empty list says. */
  note?: ReactNode;
  /** What makes the list longer; also beside an empty one. */
  wider?: ReactNode;
}

type Filtering = Pick<ReturnType<typeof useListSearch>, 'shown' | 'change' | 'clear'> & {
  kind: FilteredKind;
};

interface ListToolsProps extends Filtering {
  hasWords: boolean;
  /** Whether there was anything to order yet. */
  hasCome: boolean;
  children: ReactNode;
}

/** The total, the cards, 25 a load, and the message when there are none or the list failed. */
export function JobList(props: JobListProps) {
  const { kind, userGuid, search, list, filtering, ranked } = props;
  const { rankingFailure, isReady = true, note, wider } = props;
  const { t } = useTranslation('jobs');
  const problemText = useProblemText();
  const { error, isFetchingNextPage } = list;
  const pages = list.data?.pages ?? [];
  const jobs = jobsOf(list.data);
  const total = pages.at(-1)?.total ?? 0;
  const empty =
    kind === 'recommended' && !isNarrowed(search)
      ? t('recommended.empty')
      : isNarrowed(search) || kind === 'recommended'
        ? t('search.nothing')
        : t(`list.${kind}.empty`);
  const { meant, takenPlace, related, nothingSought } = pages.at(0) ?? {};
  const typed = [search.words, search.place].filter((text) => text !== '').join(', ');
  const nothingText = nothingSought ? t('search.nothingSought', { typed }) : null;
  const found = jobs.length === 0 ? (nothingText ?? empty) : t('list.found', { count: total });
  const relatedText = useRelatedText(related, pages.at(0)?.total ?? 0);
  const more = [useMeantText(meant), useTakenText(takenPlace), relatedText]
    .filter(Boolean)
    .join(' ');
  const came =
    more === ''
      ? found
      : jobs.length === 0
        ? `${found} ${more}`
        : t('list.foundAndMore', { found, more });
  const listFailure = useQueryFailure(list, came);
  const address = JSON.stringify(search);
  const isShown = useIsShown(address);
  const loadMore = async () => {
    const came = await loadOn(list.fetchNextPage, (data) => jobsOf(data).length - jobs.length);
    if (came !== null && isShown(address)) announce(t('more.came', { count: came }));
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
  const offerPress = usePressed();
  const offering = { kind, search, onPress: offerPress.note };
  const offers = (
    <>
      {meant === undefined ? null : <MeantLink meant={meant} {...offering} />}
      {takenPlace === undefined ? null : <TakenPlace taken={takenPlace} {...offering} />}
    </>
  );
  useFoundAgain(address, { isShown: !isLoading && list.data !== undefined, found: came });
  const hasJobs = jobs.length > 0;
  return (
    <div className={styles.list}>
      <CountLine text={hasJobs && !isLoading ? found : null} takesFocus={offerPress.take}>
        {filtering ? (
          <ListTools {...filtering} hasWords={search.words !== ''} hasCome={!isLoading}>
            {props.saveSearch}
          </ListTools>
        ) : null}
      </CountLine>
      <Loading
        label={t(`list.${kind}.title`)}
        isLoading={isLoading}
        loadingText={kind === 'recommended' ? t('recommended.loading') : t('list.loading')}
        doneText={failure ? '' : came}
        outline={<JobCardBones />}
      >
        {failure ? (
          <RetryNotice
            isPart={hasJobs}
            failure={failure}
            text={`${t('list.failed')} ${problemText(failure.problem)}`}
          />
        ) : null}
        {hasJobs ? (
          <>
            {offers}
            {relatedText === '' ? null : <p>{relatedText}</p>}
            {note}
            {wider}
            <JobCards
              kind={kind}
              userGuid={userGuid}
              search={search}
              jobs={jobs}
              ranked={ranked}
              foundWords={props.foundWords}
            />
            <LoadMore
              label={t('more.load')}
              shownText={t('more.shown', { shown: jobs.length, total })}
              hasMore={list.hasNextPage && hasMoreJobs(total, jobs.length)}
              isBusy={isFetchingNextPage}
              onPress={() => void loadMore()}
            />
            {jobs.some((job) => job.origin === 'sample') ? <SampleDataNote /> : null}
          </>
        ) : failure ? null : (
          <>
            {note}
            <Suspense fallback={null}>
              {nothingText === null ? (
                <NoJobs kind={kind} isNarrowed={isNarrowed(search)} filtering={filtering}>
                  {offers}
                </NoJobs>
              ) : (
                <NothingSought text={nothingText} {...offering} />
              )}
            </Suspense>
            {wider}
          </>
        )}
      </Loading>
    </div>
  );
}

/** The jobs that came. One may come twice: the list went on by one between two loads. */
function jobsOf(data: ReturnType<typeof useJobList>['data']): Job[] {
  const all = (data?.pages ?? []).flatMap(({ jobs }) => jobs);
  return [...new Map(all.map((job) => [job.sourceGUID, job])).values()];
}

/**
 * The order of a list, and what saves its search. The first jobs come before the code of these; from
 * then on they stay.
 */
function ListTools({ kind, shown, change, hasWords, hasCome, children }: ListToolsProps) {
  const [isMade, setMade] = useState(hasCome);
  if (hasCome && !isMade) setMade(true);
  const room = <div className={styles.saving} />;
  return (
    <div className={styles.tools}>
      {isMade ? (
        <Suspense fallback={room}>
          <SortBy
            kind={kind}
            hasWords={hasWords}
            sort={shown.sort}
            onChange={(sort) => change({ sort })}
          />
        </Suspense>
      ) : (
        room
      )}
      {children}
    </div>
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
