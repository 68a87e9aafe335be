import { useTranslation } from 'react-i18next';
import { localeOf } from '#domain/languages.ts';
import type { EmploymentType } from '#domain/jobTerms.ts';
import type { JobFilters } from '#src/api/queries/jobs.ts';

/** The filters of a list as text in the person's language. */
export function useFilterWords() {
  const { t, i18n } = useTranslation('jobFilters');
  const { t: tj } = useTranslation('jobs');
  const number = (value: number) => new Intl.NumberFormat(localeOf(i18n.language)).format(value);
  const money = new Intl.NumberFormat(localeOf(i18n.language), {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  });
  return {
    hours: (type: EmploymentType): string => tj(`kind.${type}`),
    /** "$18 an hour". */
    pay: ({ amount, unit }: NonNullable<JobFilters['payAtLeast']>): string =>
      t(`payOf.${unit}`, { amount: money.format(amount) }),
    /** "In the last 7 days (12)". */
    days(days: number, jobs: number | undefined): string {
      const choice = t('days', { count: days });
      return jobs === undefined ? choice : t('countOf', { choice, number: number(jobs) });
    },
    /** The number beside a chip; undefined while nobody knows it. */
    count: (jobs: number | undefined) =>
      jobs === undefined ? undefined : { number: number(jobs), of: t('ofJobs', { count: jobs }) },
  };
}
