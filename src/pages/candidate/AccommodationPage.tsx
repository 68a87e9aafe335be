import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAccommodation } from '#src/api/queries/accommodation.ts';
import { toProblem } from '#src/api/problem.ts';
import { FailureNotice } from '#src/components/FailureNotice.tsx';
import { Page } from '#src/components/Page.tsx';
import { useProblemText } from '#src/components/useProblemText.ts';
import { AccommodationForm } from '#src/pages/candidate/AccommodationForm.tsx';
import { paths } from '#src/paths.ts';
import { useUser } from '#src/session/useSession.ts';
import { Button } from '#src/ui/Button.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { LoadingRegion } from '#src/ui/LoadingRegion.tsx';
import { Notice } from '#src/ui/Notice.tsx';

/** Set by the wizard: after saving, the way goes on to the recommended jobs (section 2). */
function arrivedFromUpload(state: unknown): boolean {
  return typeof state === 'object' && state !== null && Reflect.get(state, 'fromUpload') === true;
}

export default function AccommodationPage() {
  const { t } = useTranslation('accommodation');
  const { t: tc } = useTranslation();
  const user = useUser();
  const navigate = useNavigate();
  const { state } = useLocation();
  const problemText = useProblemText();
  const { data, isPending, error, refetch } = useAccommodation(user.UserGuid);
  const fromUpload = arrivedFromUpload(state);

  return (
    <Page title={t('title')} lead={t('lead')}>
      <Notice kind="info" word={tc('kind.info')}>
        {t('private')}
      </Notice>
      {error ? (
        <FailureNotice
          text={problemText(toProblem(error))}
          actions={<Button onPress={() => void refetch()}>{tc('retry')}</Button>}
        />
      ) : (
        <LoadingRegion
          label={t('region')}
          isLoading={isPending}
          loadingText={t('loading')}
          doneText={t('loaded')}
        >
          {isPending ? null : (
            <AccommodationForm
              userGuid={user.UserGuid}
              saved={data ?? null}
              savedMessage={fromUpload ? `${t('saved')}. ${t('next')}` : t('saved')}
              onSaved={() => {
                if (fromUpload) void navigate(paths.candidate.recommendedJobs);
              }}
              otherWay={
                fromUpload ? (
                  <LinkButton href={paths.candidate.recommendedJobs}>{t('skip')}</LinkButton>
                ) : null
              }
            />
          )}
        </LoadingRegion>
      )}
    </Page>
  );
}
