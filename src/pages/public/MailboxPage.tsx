import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openUserApi } from '#src/api/clients.ts';
import { call, type Problem, toProblem } from '#src/api/problem.ts';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { Page } from '#src/components/page/Page.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { type Mail, MailCard } from '#src/pages/public/MailCard.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { LoadingRegion } from '#src/ui/loadingRegion/LoadingRegion.tsx';

/** What the embedded outbox holds, for people who try the product without a mail server. */
export default function MailboxPage() {
  const { t } = useTranslation('account');
  const problemText = useProblemText();
  const [mails, setMails] = useState<readonly Mail[] | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  const load = useCallback(async () => {
    setProblem(null);
    setMails(null);
    try {
      setMails(await call(openUserApi.GET('/mailbox')));
    } catch (failure) {
      setProblem(toProblem(failure));
      setMails([]);
    }
  }, []);
  useEffect(() => void load(), [load]);

  return (
    <Page title={t('mailbox.title')} lead={t('mailbox.lead')}>
      <div>
        <Button look="primary" onPress={() => void load()}>
          {t('mailbox.refresh')}
        </Button>
      </div>
      {problem ? <FailureNotice text={problemText(problem)} /> : null}
      <LoadingRegion
        label={t('mailbox.list')}
        isLoading={mails === null}
        loadingText={t('mailbox.loading')}
        doneText={problem ? '' : t('mailbox.found', { count: mails?.length ?? 0 })}
      >
        {mails?.length === 0 && !problem ? <p>{t('mailbox.empty')}</p> : null}
        {mails?.map((mail) => (
          <MailCard key={mail.id} mail={mail} />
        ))}
      </LoadingRegion>
    </Page>
  );
}
