import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '#domain/languages.ts';
import { ROLE } from '#domain/roles.ts';
import { useRoleCounts } from '#src/api/queries/administration.ts';
import { NoRecords } from '#src/pages/admin/parts/NoRecords.tsx';
import { QueryPart } from '#src/components/waiting/QueryPart.tsx';
import { paths } from '#src/paths.ts';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Table } from '#src/ui/table/Table.tsx';

const ROLES = [ROLE.candidate, ROLE.jobCoach, ROLE.employer, ROLE.admin] as const;

/** How many open accounts each role has, as a sentence and as a table. */
export function RolesPart() {
  const { t, i18n } = useTranslation('admin');
  const query = useRoleCounts();
  const list = new Intl.ListFormat(localeOf(i18n.language), { type: 'unit' });
  return (
    <QueryPart
      title={t('dashboard.roles')}
      query={query}
      loadingText={t('loading')}
      failedText={t('dashboard.rolesFailed')}
    >
      {(counts) => {
        const countOf = (role: number) => counts.find(({ Role }) => Role === role)?.Count ?? 0;
        return counts.length === 0 ? (
          <NoRecords
            icon={Users}
            action={<LinkButton href={paths.admin.users}>{t('dashboard.openUsers')}</LinkButton>}
          >
            {t('users.empty')}
          </NoRecords>
        ) : (
          <Stack>
            <p>
              {list.format(ROLES.map((role) => t(`roleCount.${role}`, { count: countOf(role) })))}
            </p>
            <Table
              caption={t('dashboard.rolesCaption')}
              isCaptionHidden
              isPairs
              columns={[
                { id: 'role', text: t('users.role') },
                { id: 'count', text: t('dashboard.accounts'), isNumber: true },
              ]}
              rows={ROLES.map((role) => ({
                id: String(role),
                cells: [t(`rolesPlural.${role}`), countOf(role)],
              }))}
            />
          </Stack>
        );
      }}
    </QueryPart>
  );
}
