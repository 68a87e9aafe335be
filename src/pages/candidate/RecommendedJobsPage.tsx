import { NOT_WIDENED } from '#domain/widening.ts';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useJobList } from '#src/api/queries/jobLists.ts';
import { useRecommendedCounts } from '#src/api/queries/recommendedCards.ts';
import { usePreferencesAnswered, useRecommendations } from '#src/api/queries/recommendations.ts';
import { Page } from '#src/components/page/Page.tsx';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { AssumedPreferences } from '#src/pages/candidate/jobs/AssumedPreferences.tsx';
import { JobList } from '#src/pages/candidate/jobs/JobList.tsx';
import { JobSearch } from '#src/pages/candidate/jobs/JobSearch.tsx';
import { isNarrowed } from '#src/pages/candidate/jobs/useJobSearch.ts';
import { useListSearch } from '#src/pages/candidate/jobs/useListSearch.ts';
import { useFocusOfWider } from '#src/pages/candidate/jobs/useFocusOfWider.ts';
import { WiderLists } from '#src/pages/candidate/jobs/WiderLists.tsx';
import { useUser } from '#src/session/usePerson.ts';

/** Few come here in the middle of the questions. */
const PreferencesInUse = lazy(() =>
  import('#src/pages/candidate/jobs/PreferencesInUse.tsx').then(
    (module) => ({ default: module.PreferencesInUse }),
    () => ({ default: () => null }),
  ),
);
// Below the list, and asked once.
const FindableCard = lazy(() =>
  import('#src/pages/candidate/jobs/FindableCard.tsx').then(
    (module) => ({ default: module.FindableCard }),
    // Without the file it is asked another time.
    () => ({ default: () => null }),
  ),
);

/** Ranked jobs, best first, each with why it fits and what could be missing (rows R9 and C13). */
export default function RecommendedJobsPage() {
  const { t } = useTranslation('jobs');
  const { UserGuid } = useUser();
  const asking = useListSearch('recommended', UserGuid);
  const { search } = asking;
  const ranking = useRecommendations(UserGuid, { widen: search.widen, isList: true });
  const ranked = ranking.data?.recommendations;
  const ids = ranked?.map((one) => one.sourceGUID);
  const { data: counted } = useRecommendedCounts(UserGuid, search, ids);
  const list = useJobList({
    kind: 'recommended',
    userGuid: UserGuid,
    search,
    ranked: ids,
  });
  const takeFocus = useFocusOfWider(search.widen);
  const rankingFailure = useQueryFailure(ranking);
  const preferences = usePreferencesAnswered(UserGuid);
  const title = t('list.recommended.title');
  return (
    <Page room="wide" title={title} lead={t('list.recommended.lead')}>
      <JobSearch
        list={title}
        search={search}
        onSearch={asking.setSearch}
        filtering={{ ...asking, kind: 'recommended', counts: counted?.counts }}
      />
      <JobList
        kind="recommended"
        userGuid={UserGuid}
        search={search}
        list={list}
        filtering={{ ...asking, kind: 'recommended' }}
        foundWords={counted?.foundWords}
        ranked={ranked}
        rankingFailure={rankingFailure}
        isReady={ranked !== undefined && !preferences.isPending}
        note={
          preferences.data === false ? (
            <AssumedPreferences />
          ) : (
            <Suspense fallback={null}>
              <PreferencesInUse isAnswered={preferences.data === true} />
            </Suspense>
          )
        }
        wider={
          isNarrowed(search) ? null : (
            <WiderLists
              widen={search.widen ?? NOT_WIDENED}
              offers={ranking.data?.widenings ?? []}
              takeFocus={takeFocus}
            />
          )
        }
      />
      {list.data ? (
        <Suspense fallback={null}>
          <FindableCard userGuid={UserGuid} />
        </Suspense>
      ) : null}
    </Page>
  );
}
