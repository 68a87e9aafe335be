import { Inbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toProblem } from '#src/api/client/problem.ts';
import { useMailbox } from '#src/api/queries/mailbox.ts';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { Page } from '#src/components/page/Page.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { MailCard } from '#src/pages/public/MailCard.tsx';
import { useLeave } from '#src/components/waiting/useLeave.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { Loading } from '#src/components/waiting/Loading.tsx';

/** What the embedded outbox holds, for people who try the product without a mail server. */
export default function MailboxPage() {
  const { t } = useTranslation('account');
  const problemText = useProblemText();
  const mailbox = useMailbox();
  const isLoading = mailbox.isFetching;
  const hasProblem = mailbox.isError && !isLoading;
  const failure = hasProblem ? toProblem(mailbox.error) : null;
  const leave = useLeave() ?? (() => undefined);
  const mails = mailbox.isError ? [] : mailbox.data;

  return (
    <Page title={t('mailbox.title')} lead={t('mailbox.lead')}>
      <div>
        <Button look="primary" onPress={() => void mailbox.refetch()}>
          {t('mailbox.refresh')}
        </Button>
      </div>
      {failure === null ? null : (
        <FailureNotice
          text={problemText(failure)}
          call={{ problem: failure, submit: () => void mailbox.refetch(), dismiss: leave }}
        />
      )}
      <Loading
        label={t('mailbox.list')}
        isLoading={isLoading}
        loadingText={t('mailbox.loading')}
        doneText={hasProblem ? '' : t('mailbox.found', { count: mails?.length ?? 0 })}
      >
        {mails?.length === 0 && !hasProblem ? (
          <EmptyState icon={Inbox} heading={t('mailbox.none')}>
            {t('mailbox.empty')}
          </EmptyState>
        ) : null}
        {mails?.map((mail) => (
          <MailCard key={mail.id} mail={mail} />
        ))}
      </Loading>
    </Page>
  );
}
