import { useTranslation } from 'react-i18next';
import { toProblem } from '#src/api/problem.ts';
import { useRecommendations } from '#src/api/queries/recommendations.ts';
import { FailureNotice } from '#src/components/FailureNotice.tsx';
import { Page } from '#src/components/Page.tsx';
import { useProblemText } from '#src/components/useProblemText.ts';
import { AssumedPreferences } from '#src/pages/candidate/jobs/AssumedPreferences.tsx';
import { NoRecommendations } from '#src/pages/candidate/jobs/NoRecommendations.tsx';
import { RecommendedJobList } from '#src/pages/candidate/jobs/RecommendedJobList.tsx';
import { useUser } from '#src/session/useSession.ts';
import { Button } from '#src/ui/Button.tsx';
import { LoadingRegion } from '#src/ui/LoadingRegion.tsx';

/** Ranked jobs, best first, each with why it fits and what could be missing (row R9). */
export default function RecommendedJobsPage() {
  const { t } = useTranslation('jobs');
  const { t: tc } = useTranslation();
  const user = useUser();
  const problemText = useProblemText();
  const { data: ranked, isPending, error, refetch } = useRecommendations(user.UserGuid);
  const count = ranked?.length ?? 0;
  return (
    <Page
      title={t('recommended.title')}
      lead={count > 0 ? t('recommended.lead', { count }) : undefined}
    >
      <AssumedPreferences userGuid={user.UserGuid} />
      {error ? (
        <FailureNotice
          text={problemText(toProblem(error))}
          actions={<Button onPress={() => void refetch()}>{tc('retry')}</Button>}
        />
      ) : (
        <LoadingRegion
          label={t('recommended.region')}
          isLoading={isPending}
          loadingText={t('recommended.loading')}
          doneText={count > 0 ? t('recommended.found', { count }) : t('recommended.empty')}
        >
          {ranked === undefined ? null : count === 0 ? (
            <NoRecommendations />
          ) : (
            <RecommendedJobList userGuid={user.UserGuid} ranked={ranked} />
          )}
        </LoadingRegion>
      )}
    </Page>
  );
}
