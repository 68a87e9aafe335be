import { Inbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useEmployerInvitations } from '#src/api/queries/employerInvitations.ts';
import { Listing } from '#src/components/listing/Listing.tsx';
import { Page } from '#src/components/page/Page.tsx';
import {
  EmployerInvitationCard,
  employerInvitationId,
} from '#src/pages/candidate/invitations/EmployerInvitationCard.tsx';
import { paths } from '#src/paths.ts';
import { useUser } from '#src/session/usePerson.ts';
import { CardList } from '#src/ui/card/Card.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';

/** What companies wrote to a candidate, each with the three answers. */
export default function InvitationsPage() {
  const { t } = useTranslation('candidateInvitations');
  const { UserGuid } = useUser();
  const list = useEmployerInvitations(UserGuid);
  const hasSome = (list.data?.pages[0]?.items.length ?? 0) > 0;
  return (
    <Page title={t('title')} lead={t('lead')}>
      {hasSome ? <p>{t('seen')}</p> : null}
      <Listing
        isOfPeople
        name={t('list')}
        asked="all"
        list={list}
        foundText={(total) => t('found', { count: total })}
        failedText={t('failed')}
        loadingText={t('loading')}
        idOf={({ contactLogId }) => contactLogId}
        focusIdOf={({ contactLogId }) => employerInvitationId(contactLogId)}
        empty={
          <EmptyState
            icon={Inbox}
            heading={t('none')}
            headingLevel={3}
            action={<LinkButton href={paths.candidate.privacy}>{t('toPrivacy')}</LinkButton>}
          >
            {t('empty')}
          </EmptyState>
        }
      >
        {(invitations) => (
          <CardList label={t('list')}>
            {invitations.map((invitation) => (
              <EmployerInvitationCard
                key={invitation.contactLogId}
                invitation={invitation}
                userGuid={UserGuid}
              />
            ))}
          </CardList>
        )}
      </Listing>
    </Page>
  );
}
