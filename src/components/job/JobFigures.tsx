import { useTranslation } from 'react-i18next';
import type { Job } from '#src/api/queries/jobs.ts';
import { useJobWords } from '#src/components/job/useJobWords.ts';
import { Figures } from '#src/ui/figures/Figures.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

/** What people compare first, in the same order for every job; bones without a job. */
export function JobFigures({ job }: { job?: Job }) {
  const { t } = useTranslation('jobs');
  const words = useJobWords();
  const none = t('details.notNamed');
  const values = job && {
    pay: words.pay(job) ?? none,
    hours: words.employmentTypes(job.employmentTypes) ?? none,
    way: words.way(job) ?? none,
    posted: words.age(job.postedAt) ?? none,
  };
  const lastDay = job ? words.lastDay(job) : null;
  return (
    <Figures
      look="facts"
      isLoading={values === undefined}
      figures={[
        { id: 'pay', value: values?.pay, words: t('details.pay') },
        { id: 'hours', value: values?.hours, words: t('details.hours') },
        { id: 'way', value: values?.way, words: t('details.way') },
        { id: 'posted', value: values?.posted, words: t('details.posted') },
        ...(lastDay ? [{ id: 'closes', value: lastDay, words: t('details.closes') }] : []),
      ]}
    />
  );
}

/** A posting that is still to come, in its size. */
export function JobDetailsBones() {
  return (
    <Stack>
      <JobFigures />
      <Skeleton lines={12} />
    </Stack>
  );
}
