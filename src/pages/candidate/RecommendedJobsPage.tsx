import { useTranslation } from 'react-i18next';
import { toProblem } from '#src/api/problem.ts';
import { usePreferencesAnswered, useRecommendations } from '#src/api/queries/recommendations.ts';
import { FailureNotice } from '#src/components/FailureNotice.tsx';
import { Page } from '#src/components/Page.tsx';
import { useProblemText } from '#src/components/useProblemText.ts';
import { AssumedPreferences } from '#src/pages/candidate/jobs/AssumedPreferences.tsx';
import { JobList } from '#src/pages/candidate/jobs/JobList.tsx';
import { JobSearch } from '#src/pages/candidate/jobs/JobSearch.tsx';
import { useJobSearch } from '#src/pages/candidate/jobs/useJobSearch.ts';
import { useUser } from '#src/session/useSession.ts';
import { Button } from '#src/ui/Button.tsx';

/** Ranked jobs, best first, each with why it fits and what could be missing (rows R9 and C13). */
export default function RecommendedJobsPage() {
  const { t } = useTranslation('jobs');
  const { t: tc } = useTranslation();
  const { UserGuid } = useUser();
  const problemText = useProblemText();
  const { search, setSearch } = useJobSearch();
  const { data: ranked, error, refetch } = useRecommendations(UserGuid);
  const preferences = usePreferencesAnswered(UserGuid);
  const title = t('list.recommended.title');
  return (
    <Page title={title} lead={t('list.recommended.lead')}>
      <JobSearch list={title} search={search} onSearch={setSearch} />
      {error ? (
        <FailureNotice
          text={`${t('list.failed')} ${problemText(toProblem(error))}`}
          actions={<Button onPress={() => void refetch()}>{tc('retry')}</Button>}
        />
      ) : (
        <JobList
          kind="recommended"
          userGuid={UserGuid}
          search={search}
          ranked={ranked}
          isReady={ranked !== undefined && !preferences.isPending}
          note={preferences.data === false ? <AssumedPreferences /> : null}
        />
      )}
    </Page>
  );
}
