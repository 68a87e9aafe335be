import { useTranslation } from 'react-i18next';
import { useOwnCompany } from '#src/api/queries/employerMembership.ts';
import { Page } from '#src/components/page/Page.tsx';
import { CompanyForm } from '#src/pages/employer/company/CompanyForm.tsx';
import { Members } from '#src/pages/employer/company/Members.tsx';

/** What candidates read of the company, and who works for it. */
export default function CompanyPage() {
  const { t } = useTranslation('employer');
  const { CompanyGuid } = useOwnCompany();
  return (
    <Page title={t('title.CompanyPage')} room="wide" lead={t('company.lead')}>
      <CompanyForm key={CompanyGuid} guid={CompanyGuid} />
      <Members state="waiting" />
      <Members state="confirmed" />
    </Page>
  );
}
