import { useTranslation } from 'react-i18next';
import { localeOf } from '#domain/languages.ts';
import { isClosedJob, isPastLastDay, takesApplications } from '#domain/jobClosing.ts';
import { daysSincePosted, isNewJob } from '#domain/jobAge.ts';
import type { Application } from '#src/api/queries/applications.ts';
import type { Job } from '#src/api/queries/jobs.ts';
import type { Recommendation } from '#src/api/queries/recommendations.ts';
import { oncePerLanguage } from '#src/components/job/oncePerLanguage.ts';

/** Writes money of a currency (ISO 4217). */
const moneyIn = oncePerLanguage((language) =>
  oncePerLanguage(
    (currency) =>
      new Intl.NumberFormat(localeOf(language), {
        style: 'currency',
        currency,
        // "$16" in every language: the jobs are here.
        currencyDisplay: currency === 'USD' ? 'narrowSymbol' : 'symbol',
        maximumFractionDigits: 2,
        trailingZeroDisplay: 'stripIfInteger',
      }),
  ),
);
const dayIn = oncePerLanguage(
  (language) => new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' }),
);

/** A day without a time (YYYY-MM-DD), which `Date` reads as its midnight in UTC. */
const lastDayIn = oncePerLanguage(
  (language) =>
    new Intl.DateTimeFormat(localeOf(language), { month: 'long', day: 'numeric', timeZone: 'UTC' }),
);

const choiceIn = oncePerLanguage(
  (language) => new Intl.ListFormat(localeOf(language), { type: 'disjunction' }),
);

/** What is told of an application beside its job. */
export type MadeApplication = Pick<Application, 'appliedAt' | 'status' | 'withdrawnAt'>;

/** The facts of a job as text in the person's language. */
export function useJobWords() {
  const { t, i18n } = useTranslation('jobs');
  return {
    /** "Syracuse, NY, 4 miles away"; with the distance if the match knows one. */
    place(job: Job, reasons: Recommendation['reasons']): string {
      const miles = reasons.find((reason) => reason.code === 'distance')?.values['miles'];
      if (typeof miles !== 'number' || job.remote === 'remote') return job.location;
      return t('facts.distance', { place: job.location, count: Math.round(miles) });
    },
    /** "$18 to $22 an hour", "From $18 an hour"; null when the posting names no pay. */
    pay({ salaryMin, salaryMax, salaryUnit, salaryCurrency }: Job): string | null {
      if (!salaryUnit) return null;
      const money = moneyIn(i18n.language)(salaryCurrency ?? 'USD');
      const from = typeof salaryMin === 'number' ? money.format(salaryMin) : null;
      const to = typeof salaryMax === 'number' ? money.format(salaryMax) : null;
      if (from === null && to === null) return null;
      const amount =
        from === null
          ? t('facts.upTo', { to })
          : to === null
            ? t('facts.from', { from })
            : from === to
              ? from
              : t('facts.range', { from, to });
      return t(`facts.pay.${salaryUnit}`, { amount });
    },
    /** "Posted today", "Posted 2 days ago"; null when the posting does not say. */
    posted(postedAt: string | null): string | null {
      if (postedAt === null) return null;
      const days = daysSincePosted(postedAt, Date.now());
      return days === 0 ? t('facts.today') : t('facts.daysAgo', { count: days });
    },
    isNew: (postedAt: string | null): boolean =>
      postedAt !== null && isNewJob(postedAt, Date.now()),
    /** "Today", "2 days ago": beside the word "Posted". */
    age(postedAt: string | null): string | null {
      if (postedAt === null) return null;
      const days = daysSincePosted(postedAt, Date.now());
      return days === 0 ? t('details.today') : t('details.daysAgo', { count: days });
    },
    /**
     * "Applied on November 3, 2026", "You withdrew on …"; undefined if the person did not apply.
     */
    applied(application: MadeApplication | undefined): string | undefined {
      if (application === undefined) return undefined;
      const { appliedAt, withdrawnAt } = application;
      const day = (time: string) => dayIn(i18n.language).format(new Date(time));
      return withdrawnAt === null
        ? t('facts.applied', { date: day(appliedAt) })
        : t('facts.withdrawn', { date: day(withdrawnAt) });
    },
    /** How far an application came; undefined without one, and once it was withdrawn. */
    progress(application: MadeApplication | undefined): string | undefined {
      return application?.withdrawnAt === null ? t(`progress.${application.status}`) : undefined;
    },
    /** "November 30", the last day to apply; null without one, and for a closed job. */
    lastDay(job: Job): string | null {
      if (job.closesOn === null || !takesApplications(job, new Date())) return null;
      return lastDayIn(i18n.language).format(new Date(job.closesOn));
    },
    /** "November 20", when the last day of a closed job is over; null otherwise. */
    closedOn(job: Job): string | null {
      if (job.closesOn === null || !isPastLastDay(job.closesOn, new Date())) return null;
      return lastDayIn(i18n.language).format(new Date(job.closesOn));
    },
    /**
     * "Closed on November 20", "Closed", "Paused: …"; null for a job that takes applications now.
     */
    closed(job: Job): string | null {
      if (job.status === 'paused') return t('facts.paused');
      if (!isClosedJob(job, new Date())) return null;
      const date = this.closedOn(job);
      return date === null ? t('facts.closed') : t('facts.closedOn', { date });
    },
    /** "Full-time", "Part-time or contract"; null when the posting does not say. */
    employmentTypes(kinds: Job['employmentTypes']): string | null {
      const words = kinds.map((kind) => t(`kind.${kind}`));
      return words.length === 0 ? null : choiceIn(i18n.language).format(words);
    },
    /** "In person", "Remote"; null when the posting does not say. */
    way: ({ remote }: Job): string | null => (remote === null ? null : t(`remote.${remote}`)),
  };
}
