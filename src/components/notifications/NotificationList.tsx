import { Bell } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '#domain/languages.ts';
import {
  markNotificationsRead,
  type Notification,
  useNotifications,
} from '#src/api/queries/notifications.ts';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { ShareAgain } from '#src/components/notifications/ShareAgain.tsx';
import { OpensPage } from '#src/components/notifications/OpensPage.tsx';
import { useCall } from '#src/components/useCall.ts';
import { Loading } from '#src/components/waiting/Loading.tsx';
import { useUser } from '#src/session/usePerson.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { Cluster, Stack } from '#src/ui/stack/Stack.tsx';
import { Table } from '#src/ui/table/Table.tsx';
import { Tag } from '#src/ui/tag/Tag.tsx';

interface NotificationListProps {
  /** How something gets here; left out where it is about sharing. */
  emptyText?: string;
}

/** What happened to the signed-in person: Date, Name, Details (row J4), for every role. */
export function NotificationList({ emptyText }: NotificationListProps) {
  const { t } = useTranslation('notifications');
  const problemText = useProblemText();
  const { UserGuid } = useUser();
  const query = useNotifications(UserGuid);
  const failure = useQueryFailure(query);
  const list = query.data;
  return (
    <Loading
      label={t('caption')}
      isLoading={list === undefined && !failure}
      loadingText={t('loading')}
      doneText={t('found', { count: list?.length ?? 0 })}
    >
      <Stack>
        {failure ? (
          <RetryNotice
            isPart={list !== undefined}
            failure={failure}
            text={`${t('failed')} ${problemText(failure.problem)}`}
          />
        ) : null}
        {list && list.length > 0 ? <MarkAll list={list} userGuid={UserGuid} /> : null}
        {list ? <NotificationTable list={list} emptyText={emptyText ?? t('empty')} /> : null}
      </Stack>
    </Loading>
  );
}

interface NotificationTableProps {
  list: readonly Notification[];
  emptyText: string;
}

function NotificationTable({ list, emptyText }: NotificationTableProps) {
  const { t, i18n } = useTranslation('notifications');
  const times = new Intl.DateTimeFormat(localeOf(i18n.language), {
    dateStyle: 'long',
    timeStyle: 'short',
  });
  return (
    <Table
      caption={t('caption')}
      isCaptionHidden
      columns={[
        { id: 'date', text: t('date') },
        { id: 'name', text: t('name') },
        { id: 'details', text: t('details') },
      ]}
      rows={list.map((one) => ({
        id: one.notificationId,
        cells: [
          times.format(new Date(one.Date)),
          <bdi key="name">{one.Name || t('nobody')}</bdi>,
          <span key="details">
            {one.readAt === null ? (
              <>
                <Tag kind="info">{t('new')}</Tag>{' '}
              </>
            ) : null}
            {one.Details} <ShareAgain of={one} /> <OpensPage of={one} />
          </span>,
        ],
      }))}
      empty={
        <EmptyState icon={Bell} heading={t('none')}>
          {emptyText}
        </EmptyState>
      }
    />
  );
}

interface MarkAllProps {
  list: readonly Notification[];
  userGuid: string;
}

/** How many are new, and the button that marks those on the screen; what comes later stays new. */
function MarkAll({ list, userGuid }: MarkAllProps) {
  const { t } = useTranslation('notifications');
  const problemText = useProblemText();
  const fresh = list.filter(({ readAt }) => readAt === null).length;
  const newest = list[0]?.notificationId ?? '';
  const { isCalling, isDone, failure, start, forget } = useCall(async () => {
    await markNotificationsRead(userGuid, newest);
    announce(t('marked'));
  });
  // What came meanwhile can be marked by the next press.
  useEffect(() => {
    if (isDone) forget();
  }, [isDone, forget]);
  return (
    <>
      <Cluster>
        <p>{fresh === 0 ? t('nothingNew') : t('newCount', { count: fresh })}</p>
        <Button id="markAll" isBusy={isCalling} isUnavailable={fresh === 0} onPress={start}>
          {t('markAll')}
        </Button>
      </Cluster>
      {failure ? (
        <FailureNotice
          text={`${t('notMarked')} ${problemText(failure)}`}
          call={{ problem: failure, submit: start, dismiss: forget, controlId: 'markAll' }}
        />
      ) : null}
    </>
  );
}
