import { CalendarX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#src/api/queries/jobs.ts';
import type { Recommendation } from '#src/api/queries/recommendations.ts';
import { FoundText } from '#src/components/job/FoundText.tsx';
import { type MadeApplication, useJobWords } from '#src/components/job/useJobWords.ts';
import { ApplicationState } from '#src/components/job/ApplicationState.tsx';
import { Facts } from '#src/ui/facts/Facts.tsx';
import { StateLine } from '#src/ui/stateLine/StateLine.tsx';
import { Tag } from '#src/ui/tag/Tag.tsx';

interface JobFactsProps {
  job: Job;
  reasons: Recommendation['reasons'];
  /** What the person applied with, from the server. */
  application: MadeApplication | undefined;
  foundWords: readonly string[] | undefined;
  /** Whether its title says already that it is new. */
  isMarkedNew?: boolean;
}

/**
 * Two lines of facts as words: who and where; pay, hours, way of working, and when it was posted,
 * or instead when the person applied.
 */
export function JobFacts(props: JobFactsProps) {
  const { job, reasons, application, foundWords, isMarkedNew = false } = props;
  const { t } = useTranslation('jobs');
  const words = useJobWords();
  const pay = words.pay(job);
  const kind = words.employmentTypes(job.employmentTypes);
  const way = words.way(job);
  const posted = words.posted(job.postedAt);
  const applied = words.applied(application);
  const lastDay = words.lastDay(job);
  const closed = words.closed(job);
  const isOpen = applied === undefined && closed === null;
  const isNew = isOpen && !isMarkedNew && words.isNew(job.postedAt);
  return (
    <>
      <Facts
        label={t('facts.label')}
        facts={[
          {
            id: 'company',
            text: <FoundText text={job.company ?? t('noCompany')} found={foundWords} />,
            isStrong: true,
          },
          { id: 'place', text: words.place(job, reasons) },
          ...(isNew ? [{ id: 'new', text: <Tag kind="info">{t('facts.new')}</Tag> }] : []),
        ]}
      />
      <Facts
        label={t('facts.terms')}
        facts={[
          ...(pay ? [{ id: 'pay', text: pay, isStrong: true }] : []),
          ...(kind ? [{ id: 'kind', text: kind }] : []),
          ...(way ? [{ id: 'way', text: way }] : []),
          ...(applied
            ? [{ id: 'applied', text: applied, isStrong: true }]
            : posted
              ? [{ id: 'posted', text: posted }]
              : []),
          ...(lastDay
            ? [{ id: 'lastDay', text: t('facts.applyBy', { date: lastDay }), isStrong: true }]
            : []),
        ]}
      />
      <ApplicationState application={application} />
      {closed ? (
        <p>
          <StateLine kind="none" icon={CalendarX}>
            {closed}
          </StateLine>
        </p>
      ) : null}
    </>
  );
}
