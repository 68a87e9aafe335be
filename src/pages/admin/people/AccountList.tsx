import { type LucideIcon, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type AccountsAsked, useAccounts } from '#src/api/queries/administration.ts';
import { Listing } from '#src/components/listing/Listing.tsx';
import { NoRecords } from '#src/pages/admin/parts/NoRecords.tsx';
import { AccountCard, accountId } from '#src/pages/admin/people/AccountCard.tsx';
import { CardList } from '#src/ui/card/Card.tsx';

interface AccountListProps {
  name: string;
  asked: AccountsAsked;
  isManaged?: boolean;
  icon: LucideIcon;
  /** Something was searched for. */
  isSearched: boolean;
  /** How somebody gets into the list. */
  emptyText: string;
}

/** Accounts by name, 25 a load. */
export function AccountList(props: AccountListProps) {
  const { name, asked, isManaged = false, icon, isSearched, emptyText } = props;
  const { t } = useTranslation('admin');
  const list = useAccounts(asked);
  return (
    <Listing
      isOfPeople
      name={name}
      asked={JSON.stringify(asked)}
      list={list}
      foundText={(total) => t('users.found', { count: total })}
      failedText={t('failed')}
      loadingText={t('loading')}
      idOf={({ UserGuid }) => UserGuid}
      focusIdOf={accountId}
      empty={
        <NoRecords icon={isSearched ? Search : icon}>
          {isSearched ? t('noneFound') : emptyText}
        </NoRecords>
      }
    >
      {(accounts) => (
        <CardList label={name}>
          {accounts.map((account) => (
            <AccountCard key={account.UserGuid} account={account} isManaged={isManaged} />
          ))}
        </CardList>
      )}
    </Listing>
  );
}
