import { useTranslation } from 'react-i18next';
import { useAppliedJobs } from '#src/api/queries/applications.ts';
import type { JobListKind } from '#src/api/queries/jobLists.ts';
import type { Job, JobSearch } from '#src/api/queries/jobs.ts';
import type { Recommendation } from '#src/api/queries/recommendations.ts';
import { JobCard } from '#src/components/job/JobCard.tsx';
import { withTwins } from '#src/components/job/twins.ts';
import { RETURN_TO, useIsReturning } from '#src/components/page/usePlace.ts';
import { useSaveToggle } from '#src/components/job/useSaveToggle.tsx';
import { jobAddress } from '#src/pages/candidate/jobs/jobPlaces.ts';
import { useNewJobs } from '#src/pages/candidate/jobs/newJobs.ts';
import { useGradually } from '#src/pages/candidate/jobs/useGradually.ts';
import { CardList } from '#src/ui/card/Card.tsx';

interface JobCardsProps {
  kind: JobListKind;
  userGuid: string;
  search: JobSearch;
  jobs: readonly Job[];
  /** The recommended list only: its jobs with their reasons, best first. */
  ranked: readonly Recommendation[] | undefined;
  /** Beginnings of words that were looked for, marked in the cards. */
  foundWords: readonly string[] | undefined;
}

/**
 * The cards of a list. An unsaved job stays in the list of saved jobs until the next visit, so
 * that it can be saved again.
 */
export function JobCards({ kind, userGuid, search, jobs, ranked, foundWords }: JobCardsProps) {
  const { t } = useTranslation('jobs');
  const { data: applied } = useAppliedJobs(userGuid);
  const { dialog, ...save } = useSaveToggle(userGuid, kind === 'saved');
  const rankOf = new Map(
    ranked?.map((one, index) => [one.sourceGUID, { ...one, place: index + 1 }]),
  );
  const newJobs = useNewJobs();
  const isByFit = search.sort === undefined;
  const shown = useGradually(jobs, useIsReturning());
  return (
    <>
      <CardList label={t(`list.${kind}.title`)}>
        {withTwins(shown).map(({ job, hasTwin }) => (
          <JobCard
            key={job.sourceGUID}
            job={job}
            href={jobAddress(job.sourceGUID, kind, search)}
            linkId={`${RETURN_TO}${kind}-${job.sourceGUID}`}
            reasons={rankOf.get(job.sourceGUID)?.reasons}
            place={isByFit ? rankOf.get(job.sourceGUID)?.place : undefined}
            foundWords={foundWords}
            isNew={newJobs.has(job.sourceGUID)}
            hasTwin={hasTwin}
            application={applied?.get(job.sourceGUID)}
            isSaved={save.isSaved(job.sourceGUID)}
            onToggleSave={save.toggle}
          />
        ))}
      </CardList>
      {dialog}
    </>
  );
}
