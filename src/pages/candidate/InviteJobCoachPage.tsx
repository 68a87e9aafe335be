import { useTranslation } from 'react-i18next';
import { Page } from '#src/components/page/Page.tsx';
import { PageLoading } from '#src/components/page/PageLoading.tsx';
import { useDraft } from '#src/components/draft/useDraft.ts';
import { type Invitation, InviteForm } from '#src/pages/candidate/invite/InviteForm.tsx';
import { SentInvitations } from '#src/pages/candidate/invite/SentInvitations.tsx';
import { paths } from '#src/paths.ts';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';
import { useUser } from '#src/session/usePerson.ts';

function isInvitation(data: unknown): data is Invitation {
  return (
    typeof data === 'object' &&
    data !== null &&
    typeof Reflect.get(data, 'inviteType') === 'string' &&
    typeof Reflect.get(data, 'jobCoachEmail') === 'string'
  );
}

/** Invite a job coach (row C16): the provider's own, or one whom the candidate knows. */
export default function InviteJobCoachPage() {
  const { t } = useTranslation('invite');
  const { UserGuid } = useUser();
  const draft = useDraft({ kind: 'inviteJobCoach', version: 1, isDraft: isInvitation });
  return (
    <Page title={t('title')} lead={t('lead')}>
      {draft.isLoading ? (
        <PageLoading />
      ) : (
        <>
          <InviteForm userGuid={UserGuid} draft={draft} />
          <SentInvitations userGuid={UserGuid} />
          <LoneLink href={paths.candidate.jobCoaches}>{t('coaches')}</LoneLink>
        </>
      )}
    </Page>
  );
}
