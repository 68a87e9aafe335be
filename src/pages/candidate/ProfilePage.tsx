import { useTranslation } from 'react-i18next';
import { toProblem } from '#src/api/problem.ts';
import { useProfile } from '#src/api/queries/profile.ts';
import { FailureNotice } from '#src/components/FailureNotice.tsx';
import { Page } from '#src/components/Page.tsx';
import { useProblemText } from '#src/components/useProblemText.ts';
import { ProfileCompletion } from '#src/pages/candidate/profile/ProfileCompletion.tsx';
import { ProfileContents } from '#src/pages/candidate/profile/ProfileContents.tsx';
import { PreferencesSection } from '#src/pages/candidate/profile/PreferencesSection.tsx';
import { useUser } from '#src/session/useSession.ts';
import { Button } from '#src/ui/Button.tsx';
import { LoadingRegion } from '#src/ui/LoadingRegion.tsx';

/** What the profile holds and what is missing, with the two ways to fill it. */
export default function ProfilePage() {
  const { t } = useTranslation('profile');
  const { t: tc } = useTranslation();
  const user = useUser();
  const problemText = useProblemText();
  const { data, isPending, error, refetch } = useProfile(user.UserGuid);
  return (
    <Page title={t('title')} lead={t('lead')}>
      {error ? (
        <FailureNotice
          text={problemText(toProblem(error))}
          actions={<Button onPress={() => void refetch()}>{tc('retry')}</Button>}
        />
      ) : (
        <LoadingRegion
          label={t('title')}
          isLoading={isPending}
          loadingText={t('loading')}
          doneText={t('loaded')}
        >
          {data ? (
            <>
              <ProfileCompletion completion={data.completion} />
              <ProfileContents profile={data} />
              <PreferencesSection user={data.user} />
            </>
          ) : null}
        </LoadingRegion>
      )}
    </Page>
  );
}
