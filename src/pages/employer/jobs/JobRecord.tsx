import { PencilLine, Rss } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CompanyJob } from '#src/api/queries/employerJobs.ts';
import { RecordCard } from '#src/components/listing/RecordCard.tsx';
import { RETURN_TO } from '#src/components/page/usePlace.ts';
import { useInEnglish } from '#src/components/text/useInEnglish.ts';
import { useDay } from '#src/components/useDay.ts';
import { JobButtons } from '#src/pages/employer/jobs/JobButtons.tsx';
import { JobStatusLine } from '#src/pages/employer/jobs/JobStatus.tsx';
import { useJobLink } from '#src/pages/employer/jobs/useJobLink.ts';
import { StateLine } from '#src/ui/stateLine/StateLine.tsx';

/** The id of the title of a job in the list. */
export const jobRecordId = (job: Pick<CompanyJob, 'sourceGUID'>) =>
  `${RETURN_TO}job-${job.sourceGUID}`;

interface JobRecordProps {
  job: CompanyJob;
  /** Gets the focus when this job is deleted. */
  nextId: string;
}

/** A job of the company in a list: what became of it, and what can be done with it. */
export function JobRecord({ job, nextId }: JobRecordProps) {
  const { t } = useTranslation('employer');
  const day = useDay();
  const inEnglish = useInEnglish();
  const href = useJobLink()(job);
  const { location, status, origin, postedAt, closesOn, viewed, applied, languageNotes } = job;
  return (
    <RecordCard
      name={job.title || t('job.untitled')}
      passage={job.title ? inEnglish : {}}
      focusId={jobRecordId(job)}
      {...(href === undefined ? {} : { href })}
      facts={[
        { id: 'place', text: location || t('job.noPlace'), isStrong: true },
        ...(postedAt === null
          ? []
          : [{ id: 'posted', text: t('job.posted', { date: day(postedAt) }) }]),
        ...(closesOn === null
          ? []
          : [{ id: 'closes', text: t('job.closesOn', { date: day(`${closesOn}T12:00`) }) }]),
        ...(status === 'draft'
          ? []
          : [
              { id: 'viewed', text: t('job.viewedTimes', { count: viewed }) },
              { id: 'applied', text: t('job.appliedPeople', { count: applied }) },
            ]),
        ...(languageNotes === 0
          ? []
          : [{ id: 'notes', text: t('job.phrases', { count: languageNotes }) }]),
      ]}
      state={
        <>
          <JobStatusLine status={status} />
          <JobNotes job={job} />
          {origin === 'employer' ? null : (
            <StateLine kind="none" icon={Rss}>
              {t('job.imported')}
            </StateLine>
          )}
        </>
      }
      actions={<JobButtons job={job} nextId={status === 'draft' ? nextId : jobRecordId(job)} />}
    />
  );
}

/** That what was saved is not what candidates read. */
export function JobNotes({ job }: { job: Pick<CompanyJob, 'isChanged' | 'status'> }) {
  const { t } = useTranslation('employer');
  if (!job.isChanged || job.status === 'draft') return null;
  return (
    <StateLine kind="warn" icon={PencilLine}>
      {t('job.isChanged')}
    </StateLine>
  );
}
