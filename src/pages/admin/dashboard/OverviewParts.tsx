import { Building2, CalendarClock, MailCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOverview } from '#src/api/queries/administration.ts';
import { NoRecords } from '#src/pages/admin/parts/NoRecords.tsx';
import { QueryPart } from '#src/components/waiting/QueryPart.tsx';
import { useTimeWords } from '#src/pages/admin/parts/useTimeWords.ts';
import { paths } from '#src/paths.ts';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Strip } from '#src/ui/strip/Strip.tsx';
import { Table } from '#src/ui/table/Table.tsx';

/** Who waits to be confirmed, and how many coaches recorded nothing for 30 days. */
export function WaitingPart() {
  const { t } = useTranslation('admin');
  const query = useOverview();
  return (
    <QueryPart
      title={t('dashboard.waiting')}
      query={query}
      loadingText={t('loading')}
      failedText={t('dashboard.overviewFailed')}
    >
      {({ waitingMembers, coachesWithoutContact }) => (
        <Stack>
          {waitingMembers === 0 ? (
            <NoRecords
              icon={Building2}
              action={
                <LinkButton href={paths.admin.companies}>{t('dashboard.openCompanies')}</LinkButton>
              }
            >
              {t('members.empty')}
            </NoRecords>
          ) : (
            <Strip
              icon={Building2}
              link={{ href: paths.admin.companies, text: t('dashboard.openCompanies') }}
            >
              {t('dashboard.members', { count: waitingMembers })}
            </Strip>
          )}
          <Strip
            icon={CalendarClock}
            link={{ href: paths.admin.jobCoaches, text: t('dashboard.openCoaches') }}
          >
            {t('dashboard.noContact', { count: coachesWithoutContact })}
          </Strip>
        </Stack>
      )}
    </QueryPart>
  );
}

/** The newest mails that could not be sent; of an address only what stands after the @. */
export function FailedMailsPart() {
  const { t } = useTranslation('admin');
  const time = useTimeWords();
  const query = useOverview();
  return (
    <QueryPart
      title={t('dashboard.mails')}
      query={query}
      loadingText={t('loading')}
      failedText={t('dashboard.overviewFailed')}
    >
      {({ failedMails }) =>
        failedMails.length === 0 ? (
          <NoRecords icon={MailCheck}>{t('dashboard.noMails')}</NoRecords>
        ) : (
          <Table
            caption={t('dashboard.mails')}
            isCaptionHidden
            columns={[
              { id: 'at', text: t('dashboard.queued') },
              { id: 'to', text: t('dashboard.mailTo') },
              { id: 'id', text: t('dashboard.mailId') },
            ]}
            rows={failedMails.map(({ id, queuedAt, to }) => ({
              id,
              cells: [time(queuedAt), `…@${to}`, id],
            }))}
          />
        )
      }
    </QueryPart>
  );
}
