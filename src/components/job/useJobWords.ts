import { useTranslation } from 'react-i18next';
import { daysSincePosted, isNewJob } from '#domain/jobAge.ts';
import type { Job } from '#src/api/queries/jobs.ts';
import type { Recommendation } from '#src/api/queries/recommendations.ts';
import { oncePerLanguage } from '#src/components/job/oncePerLanguage.ts';

const moneyIn = oncePerLanguage(
  (language) =>
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency: 'USD',
      maximumFractionDigits: 2,
      trailingZeroDisplay: 'stripIfInteger',
    }),
);
const dayIn = oncePerLanguage(
  (language) => new Intl.DateTimeFormat(language, { dateStyle: 'long' }),
);

/** The facts of a job as text in the person's language. */
export function useJobWords() {
  const { t, i18n } = useTranslation('jobs');
  const money = moneyIn(i18n.language);
  return {
    /** "Syracuse, NY, 4 miles away"; with the distance if the match knows one. */
    place(job: Job, reasons: Recommendation['reasons']): string {
      const miles = reasons.find((reason) => reason.code === 'distance')?.values['miles'];
      if (typeof miles !== 'number' || job.remote === 'remote') return job.location;
      return t('facts.distance', { place: job.location, count: Math.round(miles) });
    },
    /** "$18 to $22 an hour"; null when the posting names no pay. */
    pay({ salaryMin, salaryMax, salaryUnit }: Job): string | null {
      if (typeof salaryMin !== 'number' || !salaryUnit) return null;
      const from = money.format(salaryMin);
      const amount =
        typeof salaryMax === 'number' && salaryMax > salaryMin
          ? t('facts.range', { from, to: money.format(salaryMax) })
          : from;
      return t(salaryUnit === 'hour' ? 'facts.anHour' : 'facts.aYear', { amount });
    },
    /** "Posted today", "Posted 2 days ago". */
    posted(postedAt: string): string {
      const days = daysSincePosted(postedAt, Date.now());
      return days === 0 ? t('facts.today') : t('facts.daysAgo', { count: days });
    },
    isNew: (postedAt: string): boolean => isNewJob(postedAt, Date.now()),
    /** "Today", "2 days ago": beside the word "Posted". */
    age(postedAt: string): string {
      const days = daysSincePosted(postedAt, Date.now());
      return days === 0 ? t('details.today') : t('details.daysAgo', { count: days });
    },
    /** "Applied on November 3, 2026"; undefined if the person did not apply. */
    applied(appliedAt: string | undefined): string | undefined {
      return appliedAt === undefined
        ? undefined
        : t('apply.on', { date: dayIn(i18n.language).format(new Date(appliedAt)) });
    },
    employmentType(kind: string | null): string | null {
      const known: Record<string, string> = {
        'full-time': t('kind.full'),
        'part-time': t('kind.part'),
        contract: t('kind.contract'),
        temporary: t('kind.temporary'),
        seasonal: t('kind.seasonal'),
      };
      return kind === null ? null : (known[kind] ?? kind);
    },
  };
}
