import { BriefcaseBusiness } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '#domain/languages.ts';
import type { CompanyJob, useCompanyJobs } from '#src/api/queries/employerJobs.ts';
import { Listing } from '#src/components/listing/Listing.tsx';
import { RETURN_TO } from '#src/components/page/usePlace.ts';
import { useInEnglish } from '#src/components/text/useInEnglish.ts';
import { LANGUAGE_PART } from '#src/pages/employer/details/JobLanguage.tsx';
import { JobStatusTag } from '#src/pages/employer/jobs/JobStatus.tsx';
import { useJobLink } from '#src/pages/employer/jobs/useJobLink.ts';
import { paths } from '#src/paths.ts';
import { useView } from '#src/session/usePerson.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Table } from '#src/ui/table/Table.tsx';

const rowId = (job: CompanyJob) => `${RETURN_TO}job-${job.sourceGUID}`;

/** The jobs of the company with their numbers, 25 a load. */
export function HomeJobs({ jobs }: { jobs: ReturnType<typeof useCompanyJobs> }) {
  const { t } = useTranslation('employer');
  const isViewed = useView() !== null;
  return (
    <Stack>
      <h2>{t('home.jobsTitle')}</h2>
      <Listing
        name={t('home.jobsTitle')}
        asked="home"
        list={jobs}
        countLook="line"
        foundText={(total) => t('home.jobsFound', { count: total })}
        failedText={t('failed')}
        loadingText={t('loading')}
        idOf={(job) => job.sourceGUID}
        focusIdOf={rowId}
        empty={
          <EmptyState
            icon={BriefcaseBusiness}
            heading={t('home.noJobsHeading')}
            headingLevel={3}
            action={
              isViewed ? null : (
                <LinkButton href={paths.employer.newJob}>{t('home.post')}</LinkButton>
              )
            }
          >
            {t('home.noJobs')}
          </EmptyState>
        }
      >
        {(shown) => <JobTable jobs={shown} />}
      </Listing>
    </Stack>
  );
}

function JobTable({ jobs }: { jobs: readonly CompanyJob[] }) {
  const { t, i18n } = useTranslation('employer');
  const number = new Intl.NumberFormat(localeOf(i18n.language));
  return (
    <Table
      caption={t('home.jobsTitle')}
      isCaptionHidden
      columns={[
        { id: 'title', text: t('job.title') },
        { id: 'place', text: t('job.place') },
        { id: 'status', text: t('job.status') },
        { id: 'viewed', text: t('job.viewed'), isNumber: true },
        { id: 'applied', text: t('job.applied'), isNumber: true },
        { id: 'notes', text: t('job.notes') },
      ]}
      rows={jobs.map((job) => ({
        id: job.sourceGUID,
        cells: [
          <TitleCell key="title" job={job} />,
          job.location || t('job.noPlace'),
          <JobStatusTag key="status" status={job.status} />,
          number.format(job.viewed),
          number.format(job.applied),
          <NotesCell key="notes" job={job} />,
        ],
      }))}
    />
  );
}

function TitleCell({ job }: { job: CompanyJob }) {
  const { t } = useTranslation('employer');
  const href = useJobLink()(job);
  const title = job.title || t('job.untitled');
  const inEnglish = useInEnglish();
  const passage = job.title ? inEnglish : {};
  return href === undefined ? (
    <span id={rowId(job)} tabIndex={-1} {...passage}>
      {title}
    </span>
  ) : (
    <LoneLink id={rowId(job)} href={href} {...passage}>
      {title}
    </LoneLink>
  );
}

function NotesCell({ job }: { job: CompanyJob }) {
  const { t } = useTranslation('employer');
  const { languageNotes: count, title, status, sourceGUID: jobId } = job;
  if (count === 0) return t('job.noNotes');
  const words = t('job.phrases', { count });
  return status === 'draft' ? (
    words
  ) : (
    <LoneLink
      href={`${paths.employer.jobDetails(jobId)}#${LANGUAGE_PART}`}
      aria-label={t('job.phrasesName', { count, title })}
    >
      {words}
    </LoneLink>
  );
}
