import { type ReactNode, useEffect, useRef } from 'react';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isForEarlierWords } from '#machines/publicMatch/publicMatch.ts';
import type { FoundJobs, PublicMatchEvent, Wish } from '#machines/publicMatch/publicMatchTypes.ts';
import { useSlowAnnouncement } from '#src/components/announcement/useSlowAnnouncement.ts';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { JobCardBones } from '#src/components/job/JobCardBones.tsx';
import { SampleDataNote } from '#src/components/job/SampleDataNote.tsx';
import { WhoseReasons } from '#src/components/job/WhoseReasons.ts';
import type { VisitorMatch } from '#src/pages/public/match/useVisitorMatch.ts';
import { titleIdOf, VisitorJobCard } from '#src/pages/public/match/VisitorJobCard.tsx';
import type { CarriedFrom } from '#src/tab/carried.ts';
import { settings } from '#src/settings.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { CardList } from '#src/ui/card/Card.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { LoadMore } from '#src/ui/loadMore/LoadMore.tsx';
import { Cluster, Stack } from '#src/ui/stack/Stack.tsx';

/** The contract gives so many at most. */
const MOST_JOBS = 100;

interface VisitorJobsProps {
  match: VisitorMatch;
  /** Where the visitor told what the jobs are for. */
  from: CarriedFrom;
  /** What to do next, under the jobs. */
  children?: ReactNode;
}

/** The jobs of a visitor, 25 a load, and what stands there while, or instead. */
export function VisitorJobs({ match, from, children }: VisitorJobsProps) {
  const { t } = useTranslation(['publicJobs', 'visitorReasons']);
  const problemText = useProblemText();
  const { snapshot, send } = match;
  const { context } = snapshot;
  const { asked, found, failure } = context;
  const isSearching = snapshot.matches('searching');
  const isLoadingMore = snapshot.matches('loadingMore');
  const heading = useFoundFocus(isSearching, found);
  useSlowAnnouncement(isSearching, t('looking'));
  useMoreFocus(isLoadingMore, found);
  if (isSearching && found === null) return <JobCardBones />;
  if (failure !== null && found === null)
    return (
      <FailureNotice
        text={`${t('failed')} ${problemText(failure)}`}
        actions={<Again send={send} />}
      />
    );
  if (found === null || asked === null) return null;
  const shown = found.jobs.length;
  if (shown === 0) return <NoJobs found={found} send={send} headingRef={heading} />;
  return (
    <WhoseReasons value="visitorReasons">
      <section aria-labelledby="visitor-found">
        <Stack>
          <Stack gap="tight">
            <h2 id="visitor-found" ref={heading} tabIndex={-1}>
              {found.total === MOST_JOBS
                ? t('foundMost', { count: MOST_JOBS })
                : t('found', { count: found.total })}
            </h2>
            <p>
              {found.place === null
                ? t('anywhere')
                : t('near', {
                    radius: t('miles', { count: asked.radius }),
                    place: found.place.name,
                  })}
            </p>
            {isForEarlierWords(context) ? <p>{t('earlier')}</p> : null}
          </Stack>
          <CardList label={t('list')}>
            {found.jobs.map((one) => (
              <VisitorJobCard key={one.sourceGUID} found={one} from={from} />
            ))}
          </CardList>
          {failure !== null ? (
            <FailureNotice
              text={`${t('moreFailed')} ${problemText(failure)}`}
              actions={<Again send={send} />}
            />
          ) : (
            <LoadMore
              label={t('more')}
              shownText={shown < found.total ? t('shown', { shown, total: found.total }) : t('all')}
              hasMore={shown < found.total}
              isBusy={isLoadingMore}
              onPress={() => send({ type: 'more.requested' })}
            />
          )}
          {/* The foot of a demo says it already. */}
          {!settings.demoMailbox && found.jobs.some(({ job }) => job.origin === 'sample') ? (
            <SampleDataNote />
          ) : null}
          {children}
        </Stack>
      </section>
    </WhoseReasons>
  );
}

function Again({ send }: { send: (event: PublicMatchEvent) => void }) {
  const { t } = useTranslation('publicJobs');
  return <Button onPress={() => send({ type: 'retry.requested' })}>{t('again')}</Button>;
}

interface NoJobsProps {
  found: FoundJobs;
  send: (event: PublicMatchEvent) => void;
  headingRef: React.RefObject<HTMLHeadingElement | null>;
}

/** Names the changes that bring jobs, each as a button that makes it. */
function NoJobs({ found, send, headingRef }: NoJobsProps) {
  const { t } = useTranslation('publicJobs');
  return (
    <div ref={headingRef} tabIndex={-1}>
      <EmptyState icon={SearchX} heading={t('none')}>
        <Stack>
          <p>{t('noneText')}</p>
          <Cluster>
            {found.changes.map((change) => (
              <Button
                key={change.by}
                onPress={() => send({ type: 'change.accepted', changes: changesOf(change) })}
              >
                {t(`change.${change.by}`, {
                  count: change.jobs,
                  radius: t('miles', { count: change.search_radius ?? 0 }),
                })}
              </Button>
            ))}
          </Cluster>
        </Stack>
      </EmptyState>
    </div>
  );
}

function changesOf({ by, search_radius }: FoundJobs['changes'][number]): Partial<Wish> {
  switch (by) {
    case 'search_radius':
      return { radius: search_radius ?? 100 };
    case 'location':
      return { place: '' };
    case 'remote':
      return { remote: 'no preference' };
    case 'hours':
      return { hours: null };
  }
}

/** The heading of the jobs gets the focus when they have come, and reads how many they are. */
function useFoundFocus(isSearching: boolean, found: FoundJobs | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasSearching = useRef(false);
  useEffect(() => {
    if (wasSearching.current && !isSearching) heading.current?.focus();
    wasSearching.current = isSearching;
  }, [isSearching, found]);
  return heading;
}

/** The first job of a further load gets the focus. */
function useMoreFocus(isLoadingMore: boolean, found: FoundJobs | null): void {
  const { t } = useTranslation('publicJobs');
  const before = useRef<number | null>(null);
  const jobs = found?.jobs;
  useEffect(() => {
    if (isLoadingMore) before.current = jobs?.length ?? 0;
    else if (before.current !== null) {
      const first = jobs?.[before.current];
      if (first) {
        document.getElementById(titleIdOf(first.sourceGUID))?.focus();
        announce(t('came', { count: (jobs?.length ?? 0) - before.current }));
      }
      before.current = null;
    }
  }, [isLoadingMore, jobs, t]);
}
