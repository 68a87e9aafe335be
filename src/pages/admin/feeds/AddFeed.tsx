import { useTranslation } from 'react-i18next';
import { createJobFeed, type NewJobFeed } from '#src/api/queries/jobFeeds.ts';
import { FormErrors } from '#src/components/form/FormErrors.tsx';
import { useForm } from '#src/components/form/useForm.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { Select } from '#src/ui/select/Select.tsx';
import { Cluster, Columns, Stack } from '#src/ui/stack/Stack.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

const TITLE = 'addFeed';

const FORMATS = [
  'auto',
  'jsonl',
  'csv',
  'jobposting',
  'indeed-xml',
  'rss',
  'greenhouse',
  'lever',
  'ashby',
  'usajobs',
  'smartrecruiters',
  'workday',
] as const satisfies readonly NewJobFeed['format'][];

/** Registers a feed, which is read within a minute. */
export function AddFeed({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin');
  const { t: tc } = useTranslation();
  const form = useForm({
    id: TITLE,
    initial: { name: '', url: '', format: 'auto', company: '' },
    validate: ({ name, url }) => ({
      name: name.trim() ? undefined : t('feeds.nameMissing'),
      url: /^https?:\/\/\S+$/.test(url.trim()) ? undefined : t('feeds.urlWrong'),
    }),
    send: async ({ name, url, format, company }) => {
      const made = await createJobFeed({
        name: name.trim(),
        url: url.trim(),
        format: FORMATS.find((one) => one === format) ?? 'auto',
        ...(company.trim() === '' ? {} : { company: company.trim() }),
      });
      announce(t('feeds.added', { name: made.name }));
      onClose();
    },
  });
  return (
    <Card as="section" aria-labelledby={TITLE}>
      <Stack>
        <h2 id={TITLE}>{t('feeds.add')}</h2>
        <p>{t('feeds.addLead')}</p>
        <FormErrors form={form} title={tc('checkFields')} />
        <Form onSubmit={form.submit} aria-labelledby={TITLE}>
          <Columns>
            <TextField
              {...form.field('name')}
              label={t('feeds.name')}
              requiredWord={tc('required')}
              autoComplete="off"
              autoFocus
              maxLength={200}
            />
            <Select
              {...form.field('format')}
              label={t('feeds.format')}
              options={FORMATS.map((value) => ({ value, text: t(`formats.${value}`) }))}
            />
          </Columns>
          <TextField
            {...form.field('url')}
            label={t('feeds.url')}
            requiredWord={tc('required')}
            description={t('feeds.urlHint')}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck="false"
            maxLength={2000}
          />
          <TextField
            {...form.field('company')}
            label={t('feeds.company')}
            description={t('feeds.companyHint')}
            autoComplete="off"
            maxLength={200}
          />
          <Cluster>
            <Button type="submit" look="primary" isBusy={form.isBusy}>
              {t('feeds.submit')}
            </Button>
            <Button look="plain" isUnavailable={form.isBusy} onPress={onClose}>
              {t('closeForm')}
            </Button>
          </Cluster>
        </Form>
      </Stack>
    </Card>
  );
}
