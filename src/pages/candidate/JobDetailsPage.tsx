import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { useJob } from '#src/api/queries/jobs.ts';
import { Page } from '#src/components/page/Page.tsx';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { CompanyLogo } from '#src/components/job/CompanyLogo.tsx';
import { JobDetailsBones } from '#src/components/job/JobFigures.tsx';
import { useInEnglish } from '#src/components/text/useInEnglish.ts';
import { JobDetails } from '#src/pages/candidate/jobs/JobDetails.tsx';
import { JobActions, JobWhere } from '#src/pages/candidate/jobs/JobHead.tsx';
import { wayBack } from '#src/pages/candidate/jobs/jobPlaces.ts';
import { BackLink } from '#src/ui/backLink/BackLink.tsx';
import { Loading } from '#src/components/waiting/Loading.tsx';

/** One posting in full (row C14), with the way back to where it was opened from. */
export default function JobDetailsPage() {
  const { t } = useTranslation('jobs');
  const { t: tc } = useTranslation();
  const { id = '' } = useParams();
  const [address] = useSearchParams();
  const problemText = useProblemText();
  const inEnglish = useInEnglish();
  const query = useJob(id);
  const job = query.data;
  const failure = useQueryFailure(query);
  const { place, href } = wayBack(address);
  const title = job?.title ?? t('details.title');
  const back = <BackLink href={href}>{t(`details.backTo.${place}`)}</BackLink>;

  if (failure && !job)
    return (
      <Page title={t('details.title')} back={back} room="wide">
        <RetryNotice failure={failure} text={problemText(failure.problem)} />
      </Page>
    );
  return (
    <Page
      title={title}
      titleLang={job ? inEnglish.lang : undefined}
      back={back}
      room="wide"
      mark={job ? <CompanyLogo company={job.company} /> : null}
      lead={job ? <JobWhere job={job} /> : null}
      actions={job ? <JobActions key={job.sourceGUID} job={job} /> : null}
    >
      <Loading
        label={title}
        isLoading={!job}
        loadingText={tc('loading.text')}
        doneText={title}
        outline={<JobDetailsBones />}
      >
        {job ? <JobDetails key={job.sourceGUID} job={job} /> : null}
      </Loading>
    </Page>
  );
}
