import { useTranslation } from 'react-i18next';
import { companyDomainProblem } from '#domain/companyDomain.ts';
import { setCompanyDomain } from '#src/api/queries/companyMembers.ts';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { FormErrors } from '#src/components/form/FormErrors.tsx';
import { useForm } from '#src/components/form/useForm.ts';
import { DomainTable } from '#src/pages/admin/companies/DomainTable.tsx';
import { CompanyField } from '#src/pages/admin/parts/CompanyField.tsx';
import { useAdminProblemText } from '#src/pages/admin/parts/useAdminProblemText.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { Columns, Stack } from '#src/ui/stack/Stack.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

const TITLE = 'companyDomains';

/** At which domain the addresses of a company are, by which the server may confirm its people. */
export function CompanyDomains() {
  const { t } = useTranslation('admin');
  return (
    <Card as="section" aria-labelledby={TITLE}>
      <Stack>
        <h2 id={TITLE} tabIndex={-1}>
          {t('domains.title')}
        </h2>
        <p>{t('domains.lead')}</p>
        <DomainTable titleId={TITLE} />
        <DomainForm />
      </Stack>
    </Card>
  );
}

function DomainForm() {
  const { t } = useTranslation('admin');
  const { t: tc } = useTranslation();
  const problemText = useAdminProblemText();
  const wrong = {
    not_a_domain: t('domains.notADomain'),
    public_domain: t('domains.publicDomain'),
  };
  const form = useForm({
    id: 'company-domain',
    initial: { company: '', domain: '' },
    isEmptied: true,
    validate: ({ company, domain }) => {
      const problem = companyDomainProblem(domain);
      return {
        company: company === '' ? t('domains.companyMissing') : undefined,
        domain: problem === null ? undefined : wrong[problem],
      };
    },
    send: async ({ company, domain }) => {
      const { companyName, verifiedDomain } = await setCompanyDomain(company, domain);
      announce(t('domains.done', { company: companyName, domain: verifiedDomain }));
    },
  });
  return (
    <>
      {form.problem ? (
        <FailureNotice
          text={problemText(form.problem)}
          call={{ ...form, controlId: 'company-domain-company' }}
        />
      ) : null}
      <FormErrors form={{ ...form, problem: null }} title={tc('checkFields')} />
      <Form onSubmit={form.submit} aria-labelledby={TITLE}>
        <Columns>
          <CompanyField
            {...form.field('company')}
            label={t('domains.ofCompany')}
            requiredWord={tc('required')}
          />
          <TextField
            {...form.field('domain')}
            label={t('domains.domain')}
            requiredWord={tc('required')}
            hint={t('domains.domainHint')}
            maxLength={254}
          />
        </Columns>
        <div>
          <Button type="submit" isBusy={form.isBusy}>
            {t('domains.set')}
          </Button>
        </div>
      </Form>
    </>
  );
}
