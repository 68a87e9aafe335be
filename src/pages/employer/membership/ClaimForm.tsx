import { useTranslation } from 'react-i18next';
import { claimCompany } from '#src/api/queries/employerMembership.ts';
import { CompanySelect, NOT_LISTED } from '#src/components/company/CompanySelect.tsx';
import { FormErrors } from '#src/components/form/FormErrors.tsx';
import { useForm } from '#src/components/form/useForm.ts';
import styles from '#src/pages/employer/membership/ClaimForm.module.css';
import { useUser } from '#src/session/usePerson.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { Cluster } from '#src/ui/stack/Stack.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

/** For which company somebody works: one of the list, or the name of another. */
export function ClaimForm() {
  const { t } = useTranslation('employer');
  const { t: ta } = useTranslation('account');
  const { t: tc } = useTranslation();
  const { UserGuid } = useUser();
  const form = useForm({
    id: 'claim',
    initial: { CompanyGuid: '', CompanyName: '' },
    isAsked: (field, { CompanyGuid }) => field !== 'CompanyName' || CompanyGuid === NOT_LISTED,
    validate: ({ CompanyGuid, CompanyName }) => ({
      CompanyGuid: CompanyGuid === '' ? t('claim.missing') : undefined,
      CompanyName:
        CompanyGuid === NOT_LISTED && CompanyName.trim() === ''
          ? ta('register.companyNameMissing')
          : undefined,
    }),
    send: async ({ CompanyGuid, CompanyName }) => {
      const { state, CompanyName: company } = await claimCompany(
        UserGuid,
        CompanyGuid === NOT_LISTED ? { CompanyName: CompanyName.trim() } : { CompanyGuid },
      );
      announce(t(state === 'confirmed' ? 'claim.saved' : 'claim.waits', { company }));
    },
  });
  return (
    <div className={styles.form}>
      <FormErrors form={form} title={tc('checkFields')} />
      <Form onSubmit={form.submit} aria-label={t('claim.title')}>
        <CompanySelect
          {...form.field('CompanyGuid')}
          emptyText={t('claim.choose')}
          requiredWord={tc('required')}
        />
        {form.values.CompanyGuid === NOT_LISTED ? (
          <TextField
            {...form.field('CompanyName')}
            label={ta('register.companyName')}
            requiredWord={tc('required')}
            autoComplete="organization"
            maxLength={200}
          />
        ) : null}
        <Cluster>
          <Button type="submit" look="primary" isBusy={form.isBusy}>
            {t('claim.submit')}
          </Button>
        </Cluster>
      </Form>
    </div>
  );
}
