import { type Phrase, say } from '#server/i18n/words.ts';
import type { Letter } from '#server/mail/mail.ts';

/** What a mail says of a job. */
export interface ToldJob {
  readonly title: string;
  readonly company: string | null;
  /** As in the posting. */
  readonly location: string;
  readonly salary_min: number | null;
  readonly salary_max: number | null;
  readonly salary_unit: 'hour' | 'day' | 'week' | 'month' | 'year' | null;
  readonly salary_currency: string | null;
  readonly posted_at: Date | null;
  readonly link: string;
}

/** "$18 to $22 an hour"; null when the posting names no pay. */
function payOf(job: ToldJob): Phrase | null {
  const { salary_min: min, salary_max: max, salary_unit: unit } = job;
  if (unit === null) return null;
  const currency = /^[A-Z]{3}$/.exec(job.salary_currency ?? '')?.[0] ?? 'USD';
  const money = (amount: number) => ({ amount, currency });
  const amount =
    min !== null && max !== null && min !== max
      ? say('pay.range', { from: money(min), to: money(max) })
      : min !== null && max === null
        ? say('pay.from', { from: money(min) })
        : max !== null && min === null
          ? say('pay.upTo', { to: money(max) })
          : min !== null
            ? say('pay.exactly', { amount: money(min) })
            : null;
  return amount && say(`pay.${unit}`, { amount });
}

/**
 * Tells a candidate of the new jobs of a saved search.
 * @param values.total how many there are, of which the mail lists some
 */
export const newJobsMail = (values: {
  readonly to: string;
  readonly searchName: string;
  readonly frequency: 'daily' | 'weekly';
  readonly total: number;
  readonly jobs: readonly ToldJob[];
  readonly listLink: string;
  readonly stopLink: string;
}): Letter => {
  const { searchName: name, total: count, jobs } = values;
  return {
    to: values.to,
    stopUrl: values.stopLink,
    subject: say('newJobs.subject', { count, name }),
    parts: [
      [say('newJobs.came', { count })],
      {
        items: jobs.map((job) => {
          const pay = payOf(job);
          return {
            title: job.title,
            link: job.link,
            lines: [
              ...(job.company === null ? [] : [job.company]),
              job.location,
              ...(pay ? [pay] : []),
              ...(job.posted_at ? [say('newJobs.posted', { day: job.posted_at })] : []),
            ],
          };
        }),
      },
      {
        link: values.listLink,
        words: count > jobs.length ? say('newJobs.seeAll', { count }) : say('newJobs.seeList'),
      },
      [say(`newJobs.why.${values.frequency}`, { name })],
      { link: values.stopLink, words: say('newJobs.stop') },
    ],
  };
};
