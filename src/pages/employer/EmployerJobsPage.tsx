import { BriefcaseBusiness, Plus, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type JobsAsked, useFoundCompanyJobs } from '#src/api/queries/employerJobs.ts';
import { useOwnCompany } from '#src/api/queries/employerMembership.ts';
import { Listing } from '#src/components/listing/Listing.tsx';
import { useAddressValues } from '#src/components/listing/useAddressValues.ts';
import { Page } from '#src/components/page/Page.tsx';
import { JobRecord, jobRecordId } from '#src/pages/employer/jobs/JobRecord.tsx';
import { JobsSearch, statusOf } from '#src/pages/employer/jobs/JobsSearch.tsx';
import { paths } from '#src/paths.ts';
import { useView } from '#src/session/usePerson.ts';
import { CardList } from '#src/ui/card/Card.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';

const SEARCH = 'jobs-words';

/** The jobs of a company: found by words and status, edited, paused, closed and copied. */
export default function EmployerJobsPage() {
  const { t } = useTranslation('employer');
  const { values, setValues } = useAddressValues(['words', 'status']);
  const isViewed = useView() !== null;
  const asked: JobsAsked = { words: values.words, status: statusOf(values.status) };
  return (
    <Page
      title={t('title.EmployerJobsPage')}
      room="wide"
      actions={
        isViewed ? null : (
          <LinkButton look="primary" icon={Plus} href={paths.employer.newJob}>
            {t('home.post')}
          </LinkButton>
        )
      }
    >
      <JobsSearch
        values={{ words: asked.words, status: asked.status ?? '' }}
        onSearch={setValues}
      />
      <JobList asked={asked} />
    </Page>
  );
}

function JobList({ asked }: { asked: JobsAsked }) {
  const { t } = useTranslation('employer');
  const { CompanyName } = useOwnCompany();
  const list = useFoundCompanyJobs(CompanyName, asked);
  const isSearched = asked.words !== '' || asked.status !== null;
  return (
    <Listing
      name={t('title.EmployerJobsPage')}
      asked={JSON.stringify(asked)}
      list={list}
      foundText={(total) => t('jobs.found', { total })}
      failedText={t('failed')}
      loadingText={t('loading')}
      idOf={(job) => job.sourceGUID}
      focusIdOf={jobRecordId}
      empty={
        <EmptyState
          icon={isSearched ? Search : BriefcaseBusiness}
          heading={t('none')}
          headingLevel={3}
        >
          {t(isSearched ? 'jobs.noneFound' : 'home.noJobs')}
        </EmptyState>
      }
    >
      {(jobs) => (
        <CardList label={t('title.EmployerJobsPage')}>
          {jobs.map((job, index) => {
            const next = jobs[index + 1] ?? jobs[index - 1];
            return (
              <JobRecord
                key={job.sourceGUID}
                job={job}
                nextId={next ? jobRecordId(next) : SEARCH}
              />
            );
          })}
        </CardList>
      )}
    </Listing>
  );
}
