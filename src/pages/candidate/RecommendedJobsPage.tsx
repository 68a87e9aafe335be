import { NOT_WIDENED } from '#domain/widening.ts';
import { useTranslation } from 'react-i18next';
import { usePreferencesAnswered, useRecommendations } from '#src/api/queries/recommendations.ts';
import { Page } from '#src/components/page/Page.tsx';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { AssumedPreferences } from '#src/pages/candidate/jobs/AssumedPreferences.tsx';
import { JobList } from '#src/pages/candidate/jobs/JobList.tsx';
import { JobSearch } from '#src/pages/candidate/jobs/JobSearch.tsx';
import { isSearching, useJobSearch } from '#src/pages/candidate/jobs/useJobSearch.ts';
import { useFocusOfWider } from '#src/pages/candidate/jobs/useFocusOfWider.ts';
import { WiderLists } from '#src/pages/candidate/jobs/WiderLists.tsx';
import { useUser } from '#src/session/useSession.ts';

/** Ranked jobs, best first, each with why it fits and what could be missing (rows R9 and C13). */
export default function RecommendedJobsPage() {
  const { t } = useTranslation('jobs');
  const { UserGuid } = useUser();
  const { search, setSearch } = useJobSearch();
  const ranking = useRecommendations(UserGuid, search.widen);
  const ranked = ranking.data?.recommendations;
  const takeFocus = useFocusOfWider(search.widen);
  const rankingFailure = useQueryFailure(ranking);
  const preferences = usePreferencesAnswered(UserGuid);
  const title = t('list.recommended.title');
  return (
    <Page room="wide" title={title} lead={t('list.recommended.lead')}>
      <JobSearch
        list={title}
        search={search}
        onSearch={(asked) => setSearch({ ...asked, widen: search.widen })}
      />
      <JobList
        kind="recommended"
        userGuid={UserGuid}
        search={search}
        ranked={ranked}
        rankingFailure={rankingFailure}
        isReady={ranked !== undefined && !preferences.isPending}
        note={preferences.data === false ? <AssumedPreferences /> : null}
        wider={
          isSearching(search) ? null : (
            <WiderLists
              widen={search.widen ?? NOT_WIDENED}
              offers={ranking.data?.widenings ?? []}
              takeFocus={takeFocus}
            />
          )
        }
      />
    </Page>
  );
}
