import { useTranslation } from 'react-i18next';
import { useCompanies } from '#src/api/queries/companies.ts';
import { Select } from '#src/ui/select/Select.tsx';

interface CompanySelectProps {
  id: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  errorMessage: string | undefined;
}

/**
 * An employer's company. Optional: without the list the account is created anyway, and linked
 * later.
 */
export function CompanySelect(props: CompanySelectProps) {
  const { t: ta } = useTranslation('account');
  const { data: companies = [] } = useCompanies();
  return (
    <Select
      {...props}
      label={ta('register.company')}
      description={ta('register.companyHint')}
      emptyText={ta('register.noCompany')}
      options={companies.map((company) => ({
        value: company.CompanyGuid,
        text: company.CompanyName,
      }))}
    />
  );
}
