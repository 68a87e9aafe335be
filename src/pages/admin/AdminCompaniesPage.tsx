import { useTranslation } from 'react-i18next';
import { Page } from '#src/components/page/Page.tsx';
import { CompanyDomains } from '#src/pages/admin/companies/CompanyDomains.tsx';
import { MergeCompanies } from '#src/pages/admin/companies/MergeCompanies.tsx';
import { WaitingMembers } from '#src/pages/admin/companies/WaitingMembers.tsx';

/** Who says to work for which company, and companies that are one. */
export default function AdminCompaniesPage() {
  const { t } = useTranslation('admin');
  return (
    <Page room="wide" title={t('companies.title')} lead={t('companies.lead')}>
      <WaitingMembers />
      <CompanyDomains />
      <MergeCompanies />
    </Page>
  );
}
