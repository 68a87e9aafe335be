import { useTranslation } from 'react-i18next';
import { CallFailed, OWN_WORDS, toProblem } from '#src/api/client/problem.ts';
import { findByEmail, type Migration, previewMigration } from '#src/api/queries/administration.ts';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { FormErrors } from '#src/components/form/FormErrors.tsx';
import { useEmailMessage } from '#src/components/form/useEmailMessage.ts';
import { useForm } from '#src/components/form/useForm.ts';
import { useAdminProblemText } from '#src/pages/admin/parts/useAdminProblemText.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

export interface TwoAddresses {
  readonly from: string;
  readonly to: string;
}

interface MigrationFormProps {
  initial: TwoAddresses;
  onFound: (typed: TwoAddresses, preview: Migration) => void;
}

/** The two addresses; both accounts are looked up, and nothing is changed. */
export function MigrationForm({ initial, onFound }: MigrationFormProps) {
  const { t } = useTranslation('admin');
  const { t: tc } = useTranslation();
  const problemText = useAdminProblemText();
  /** Says at both fields which address has no account. */
  const missing = (names: readonly (keyof TwoAddresses)[]) =>
    new CallFailed({
      ...toProblem(null),
      code: 'no_account',
      errors: names.map((name) => ({
        pointer: `/${name}`,
        code: OWN_WORDS,
        detail: t(name === 'from' ? 'migrate.fromUnknown' : 'migrate.toUnknown'),
      })),
    });
  const emailMessage = useEmailMessage();
  const form = useForm({
    id: 'migrate',
    initial: { from: initial.from, to: initial.to },
    validate: ({ from, to }) => ({
      from: emailMessage(from, t('migrate.fromMissing')),
      to:
        emailMessage(to, t('migrate.toMissing')) ??
        (to.trim().toLowerCase() === from.trim().toLowerCase()
          ? t('problem.sameAccount')
          : undefined),
    }),
    send: async (typed) => {
      const [from, to] = await Promise.all([
        findByEmail(typed.from.trim()),
        findByEmail(typed.to.trim()),
      ]);
      if (from === null || to === null)
        throw missing([
          ...(from === null ? (['from'] as const) : []),
          ...(to === null ? (['to'] as const) : []),
        ]);
      onFound(typed, await previewMigration(to.UserGuid, from.Email));
    },
  });
  const from = form.field('from');
  return (
    <>
      {form.problem ? (
        <FailureNotice text={problemText(form.problem)} call={{ ...form, controlId: from.id }} />
      ) : null}
      <FormErrors form={{ ...form, problem: null }} title={tc('checkFields')} />
      <Form onSubmit={form.submit} aria-label={t('migrate.addresses.title')}>
        <TextField
          {...from}
          label={t('migrate.from')}
          requiredWord={tc('required')}
          description={t('migrate.fromHint')}
          type="email"
          autoComplete="off"
          maxLength={254}
        />
        <TextField
          {...form.field('to')}
          label={t('migrate.to')}
          requiredWord={tc('required')}
          description={t('migrate.toHint')}
          type="email"
          autoComplete="off"
          maxLength={254}
        />
        <div>
          <Button type="submit" look="primary" isBusy={form.isBusy}>
            {t('migrate.preview.show')}
          </Button>
        </div>
      </Form>
    </>
  );
}
