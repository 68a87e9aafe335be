import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CoachScope } from '#domain/disclosure.ts';
import { useSharedProfile } from '#src/api/queries/coachedCandidate.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { AnswersView } from '#src/components/profileView/AnswersView.tsx';
import { type ProfileRecords, ProfileView } from '#src/components/profileView/ProfileView.tsx';
import { Loading } from '#src/components/waiting/Loading.tsx';
import { type PartProps, useRefused } from '#src/pages/coach/details/useRefused.ts';
import { Stack } from '#src/ui/stack/Stack.tsx';

interface ProfilePartsProps extends PartProps {
  scopes: readonly CoachScope[];
  /** Stands between the profile and the answers. */
  children: ReactNode;
}

/** The profile and the answers, which come with it. */
export function ProfileParts({ scopes, ...props }: ProfilePartsProps) {
  if (scopes.includes('profile')) return <SharedProfile scopes={scopes} {...props} />;
  return (
    <Views records={null} scopes={scopes}>
      {props.children}
    </Views>
  );
}

function SharedProfile({ userGuid, onRefused, scopes, children }: ProfilePartsProps) {
  const { t } = useTranslation('coach');
  const problemText = useProblemText();
  const query = useSharedProfile(userGuid);
  const failure = useQueryFailure(query);
  useRefused(failure, onRefused);
  const { data } = query;
  if (data) {
    const { workHistory: jobs, ...rest } = data;
    return (
      <Views records={{ ...rest, jobs }} scopes={scopes}>
        {children}
      </Views>
    );
  }
  return (
    <>
      <Loading
        isPart
        label={t('details.parts.profile')}
        isLoading={!failure}
        loadingText={t('details.loadingProfile')}
        doneText=""
      >
        {failure ? (
          <RetryNotice
            isPart
            failure={failure}
            text={`${t('details.profileFailed')} ${problemText(failure.problem)}`}
          />
        ) : null}
      </Loading>
      {children}
    </>
  );
}

interface ViewsProps extends Pick<ProfilePartsProps, 'scopes' | 'children'> {
  records: ProfileRecords | null;
}

function Views({ records, scopes, children }: ViewsProps) {
  return (
    <Stack>
      <ProfileView id="profile" records={records} scopes={scopes} />
      {children}
      <AnswersView
        id="answers"
        user={records?.user ?? null}
        withWorkHistory={(records?.jobs.length ?? 0) > 0}
        scopes={scopes}
      />
    </Stack>
  );
}
