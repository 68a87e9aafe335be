import { useTranslation } from 'react-i18next';
import { usePreferencesAnswered, useRecommendations } from '#src/api/queries/recommendations.ts';
import { Page } from '#src/components/page/Page.tsx';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { AssumedPreferences } from '#src/pages/candidate/jobs/AssumedPreferences.tsx';
import { JobList } from '#src/pages/candidate/jobs/JobList.tsx';
import { JobSearch } from '#src/pages/candidate/jobs/JobSearch.tsx';
import { useJobSearch } from '#src/pages/candidate/jobs/useJobSearch.ts';
import { useUser } from '#src/session/useSession.ts';

/** Ranked jobs, best first, each with why it fits and what could be missing (rows R9 and C13). */
export default function RecommendedJobsPage() {
  const { t } = useTranslation('jobs');
  const { UserGuid } = useUser();
  const { search, setSearch } = useJobSearch();
  const ranking = useRecommendations(UserGuid);
  const ranked = ranking.data;
  const rankingFailure = useQueryFailure(ranking);
  const preferences = usePreferencesAnswered(UserGuid);
  const title = t('list.recommended.title');
  return (
    <Page title={title} lead={t('list.recommended.lead')}>
      <JobSearch list={title} search={search} onSearch={setSearch} />
      <JobList
        kind="recommended"
        userGuid={UserGuid}
        search={search}
        ranked={ranked}
        rankingFailure={rankingFailure}
        isReady={ranked !== undefined && !preferences.isPending}
        note={preferences.data === false ? <AssumedPreferences /> : null}
      />
    </Page>
  );
}
