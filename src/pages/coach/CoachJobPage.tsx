import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { useAbleistExtracts, useJob } from '#src/api/queries/jobs.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { CompanyLogo } from '#src/components/job/CompanyLogo.tsx';
import { JobDetailsBones } from '#src/components/job/JobFigures.tsx';
import { Page } from '#src/components/page/Page.tsx';
import { useInEnglish } from '#src/components/text/useInEnglish.ts';
import { Loading } from '#src/components/waiting/Loading.tsx';
import { JobForTalk } from '#src/pages/coach/jobDetails/JobForTalk.tsx';
import { paths } from '#src/paths.ts';
import { BackLink } from '#src/ui/backLink/BackLink.tsx';

/** One posting, to talk about with candidates (row J5). */
export default function CoachJobPage() {
  const { t } = useTranslation('jobs');
  const { t: tc } = useTranslation();
  const { t: tk } = useTranslation('coach');
  const { id = '' } = useParams();
  const [address] = useSearchParams();
  const problemText = useProblemText();
  const inEnglish = useInEnglish();
  const query = useJob(id);
  const job = query.data;
  const failure = useQueryFailure(query);
  // Asked for beside the posting.
  useAbleistExtracts(id);
  const candidate = address.get('candidate');
  const title = job?.title ?? t('details.title');
  return (
    <Page
      title={title}
      titleLang={job ? inEnglish.lang : undefined}
      room="wide"
      back={
        candidate === null ? (
          <BackLink href={paths.jobCoach.home}>{tk('details.back')}</BackLink>
        ) : (
          <BackLink href={paths.jobCoach.candidateDetails(candidate)}>
            {tk('job.backToCandidate')}
          </BackLink>
        )
      }
      mark={job ? <CompanyLogo company={job.company} /> : null}
      lead={job ? [job.company ?? t('noCompany'), job.location].join(', ') : null}
    >
      {failure && !job ? (
        <RetryNotice failure={failure} text={problemText(failure.problem)} />
      ) : (
        <Loading
          label={title}
          isLoading={!job}
          loadingText={tc('loading.text')}
          doneText={title}
          outline={<JobDetailsBones />}
        >
          {job ? <JobForTalk key={job.sourceGUID} job={job} candidateGuid={candidate} /> : null}
        </Loading>
      )}
    </Page>
  );
}
