import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useCompanyJob } from '#src/api/queries/employerJobs.ts';
import { useOwnCompany } from '#src/api/queries/employerMembership.ts';
import { useAbleistExtracts, useJob } from '#src/api/queries/jobs.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { JobDetailsBones } from '#src/components/job/JobFigures.tsx';
import { Page } from '#src/components/page/Page.tsx';
import { useInEnglish } from '#src/components/text/useInEnglish.ts';
import { Loading } from '#src/components/waiting/Loading.tsx';
import { JobColumns } from '#src/pages/employer/details/JobColumns.tsx';
import { JobButtons } from '#src/pages/employer/jobs/JobButtons.tsx';
import { paths } from '#src/paths.ts';
import { BackLink } from '#src/ui/backLink/BackLink.tsx';

const TITLE = 'job-title';

/** One posting as candidates read it, and what became of it (row E2). */
export default function EmployerJobPage() {
  const { t } = useTranslation('employer');
  const { t: tc } = useTranslation();
  const { id = '' } = useParams();
  const { CompanyName } = useOwnCompany();
  const problemText = useProblemText();
  const query = useJob(id);
  const job = query.data;
  const failure = useQueryFailure(query);
  const own = useCompanyJob(CompanyName, id).data ?? null;
  // Asked for beside the posting.
  useAbleistExtracts(id);
  const inEnglish = useInEnglish();
  const isDraft = own?.status === 'draft';
  const itsTitle = job?.title || own?.title;
  const title = itsTitle || t('title.EmployerJobPage');
  return (
    <Page
      title={title}
      titleId={TITLE}
      titleLang={itsTitle ? inEnglish.lang : undefined}
      room="wide"
      back={<BackLink href={paths.employer.jobs}>{t('details.back')}</BackLink>}
      lead={job?.location ?? own?.location}
      actions={own === null ? null : <JobButtons job={own} nextId={TITLE} />}
    >
      {isDraft && !job ? (
        <p>{t('details.notPublished')}</p>
      ) : failure && !job ? (
        <RetryNotice failure={failure} text={problemText(failure.problem)} />
      ) : (
        <Loading
          label={title}
          isLoading={!job}
          loadingText={tc('loading.text')}
          doneText={title}
          outline={<JobDetailsBones />}
        >
          {job ? <JobColumns key={job.sourceGUID} job={job} companyName={CompanyName} /> : null}
        </Loading>
      )}
    </Page>
  );
}
