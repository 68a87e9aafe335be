import { Building2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useWaitingMembers } from '#src/api/queries/companyMembers.ts';
import { Listing } from '#src/components/listing/Listing.tsx';
import { MemberCard, memberId } from '#src/pages/admin/companies/MemberCard.tsx';
import { NoRecords } from '#src/pages/admin/parts/NoRecords.tsx';
import { paths } from '#src/paths.ts';
import { CardList } from '#src/ui/card/Card.tsx';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

/** Who waits to be confirmed, longest first. An answer stays in its place until the next visit. */
export function WaitingMembers() {
  const { t } = useTranslation('admin');
  const list = useWaitingMembers();
  return (
    <Stack>
      <h2>{t('members.title')}</h2>
      <Listing
        isOfPeople
        name={t('members.title')}
        asked="waiting"
        list={list}
        countLook="line"
        foundText={(total) => t('members.found', { count: total })}
        failedText={t('failed')}
        loadingText={t('loading')}
        idOf={memberId}
        focusIdOf={memberId}
        empty={
          <NoRecords
            icon={Building2}
            action={<LinkButton href={paths.admin.employers}>{t('members.employers')}</LinkButton>}
          >
            {t('members.empty')}
          </NoRecords>
        }
      >
        {(members) => (
          <CardList label={t('members.title')}>
            {members.map((member) => (
              <MemberCard key={memberId(member)} member={member} />
            ))}
          </CardList>
        )}
      </Listing>
    </Stack>
  );
}
