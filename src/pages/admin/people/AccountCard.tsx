import { CircleCheck, Clock, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ROLE } from '#domain/roles.ts';
import type { AccountSummary } from '#src/api/queries/administration.ts';
import { ViewAs } from '#src/components/impersonation/ViewAs.tsx';
import { useDay } from '#src/components/useDay.ts';
import { RecordCard } from '#src/components/listing/RecordCard.tsx';
import { CloseAccount } from '#src/pages/admin/people/CloseAccount.tsx';
import { useUser } from '#src/session/usePerson.ts';
import { StateLine } from '#src/ui/stateLine/StateLine.tsx';

/** The id of the heading of an account in a list. */
export const accountId = ({ UserGuid }: Pick<AccountSummary, 'UserGuid'>) => `account-${UserGuid}`;

interface AccountCardProps {
  account: AccountSummary;
  /** The list is of all roles, and accounts are closed and opened there. */
  isManaged?: boolean;
}

/** An account: whose it is, and whether they can sign in. */
export function AccountCard({ account, isManaged = false }: AccountCardProps) {
  const { t } = useTranslation('admin');
  const day = useDay();
  const user = useUser();
  const { FirstName, LastName, Email, Role, verified, closed, createdAt } = account;
  const isOwn = account.UserGuid === user.UserGuid;
  return (
    <RecordCard
      name={`${FirstName} ${LastName}`.trim()}
      focusId={accountId(account)}
      facts={[
        ...(isManaged ? [{ id: 'role', text: t(`roles.${Role}`), isStrong: true }] : []),
        ...(isOwn ? [{ id: 'own', text: t('users.you') }] : []),
        { id: 'email', text: Email },
        { id: 'since', text: t('users.since', { date: day(createdAt) }) },
      ]}
      state={<AccountStateLine account={account} />}
      actions={
        <>
          {verified && !closed && Role !== ROLE.admin ? <ViewAs person={account} /> : null}
          {isManaged && !isOwn ? <CloseAccount person={account} /> : null}
        </>
      }
    />
  );
}

function AccountStateLine({ account }: { account: AccountSummary }) {
  const { t } = useTranslation('admin');
  if (account.closed)
    return (
      <StateLine kind="none" icon={Lock}>
        {t('states.closed')}
      </StateLine>
    );
  if (account.verified)
    return (
      <StateLine kind="good" icon={CircleCheck}>
        {t('states.verified')}
      </StateLine>
    );
  return (
    <StateLine kind="warn" icon={Clock}>
      {t('states.waiting')}
    </StateLine>
  );
}
