import { Banknote, Briefcase, Building2, CircleCheck, Clock, House, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#src/api/queries/jobs.ts';
import type { Recommendation } from '#src/api/queries/recommendations.ts';
import { useJobWords } from '#src/components/job/useJobWords.ts';
import { IconList } from '#src/ui/iconList/IconList.tsx';

interface JobFactsProps {
  job: Job;
  reasons?: Recommendation['reasons'];
  /** Gives the employer's name an id. */
  companyId?: string;
  /** "Applied on November 3, 2026", if the person applied. */
  applied?: string | undefined;
}

/** Company, place with its distance in words, way of working, pay, date. */
export function JobFacts({ job, reasons = [], companyId, applied }: JobFactsProps) {
  const { t } = useTranslation('jobs');
  const words = useJobWords();
  const pay = words.pay(job);
  const kind = words.employmentType(job.employmentType);
  return (
    <IconList
      label={t('facts.label')}
      layout="inline"
      items={[
        {
          id: 'company',
          icon: Building2,
          text: <span id={companyId}>{job.company ?? t('noCompany')}</span>,
        },
        { id: 'place', icon: MapPin, text: words.place(job, reasons) },
        // "Remote, United States" already says it.
        ...(job.remote === 'remote'
          ? []
          : [{ id: 'way', icon: House, text: t(`remote.${job.remote}`) }]),
        ...(kind ? [{ id: 'kind', icon: Briefcase, text: kind }] : []),
        ...(pay ? [{ id: 'pay', icon: Banknote, text: pay }] : []),
        { id: 'posted', icon: Clock, text: words.posted(job.postedAt) },
        ...(applied
          ? [{ id: 'applied', icon: CircleCheck, tone: 'good' as const, text: <b>{applied}</b> }]
          : []),
      ]}
    />
  );
}
