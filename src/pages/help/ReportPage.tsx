import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '#src/components/page/Page.tsx';
import { ReportForm, type SentReport } from '#src/pages/help/ReportForm.tsx';
import { WayBack } from '#src/pages/help/WayBack.tsx';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';
import { Cluster } from '#src/ui/stack/Stack.tsx';

/** Our own form for "Report a bug" (decision 90), for everybody, signed in or not. */
export default function ReportPage() {
  const { t } = useTranslation('help');
  const [sent, setSent] = useState<SentReport | null>(null);
  if (sent === null)
    return (
      <Page
        title={t('report.title')}
        step="form"
        lead={`${t('report.lead')} ${t('report.private')}`}
      >
        <ReportForm onSent={setSent} />
      </Page>
    );
  const { received, email } = sent;
  const answer = email === '' ? t('report.mailed.noAnswer') : t('report.mailed.answer', { email });
  return (
    <Page title={t(`report.${received}.title`)} step="sent">
      <p>{t(`report.${received}.text`)}</p>
      {received === 'mailed' ? <p>{answer}</p> : null}
      <Cluster>
        <Button onPress={() => setSent(null)}>{t('report.another')}</Button>
        <LoneLink href={paths.help.home}>{t('toHelp')}</LoneLink>
      </Cluster>
      <WayBack />
    </Page>
  );
}
