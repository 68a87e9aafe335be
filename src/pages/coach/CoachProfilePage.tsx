import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useCoachProfile } from '#src/api/queries/sections.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { Page } from '#src/components/page/Page.tsx';
import { Loading } from '#src/components/waiting/Loading.tsx';
import { CoachProfileEditor } from '#src/pages/coach/profile/CoachProfileEditor.tsx';
import { useUser } from '#src/session/usePerson.ts';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

/** The fields come first. */
const ProfileImage = lazy(async () => ({
  default: (await import('#src/components/profileImage/ProfileImage.tsx')).ProfileImage,
}));

/** A job coach's own profile, which saves itself (row J3). */
export default function CoachProfilePage() {
  const { t } = useTranslation('coachProfile');
  return (
    <Page title={t('title')}>
      <OwnProfile />
    </Page>
  );
}

function OwnProfile() {
  const { t } = useTranslation('coachProfile');
  const problemText = useProblemText();
  const record = useCoachProfile(useUser().UserGuid);
  const failure = useQueryFailure(record, t('loaded'));
  const { data } = record;
  const note = failure ? (
    <RetryNotice
      isPart={data !== undefined}
      failure={failure}
      text={problemText(failure.problem)}
    />
  ) : null;
  return (
    <Loading
      label={t('title')}
      isLoading={data === undefined && !failure}
      loadingText={t('loading')}
      doneText={failure ? '' : t('loaded')}
      outline={<Skeleton lines={4} isControl />}
    >
      {data === undefined ? (
        note
      ) : (
        <Stack gap="loose">
          {note}
          <CoachProfileEditor user={data.user} />
          <Suspense fallback={<Skeleton lines={4} />}>
            <ProfileImage record={record} />
          </Suspense>
        </Stack>
      )}
    </Loading>
  );
}
