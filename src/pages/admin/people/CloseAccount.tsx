import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AccountSummary, closeUser, reopenUser } from '#src/api/queries/administration.ts';
import { FailedChange } from '#src/pages/admin/parts/FailedChange.tsx';
import { useAnnouncedCall } from '#src/components/useAnnouncedCall.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ConfirmDialog } from '#src/ui/confirmDialog/ConfirmDialog.tsx';

interface CloseAccountProps {
  person: Pick<AccountSummary, 'UserGuid' | 'FirstName' | 'LastName' | 'closed'>;
  /** coach: the button says "End". */
  as?: 'account' | 'coach';
}

/** Closes an account after a question, and opens it again; the button stays, and its focus. */
export function CloseAccount({ person, as = 'account' }: CloseAccountProps) {
  const { t } = useTranslation('admin');
  const [isAsking, setAsking] = useState(false);
  const { UserGuid, closed } = person;
  const name = `${person.FirstName} ${person.LastName}`.trim();
  const call = useAnnouncedCall(async () => {
    if (closed) await reopenUser(UserGuid);
    else await closeUser(UserGuid);
    return t(closed ? 'close.opened' : 'close.closed', { name });
  });
  return (
    <>
      <Button
        isBusy={call.isCalling}
        aria-label={
          closed ? t('close.reopenName', { name }) : t(`close.${as}.buttonName`, { name })
        }
        onPress={() => (closed ? call.start() : setAsking(true))}
      >
        {closed ? t('close.reopen') : t(`close.${as}.button`)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t(`close.${as}.question`, { name })}
        message={
          <>
            <p>{t(`close.${as}.shares`, { name })}</p>
            <p>{t('close.later')}</p>
          </>
        }
        confirmLabel={t(`close.${as}.yes`)}
        cancelLabel={t('close.no')}
        isDangerous
        onConfirm={() => {
          setAsking(false);
          call.start();
        }}
        onCancel={() => setAsking(false)}
      />
      <FailedChange call={call} />
    </>
  );
}
