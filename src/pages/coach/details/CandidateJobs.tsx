import { Briefcase } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCandidateJobs, useCandidateRanking } from '#src/api/queries/coachedCandidate.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { JobCard } from '#src/components/job/JobCard.tsx';
import { WhoseReasons } from '#src/components/job/WhoseReasons.ts';
import { SampleDataNote } from '#src/components/job/SampleDataNote.tsx';
import { withTwins } from '#src/components/job/twins.ts';
import { Listing } from '#src/components/listing/Listing.tsx';
import { RETURN_TO } from '#src/components/page/usePlace.ts';
import { Loading } from '#src/components/waiting/Loading.tsx';
import { NotSharedPart } from '#src/pages/coach/details/NotSharedPart.tsx';
import { type PartProps, useRefused } from '#src/pages/coach/details/useRefused.ts';
import { paths } from '#src/paths.ts';
import { CardBones } from '#src/ui/card/CardBones.tsx';
import { CardList } from '#src/ui/card/Card.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

interface CandidateJobsProps extends PartProps {
  firstName: string;
  isShared: boolean;
}

/** The recommended jobs of a candidate, to look at: nothing here saves or applies. */
export function CandidateJobs({ isShared, ...part }: CandidateJobsProps) {
  const { t } = useTranslation(['coach', 'theirReasons']);
  return (
    <Stack>
      <h2 id="jobs" tabIndex={-1}>
        {t('details.parts.jobs')}
      </h2>
      <WhoseReasons value="theirReasons">
        {isShared ? <RankedJobs {...part} /> : <NotSharedPart />}
      </WhoseReasons>
    </Stack>
  );
}

const linkId = (id: string) => `${RETURN_TO}candidate-job-${id}`;

function RankedJobs({ userGuid, firstName, onRefused }: Omit<CandidateJobsProps, 'isShared'>) {
  const { t } = useTranslation('coach');
  const problemText = useProblemText();
  const ranking = useCandidateRanking(userGuid);
  const failure = useQueryFailure(ranking);
  useRefused(failure, onRefused);
  const ranked = ranking.data;
  const list = useCandidateJobs(
    userGuid,
    ranked?.map((one) => one.sourceGUID),
  );
  useRefused(useQueryFailure(list), onRefused);
  const rankOf = new Map(
    ranked?.map((one, index) => [one.sourceGUID, { ...one, place: index + 1 }]),
  );
  if (ranked === undefined)
    return (
      <Loading
        isPart
        label={t('details.parts.jobs')}
        isLoading={!failure}
        loadingText={t('jobs.loading')}
        doneText=""
        outline={<CardBones lines={3} />}
      >
        {failure ? (
          <RetryNotice
            isPart
            failure={failure}
            text={`${t('jobs.failed')} ${problemText(failure.problem)}`}
          />
        ) : null}
      </Loading>
    );
  return (
    <Listing
      name={t('details.parts.jobs')}
      asked={userGuid}
      list={list}
      countLook="line"
      wayBack={{ href: paths.jobCoach.home, text: t('details.back') }}
      foundText={(total) => t('jobs.found', { count: total })}
      failedText={t('jobs.failed')}
      loadingText={t('jobs.loading')}
      idOf={(job) => job.sourceGUID}
      focusIdOf={(job) => linkId(job.sourceGUID)}
      empty={
        <EmptyState icon={Briefcase} heading={t('home.none')} headingLevel={3}>
          {t('jobs.empty', { name: firstName })}
        </EmptyState>
      }
    >
      {(jobs) => (
        <>
          <CardList label={t('details.parts.jobs')}>
            {withTwins(jobs).map(({ job, hasTwin }) => (
              <JobCard
                key={job.sourceGUID}
                job={job}
                href={`${paths.jobCoach.jobDetails(job.sourceGUID)}?candidate=${userGuid}`}
                linkId={linkId(job.sourceGUID)}
                reasons={rankOf.get(job.sourceGUID)?.reasons}
                place={rankOf.get(job.sourceGUID)?.place}
                hasTwin={hasTwin}
              />
            ))}
          </CardList>
          {jobs.some((job) => job.origin === 'sample') ? <SampleDataNote /> : null}
        </>
      )}
    </Listing>
  );
}
