import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { components } from '#openapi/jobs.ts';
import { jobsApi } from '#src/api/clients.ts';
import { call } from '#src/api/problem.ts';
import { Select } from '#src/ui/select/Select.tsx';

type Companies = readonly {
  readonly CompanyGuid: components['schemas']['Guid'];
  readonly CompanyName: string;
}[];

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
  const [companies, setCompanies] = useState<Companies>([]);
  useEffect(() => {
    let stopped = false;
    call(jobsApi.GET('/company')).then(
      (list) => !stopped && setCompanies(list),
      () => undefined,
    );
    return () => {
      stopped = true;
    };
  }, []);
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
