import { useTranslation } from 'react-i18next';
import { useCompanies } from '#src/api/queries/companies.ts';
import { Select } from '#src/ui/select/Select.tsx';

interface CompanySelectProps {
  id: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  errorMessage: string | undefined;
  /** The empty choice; left out where none has to be made. */
  emptyText?: string;
  requiredWord?: string;
}

/** The choice of who works for a company that is not in the list, and names it. */
export const NOT_LISTED = 'not-listed';

/**
 * An employer's company. Without the list it can be named; an account is created without one,
 * and linked later.
 */
export function CompanySelect({ emptyText, ...props }: CompanySelectProps) {
  const { t: ta } = useTranslation('account');
  const { data: companies = [] } = useCompanies();
  return (
    <Select
      {...props}
      label={ta('register.company')}
      description={ta('register.companyHint')}
      emptyText={emptyText ?? ta('register.noCompany')}
      options={[
        ...companies.map((company) => ({
          value: company.CompanyGuid,
          text: company.CompanyName,
        })),
        { value: NOT_LISTED, text: ta('register.notListed') },
      ]}
    />
  );
}
