import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type AccountSummary,
  type Migration,
  migrateUser,
} from '#src/api/queries/administration.ts';
import { FailedChange } from '#src/pages/admin/parts/FailedChange.tsx';
import { useAnnouncedCall } from '#src/components/useAnnouncedCall.ts';
import { useFieldWords } from '#src/pages/admin/parts/useFieldWords.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ConfirmDialog } from '#src/ui/confirmDialog/ConfirmDialog.tsx';
import { Cluster, Stack } from '#src/ui/stack/Stack.tsx';
import { Table } from '#src/ui/table/Table.tsx';

interface MigrationPreviewProps {
  preview: Migration;
  onBack: () => void;
  onMoved: (moved: Migration) => void;
}

const nameOf = ({ FirstName, LastName }: AccountSummary) => `${FirstName} ${LastName}`.trim();

/** What moves, what merges, which of two values is kept, and what is asked for anew. */
export function MigrationPreview({ preview, onBack, onMoved }: MigrationPreviewProps) {
  const { t } = useTranslation('admin');
  const [isAsking, setAsking] = useState(false);
  const { from, to, parts, endsShares } = preview;
  const words = { from: from.Email, to: to.Email };
  const call = useAnnouncedCall(async () => {
    onMoved(await migrateUser(to.UserGuid, from.Email));
    return t('migrate.done', words);
  });
  return (
    <Stack>
      <Table
        caption={t('migrate.accounts')}
        columns={[
          { id: 'which', text: t('migrate.which') },
          { id: 'name', text: t('migrate.name') },
          { id: 'email', text: t('migrate.email') },
          { id: 'role', text: t('users.role') },
        ]}
        rows={[from, to].map((account, index) => ({
          id: account.UserGuid,
          cells: [
            t(index === 0 ? 'migrate.isMoved' : 'migrate.isKept'),
            <bdi key="name">{nameOf(account)}</bdi>,
            <Address key="email" email={account.Email} />,
            t(`roles.${account.Role}`),
          ],
        }))}
      />
      <Table
        caption={t('migrate.moves')}
        columns={[
          { id: 'part', text: t('migrate.part') },
          { id: 'moves', text: t('migrate.number'), isNumber: true },
          { id: 'merges', text: t('migrate.merges'), isNumber: true },
        ]}
        rows={parts.map(({ part, moves, merges }) => ({
          id: part,
          cells: [t(`migrate.parts.${part}`), moves, merges],
        }))}
        empty={<p>{t('migrate.nothing')}</p>}
      />
      <Conflicts conflicts={preview.conflicts} />
      <p>{t('migrate.shares', { count: endsShares })}</p>
      <Cluster>
        <Button look="danger" isBusy={call.isCalling} onPress={() => setAsking(true)}>
          {t('migrate.submit')}
        </Button>
        <Button look="plain" isUnavailable={call.isCalling} onPress={onBack}>
          {t('migrate.back')}
        </Button>
      </Cluster>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('migrate.question')}
        message={t('migrate.text', words)}
        confirmLabel={t('migrate.submit')}
        cancelLabel={t('migrate.no')}
        isDangerous
        onConfirm={() => {
          setAsking(false);
          call.start();
        }}
        onCancel={() => setAsking(false)}
      />
      <FailedChange call={call} />
    </Stack>
  );
}

/** An address, which may be broken before the @. */
function Address({ email }: { email: string }) {
  const [name = '', domain = ''] = email.split('@');
  return (
    <>
      {name}
      <wbr />@{domain}
    </>
  );
}

/** Fields that both accounts fill in differently, and which value is kept. */
function Conflicts({ conflicts }: Pick<Migration, 'conflicts'>) {
  const { t } = useTranslation('admin');
  const fieldWords = useFieldWords();
  return (
    <Table
      caption={t('migrate.conflicts')}
      columns={[
        { id: 'field', text: t('migrate.field') },
        { id: 'keeps', text: t('migrate.keeps') },
      ]}
      rows={conflicts.map(({ field, keeps }) => ({
        id: field,
        cells: [fieldWords(field), t(keeps === 'new' ? 'migrate.keepsNew' : 'migrate.keepsOld')],
      }))}
      empty={<p>{t('migrate.noConflicts')}</p>}
    />
  );
}
