import { useTranslation } from 'react-i18next';
import type { Job } from '#src/api/queries/jobs.ts';
import type { Recommendation } from '#src/api/queries/recommendations.ts';
import { useJobWords } from '#src/components/job/useJobWords.ts';
import { Facts } from '#src/ui/facts/Facts.tsx';
import { Tag } from '#src/ui/tag/Tag.tsx';

interface JobFactsProps {
  job: Job;
  reasons: Recommendation['reasons'];
  /** Gives the employer's name an id. */
  companyId: string;
  /** When the person applied, from the server. */
  appliedAt: string | undefined;
}

/**
 * Two lines of facts as words: who and where; pay, hours, way of working, and when it was posted,
 * or instead when the person applied.
 */
export function JobFacts({ job, reasons, companyId, appliedAt }: JobFactsProps) {
  const { t } = useTranslation('jobs');
  const words = useJobWords();
  const pay = words.pay(job);
  const kind = words.employmentType(job.employmentType);
  const applied = words.applied(appliedAt);
  const isNew = applied === undefined && words.isNew(job.postedAt);
  return (
    <>
      <Facts
        label={t('facts.label')}
        facts={[
          {
            id: 'company',
            text: <span id={companyId}>{job.company ?? t('noCompany')}</span>,
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
          { id: 'way', text: t(`remote.${job.remote}`) },
          applied
            ? { id: 'applied', text: applied, isStrong: true }
            : { id: 'posted', text: words.posted(job.postedAt) },
        ]}
      />
    </>
  );
}
