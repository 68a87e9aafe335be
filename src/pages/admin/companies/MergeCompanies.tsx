import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type CompanyMerge,
  mergeCompanies,
  previewMerge,
} from '#src/api/queries/companyMembers.ts';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { FormErrors } from '#src/components/form/FormErrors.tsx';
import { useForm } from '#src/components/form/useForm.ts';
import { CompanyField } from '#src/pages/admin/parts/CompanyField.tsx';
import { MergePreview } from '#src/pages/admin/companies/MergePreview.tsx';
import { useAdminProblemText } from '#src/pages/admin/parts/useAdminProblemText.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { focusField } from '#src/ui/focus/focusField.ts';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { Columns, Stack } from '#src/ui/stack/Stack.tsx';

const TITLE = 'mergeCompanies';

interface Previewed {
  readonly fromCompanyGuid: string;
  readonly intoCompanyGuid: string;
  readonly moves: CompanyMerge;
}

/** Two companies that are one: what would move is shown first, and moved by a second press. */
export function MergeCompanies() {
  const { t } = useTranslation('admin');
  const { t: tc } = useTranslation();
  const [merged, setMerged] = useState<CompanyMerge | null>(null);
  // Another round begins with an empty form.
  const [round, setRound] = useState(1);
  return (
    <Card as="section" aria-labelledby={TITLE}>
      <Stack>
        <h2 id={TITLE} tabIndex={-1}>
          {t('merge.title')}
        </h2>
        <p>{t('merge.lead')}</p>
        {merged ? (
          <Notice kind="good" word={tc('kind.good')}>
            {t('merge.done', { from: merged.fromName, into: merged.intoName })}
          </Notice>
        ) : null}
        <MergeForm
          key={round}
          onPreviewed={() => setMerged(null)}
          onMerged={(moved) => {
            setMerged(moved);
            setRound(round + 1);
            focusField(TITLE);
          }}
        />
      </Stack>
    </Card>
  );
}

interface MergeFormProps {
  onPreviewed: () => void;
  onMerged: (moved: CompanyMerge) => void;
}

function MergeForm({ onPreviewed, onMerged }: MergeFormProps) {
  const { t } = useTranslation('admin');
  const { t: tc } = useTranslation();
  const problemText = useAdminProblemText();
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const form = useForm({
    id: 'merge',
    initial: { from: '', into: '' },
    validate: ({ from, into }) => ({
      from: from === '' ? t('merge.fromMissing') : undefined,
      into: into === '' ? t('merge.intoMissing') : into === from ? t('merge.same') : undefined,
    }),
    send: async ({ from, into }) => {
      const both = { fromCompanyGuid: from, intoCompanyGuid: into };
      setPreviewed({ ...both, moves: await previewMerge(both) });
      onPreviewed();
      announce(t('merge.previewed'));
    },
  });
  const { from, into } = form.values;
  const isShown =
    previewed !== null && previewed.fromCompanyGuid === from && previewed.intoCompanyGuid === into;
  const merge = async (both: Previewed) => {
    const moved = await mergeCompanies(both);
    onMerged(moved);
    return t('merge.done', { from: moved.fromName, into: moved.intoName });
  };
  return (
    <>
      {form.problem ? (
        <FailureNotice
          text={problemText(form.problem)}
          call={{ ...form, controlId: 'merge-from' }}
        />
      ) : null}
      <FormErrors form={{ ...form, problem: null }} title={tc('checkFields')} />
      <Form onSubmit={form.submit} aria-labelledby={TITLE}>
        <Columns>
          <CompanyField
            {...form.field('from')}
            label={t('merge.from')}
            requiredWord={tc('required')}
          />
          <CompanyField
            {...form.field('into')}
            label={t('merge.into')}
            requiredWord={tc('required')}
          />
        </Columns>
        <div>
          <Button type="submit" isBusy={form.isBusy}>
            {t('merge.preview')}
          </Button>
        </div>
      </Form>
      {isShown ? <MergePreview moves={previewed.moves} onMerge={() => merge(previewed)} /> : null}
    </>
  );
}
