import { UserCheck, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type ShownMembers, useOwnMembers } from '#src/api/queries/employerCompany.ts';
import { Listing } from '#src/components/listing/Listing.tsx';
import { MemberRecord, memberId } from '#src/pages/employer/company/MemberRecord.tsx';
import { CardList } from '#src/ui/card/Card.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

/** Who waits to be confirmed, longest first, or who is. */
export function Members({ state }: { state: ShownMembers }) {
  const { t } = useTranslation('employer');
  const list = useOwnMembers(state);
  const title = t(`members.${state}Title`);
  return (
    <Stack>
      <h2>{title}</h2>
      <Listing
        isOfPeople
        name={title}
        asked={state}
        list={list}
        countLook="line"
        foundText={(total) => t(`members.${state}Found`, { count: total })}
        failedText={t('failed')}
        loadingText={t('loading')}
        idOf={(member) => memberId(state, member)}
        focusIdOf={(member) => memberId(state, member)}
        empty={
          <EmptyState
            icon={state === 'waiting' ? UserCheck : Users}
            heading={t('none')}
            headingLevel={3}
          >
            {t(state === 'waiting' ? 'members.nobodyWaits' : 'members.nobody')}
          </EmptyState>
        }
      >
        {(members) => (
          <CardList label={title}>
            {members.map((member) => (
              <MemberRecord key={memberId(state, member)} member={member} list={state} />
            ))}
          </CardList>
        )}
      </Listing>
    </Stack>
  );
}
