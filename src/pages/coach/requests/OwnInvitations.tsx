import { Inbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useInvitesByEmail } from '#src/api/queries/coachLists.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { SamplePeopleNote } from '#src/components/person/SamplePeopleNote.tsx';
import { Loading } from '#src/components/waiting/Loading.tsx';
import { InvitationCards } from '#src/pages/coach/requests/InvitationCards.tsx';
import { useUser } from '#src/session/usePerson.ts';
import { CardBones } from '#src/ui/card/CardBones.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

/** The invitations to the coach's own address. */
export function OwnInvitations() {
  const { t } = useTranslation('coach');
  const problemText = useProblemText();
  const { Email } = useUser();
  const query = useInvitesByEmail(Email);
  const failure = useQueryFailure(query);
  const invitations = query.data;
  return (
    <Stack>
      <h2>{t('requests.own')}</h2>
      <Loading
        isPart
        label={t('requests.own')}
        isLoading={invitations === undefined && !failure}
        loadingText={t('requests.loading')}
        doneText={t('requests.found', { count: invitations?.length ?? 0 })}
        outline={<CardBones lines={3} />}
      >
        {failure ? (
          <RetryNotice
            isPart
            failure={failure}
            text={`${t('requests.failed')} ${problemText(failure.problem)}`}
          />
        ) : null}
        {invitations?.length === 0 ? (
          <EmptyState icon={Inbox} heading={t('requests.none')} headingLevel={3}>
            {t('requests.emptyOwn', { email: Email })}
          </EmptyState>
        ) : null}
        {invitations && invitations.length > 0 ? (
          <>
            <InvitationCards label={t('requests.own')} invitations={invitations} />
            <SamplePeopleNote />
          </>
        ) : null}
      </Loading>
    </Stack>
  );
}
