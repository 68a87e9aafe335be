import { useTranslation } from 'react-i18next';
import type { DisclosureLedger } from '#src/api/queries/disclosure.ts';
import { useShareWords } from '#src/pages/candidate/privacy/useShareWords.ts';
import type { paths } from '#src/paths.ts';

/** With whom a fact can be shared, as one column of the table of facts has them. */
export interface Receivers {
  readonly count: number;
  /** The name of the only one, else what they are. */
  readonly name: string;
  /** The only one; among several the wizard asks. */
  readonly chosen: Parameters<typeof paths.candidate.shareWith>[0];
}

/** The receivers of the columns: job coaches, companies, and companies to come. */
export function useReceivers({ coaches, companies }: DisclosureLedger): readonly Receivers[] {
  const { t } = useTranslation('privacy');
  const { nameOf } = useShareWords();
  const own = coaches.filter(({ endedBy }) => endedBy !== 'closed');
  const [coach] = own;
  const [company] = companies;
  return [
    coach && own.length === 1
      ? { count: 1, name: nameOf(coach), chosen: { coach: coach.jobCoachMatchGUID } }
      : { count: own.length, name: t('facts.aCoach'), chosen: {} },
    company && companies.length === 1
      ? { count: 1, name: company.name, chosen: { company: company.companyGuid } }
      : { count: companies.length, name: t('facts.aCompany'), chosen: {} },
    { count: 1, name: t('facts.laterCompanies'), chosen: { applied: '1' } },
  ];
}
