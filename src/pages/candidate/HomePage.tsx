import { type ReactNode, useDeferredValue, useState } from 'react';
import { Briefcase } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAppliedJobs } from '#src/api/queries/applications.ts';
import { useNotifications } from '#src/api/queries/notifications.ts';
import { useJobList } from '#src/api/queries/jobLists.ts';
import type { JobSearch } from '#src/api/queries/jobs.ts';
import { useProfile } from '#src/api/queries/profile.ts';
import { useRecommendations } from '#src/api/queries/recommendations.ts';
import { OpenQuestionsStrip } from '#src/components/question/OpenQuestionsStrip.tsx';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { Page } from '#src/components/page/Page.tsx';
import { SampleDataNote } from '#src/components/job/SampleDataNote.tsx';
import { useOpenQuestions } from '#src/components/question/useOpenQuestions.ts';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { useSaveToggle } from '#src/components/job/useSaveToggle.tsx';
import { NewestNotifications } from '#src/pages/candidate/home/NewestNotifications.tsx';
import { Applications } from '#src/pages/candidate/home/Applications.tsx';
import styles from '#src/pages/candidate/home/HomePage.module.css';
import { JobShelf } from '#src/pages/candidate/home/JobShelf.tsx';
import { ProfileCompletion } from '#src/pages/candidate/home/ProfileCompletion.tsx';
import { paths } from '#src/paths.ts';
import { useUser } from '#src/session/usePerson.ts';
import { CompletionBones } from '#src/ui/completionPanel/CompletionBones.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { Loading } from '#src/components/waiting/Loading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

/** So many of a list are shown here; the rest is one link away. */
const MOST = 12;
const NO_SEARCH: JobSearch = { words: '', place: '' };

/**
 * The dashboard: what is next (open questions, missing parts of the profile, applications), then
 * the beginnings of two job lists (row C2). Shown from the top down, so that nothing moves away
 * under somebody who is about to press it.
 */
