import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { HELP_REPORT_LIMITS, WAYS_OF_WORKING } from '#domain/helpReport.ts';
import { plainPath } from '#domain/plainPath.ts';
import { openUserApi } from '#src/api/client/clients.ts';
import { keyHeader } from '#src/api/client/idempotencyKey.ts';
import { call } from '#src/api/client/problem.ts';
import { useEmailMessage } from '#src/components/form/useEmailMessage.ts';
import { FormErrors } from '#src/components/form/FormErrors.tsx';
import { useForm } from '#src/components/form/useForm.ts';
import { EMPTY_REPORT, keyOfReport, readReport, writeReport } from '#src/pages/help/keptReport.ts';
import { helpContact } from '#src/pages/help/helpContact.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { CheckboxGroup } from '#src/ui/choice/CheckboxGroup.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { TextArea } from '#src/ui/textArea/TextArea.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

/** What became of a report, and where an answer goes; empty when none is wanted. */
export interface SentReport {
  readonly received: 'mailed' | 'kept';
  readonly email: string;
}

/** Nothing but the page that it was opened from is filled in. */
export function ReportForm({ onSent }: { onSent: (sent: SentReport) => void }) {
  const { t } = useTranslation('help');
  const { t: tc } = useTranslation();
  const { search } = useLocation();
  const from = plainPath(new URLSearchParams(search).get('from') ?? '');
  const [restored] = useState(readReport);
  const emailMessage = useEmailMessage();
  const form = useForm({
    id: 'report',
    initial: { ...EMPTY_REPORT, page: from },
    restored,
    isAsked: (name, { ways }) => name !== 'otherWay' || hasOther(ways),
    validate: ({ happened, email }) => ({
      happened: happened.trim() ? undefined : t('report.happenedMissing'),
      email: email.trim() === '' ? undefined : emailMessage(email, t('report.emailWrong')),
    }),
    send: async ({ ways, otherWay, ...values }) => {
      const email = values.email.trim();
      const chosen = WAYS_OF_WORKING.filter((way) => ways.split(' ').includes(way));
      const body = { ...values, ways: chosen, otherWay: hasOther(ways) ? otherWay : '', email };
      const key = keyOfReport(JSON.stringify(body));
      const { received } = await call(
        openUserApi.POST('/helpReport', {
          params: { header: keyHeader(key ?? undefined) },
          body,
        }),
      );
      writeReport(null);
      onSent({ received, email });
    },
  });
  const typed = JSON.stringify(form.typed);
  useEffect(() => writeReport(JSON.parse(typed)), [typed]);
  const ways = form.field('ways');

  return (
    <>
      {helpContact.email === null ? (
        <Notice kind="info" word={tc('kind.info')}>
          {t('report.nobody')}
        </Notice>
      ) : null}
      <FormErrors form={form} title={t('report.check')} />
      <Form onSubmit={form.submit} aria-label={t('report.title')}>
        <TextArea
          {...form.field('happened')}
          label={t('report.happened')}
          requiredWord={tc('required')}
          maxLength={HELP_REPORT_LIMITS.happened}
        />
        <TextArea
          {...form.field('expected')}
          label={t('report.expected')}
          rows={3}
          maxLength={HELP_REPORT_LIMITS.expected}
        />
        <TextField
          {...form.field('page')}
          label={t('report.page')}
          description={from === '' ? t('report.pageHint') : t('report.pageFilled')}
          maxLength={HELP_REPORT_LIMITS.page}
        />
        <CheckboxGroup
          {...ways}
          value={ways.value.split(' ').filter(Boolean)}
          onChange={(chosen) => ways.onChange(chosen.join(' '))}
          label={t('report.ways')}
          description={t('report.waysHint')}
          choices={WAYS_OF_WORKING.map((way) => ({ value: way, text: t(`report.way.${way}`) }))}
        />
        {hasOther(ways.value) ? (
          <TextField
            {...form.field('otherWay')}
            label={t('report.otherWay')}
            maxLength={HELP_REPORT_LIMITS.otherWay}
          />
        ) : null}
        <TextField
          {...form.field('email')}
          label={t('report.email')}
          description={t('report.emailHint')}
          type="email"
          autoComplete="email"
          maxLength={254}
        />
        <div>
          <Button type="submit" look="primary" isBusy={form.isBusy}>
            {t('report.send')}
          </Button>
        </div>
      </Form>
    </>
  );
}

const hasOther = (ways: string) => ways.split(' ').includes('other');
