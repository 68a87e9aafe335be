import { MailPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSentInvitations } from '#src/api/queries/employerPeople.ts';
import { Listing } from '#src/components/listing/Listing.tsx';
import { Page } from '#src/components/page/Page.tsx';
import { SentInvitation } from '#src/pages/employer/people/SentInvitation.tsx';
import { personId } from '#src/pages/employer/people/places.ts';
import { paths } from '#src/paths.ts';
import { useUser } from '#src/session/usePerson.ts';
import { CardList } from '#src/ui/card/Card.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';

/** The contact log: whom the employer invited, and what they answered (E3). */
export default function EmployerInvitationsPage() {
  const { t } = useTranslation('employerPeople');
  const { UserGuid } = useUser();
  const list = useSentInvitations(UserGuid);
  return (
    <Page room="wide" title={t('sent.title')} lead={t('sent.lead')}>
      <Listing
        isOfPeople
        name={t('sent.title')}
        asked="sent"
        list={list}
        foundText={(total) => t('sent.found', { count: total })}
        failedText={t('sent.failed')}
        loadingText={t('sent.loading')}
        idOf={({ contactLogId }) => contactLogId}
        focusIdOf={({ contactLogId }) => personId(contactLogId)}
        empty={
          <EmptyState
            icon={MailPlus}
            heading={t('find.none')}
            headingLevel={3}
            action={
              <LinkButton href={paths.employer.candidates}>{t('find.searchInstead')}</LinkButton>
            }
          >
            {t('sent.emptyText')}
          </EmptyState>
        }
      >
        {(invitations) => (
          <CardList label={t('sent.title')}>
            {invitations.map((invitation) => (
              <SentInvitation key={invitation.contactLogId} invitation={invitation} />
            ))}
          </CardList>
        )}
      </Listing>
    </Page>
  );
}
