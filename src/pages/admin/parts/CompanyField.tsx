import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useCompanies } from '#src/api/queries/companies.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { Select } from '#src/ui/select/Select.tsx';

interface CompanyFieldProps extends Omit<ComponentProps<typeof Select>, 'options' | 'emptyText'> {
  /** A company that cannot be chosen here. */
  without?: string;
}

/** One of the listed companies. */
export function CompanyField({ without, ...props }: CompanyFieldProps) {
  const { t } = useTranslation('admin');
  const problemText = useProblemText();
  const query = useCompanies();
  const failure = useQueryFailure(query);
  const companies = query.data ?? [];
  return (
    <>
      {failure ? (
        <RetryNotice
          isPart
          failure={failure}
          text={`${t('companies.listFailed')} ${problemText(failure.problem)}`}
        />
      ) : null}
      <Select
        {...props}
        emptyText={t('companies.choose')}
        options={companies
          .filter(({ CompanyGuid }) => CompanyGuid !== without)
          .map(({ CompanyGuid, CompanyName }) => ({ value: CompanyGuid, text: CompanyName }))}
      />
    </>
  );
}