export default function HomePage() {
  const { t } = useTranslation('jobs');
  const { UserGuid: userGuid } = useUser();
  const { dialog, ...save } = useSaveToggle(userGuid);
  const profile = useProfile(userGuid);
  const questions = useOpenQuestions();
  const applied = useJobList({ kind: 'applied', userGuid, search: NO_SEARCH });
  const made = useAppliedJobs(userGuid);
  const news = useNotifications(userGuid);
  const ranked = useRecommendations(userGuid, { isList: true });
  const recommended = useJobList({
    kind: 'recommended',
    userGuid,
    search: NO_SEARCH,
    ranked: ranked.data?.recommendations.map((one) => one.sourceGUID),
  });
  const all = useJobList({ kind: 'all', userGuid, search: NO_SEARCH });
  const rankingFailure = useQueryFailure(ranked);
  const recommendedFailure = useQueryFailure(recommended);
  const firstFailure = rankingFailure ?? recommendedFailure;
  const allFailure = useQueryFailure(all);
  const appliedFailure = useQueryFailure(applied);
  const madeFailure = useQueryFailure(made);
  const newsFailure = useQueryFailure(news);
  const reasonsOf = new Map(
    ranked.data?.recommendations.map((one) => [one.sourceGUID, one.reasons]),
  );
  const cards = (list: typeof all) => list.data?.pages[0]?.jobs.slice(0, MOST);
  const areApplicationsPending =
    (applied.data === undefined && appliedFailure === null) ||
    (made.data === undefined && madeFailure === null) ||
    (news.data === undefined && newsFailure === null);
  // Deferred like what LoadingRegion shows above, and because a dozen cards take a slow phone a
  // while.
  const isTopPending =
    (profile.data === undefined && profile.error === null) ||
    areApplicationsPending ||
    questions.isLoading;
  const isTopIn = useSince(!useDeferredValue(isTopPending) && !isTopPending);
  const areRecommendedIn = useDeferredValue(recommended.data !== undefined);
  const isFirstListDone = useSince(areRecommendedIn || firstFailure !== null);
  const areAllIn = useDeferredValue(isFirstListDone && all.data !== undefined);
  const recommendedJobs = areRecommendedIn ? cards(recommended) : undefined;
  const allJobs = areAllIn ? cards(all) : undefined;
  const isSample = (jobs: typeof allJobs) => jobs?.some((job) => job.origin === 'sample') === true;
  const isSampleSaid = isSample(recommendedJobs);
  return (
    <Page title={t('home.title')} lead={t('home.lead')} room="wide">
      <Completion
        questions={questions}
        areApplicationsPending={areApplicationsPending}
        applications={
          <Applications
            page={applied.data?.pages[0]}
            made={made.data}
            failure={appliedFailure ?? madeFailure}
          />
        }
        news={<NewestNotifications list={news.data} failure={newsFailure} />}
      />
      {isTopIn ? (
        <>
          <JobShelf
            list={t('home.recommended')}
            loadingText={t('home.loadingRecommended')}
            jobs={recommendedJobs}
            reasonsOf={reasonsOf}
            failure={firstFailure}
            note={isSampleSaid ? <SampleDataNote /> : null}
            save={save}
            empty={
              <EmptyState icon={Briefcase} heading={t('recommended.none')} headingLevel={3}>
                {t('recommended.empty')}
              </EmptyState>
            }
            whole={{ href: paths.candidate.recommendedJobs, text: t('home.seeRecommended') }}
          />
          {isFirstListDone ? (
            <JobShelf
              list={t('home.all')}
              loadingText={t('home.loadingAll')}
              jobs={allJobs}
              failure={allFailure}
              note={isSample(allJobs) && !isSampleSaid ? <SampleDataNote /> : null}
              save={save}
              empty={
                <EmptyState icon={Briefcase} heading={t('list.none')} headingLevel={3}>
                  {t('list.all.empty')}
                </EmptyState>
              }
              whole={{ href: paths.candidate.allJobs, text: t('home.seeAll') }}
            />
          ) : null}
        </>
      ) : null}
      {dialog}
    </Page>
  );
}

interface CompletionProps {
  questions: ReturnType<typeof useOpenQuestions>;
  areApplicationsPending: boolean;
  applications: ReactNode;
  news: ReactNode;
}

/** What is next, all of it at once: what came later would push the rest down. */
function Completion({ questions, areApplicationsPending, applications, news }: CompletionProps) {
  const { t } = useTranslation('jobs');
  // The words of what comes are fetched before it: fetched later, they would hide the page for a
  // moment, and its focus.
  useTranslation(['profile', 'questions', 'notifications']);
  const problemText = useProblemText();
  const { UserGuid } = useUser();
  const profile = useProfile(UserGuid);
  const { data } = profile;
  const doneText = t('home.loaded', { percent: data?.completion.label ?? 0 });
  const failure = useQueryFailure(profile, doneText);
  return (
    <Loading
      isPart
      label={t('home.profile')}
      isLoading={(data === undefined && !failure) || areApplicationsPending || questions.isLoading}
      loadingText={t('home.loading')}
      doneText={failure ? '' : doneText}
      outline={<CompletionBones />}
    >
      <Stack gap="loose">
        <OpenQuestionsStrip open={questions.open} />
        <div className={data && data.completion.missing.length > 0 ? styles.next : styles.lines}>
          {data ? (
            <ProfileCompletion completion={data.completion} />
          ) : failure ? (
            <RetryNotice isPart failure={failure} text={problemText(failure.problem)} />
          ) : null}
          {applications}
          {news}
        </div>
      </Stack>
    </Loading>
  );
}

/**
 * True from the first time on: what is shown already does not go away while something above it is
 * fetched again.
 */
function useSince(isSo: boolean): boolean {
  const [wasSo, setWasSo] = useState(isSo);
  if (isSo && !wasSo) setWasSo(true);
  return wasSo || isSo;
}
