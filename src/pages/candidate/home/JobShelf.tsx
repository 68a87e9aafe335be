import { type ReactNode, useCallback, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#src/api/queries/jobs.ts';
import type { Recommendation } from '#src/api/queries/recommendations.ts';
import { ShortJobCard } from '#src/components/job/ShortJobCard.tsx';
import { ShortJobCardBones } from '#src/components/job/ShortJobCardBones.tsx';
import { RETURN_TO } from '#src/components/page/usePlace.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import type { QueryFailure } from '#src/components/failure/useQueryFailure.ts';
import type { SaveToggle } from '#src/components/job/useSaveToggle.tsx';
import { jobAddress } from '#src/pages/candidate/jobs/jobPlaces.ts';
import { usePassedFocus } from '#src/ui/focus/usePassedFocus.ts';
import { Shelf } from '#src/ui/shelf/Shelf.tsx';
import { ShelfBones } from '#src/ui/shelf/ShelfBones.tsx';
import { Loading } from '#src/components/waiting/Loading.tsx';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

interface JobShelfProps {
  /** The name of the list, e.g. "Recommended jobs". */
  list: string;
  loadingText: string;
  /** Undefined while they are on their way. */
  jobs: readonly Job[] | undefined;
  /** The reasons of recommended jobs; a card shows the strongest. */
  reasonsOf?: ReadonlyMap<string, Recommendation['reasons']>;
  failure: QueryFailure | null;
  /** Comes with the jobs, below them. */
  note: ReactNode;
  save: SaveToggle;
  /** What stands there without jobs. */
  empty: ReactNode;
  /** The link to the whole list. */
  whole: { href: string; text: string };
}

/**
 * The heading as long as there is no shelf, which has its own. The jobs come in two steps, and
 * after the first one the heading can have the focus: the shelf's takes it over.
 */
function LoneHeading({ id, text }: { id: string; text: string }) {
  const heading = usePassedFocus<HTMLHeadingElement>(id);
  return (
    <h2 ref={heading} id={id} tabIndex={-1}>
      {text}
    </h2>
  );
}

/** The beginning of a job list, side by side, with the way to all of it. */
export function JobShelf(props: JobShelfProps) {
  const { list, jobs, failure, save, whole } = props;
  const { t } = useTranslation('jobs');
  const problemText = useProblemText();
  const headingId = useId();
  const positionText = useCallback(
    (from: number, to: number, of: number) =>
      t('home.position', { count: to - from + 1, from, to, of }),
    [t],
  );
  const hasJobs = jobs !== undefined && jobs.length > 0;
  const named = list.charAt(0).toLowerCase() + list.slice(1);
  return (
    <Stack>
      {hasJobs ? null : <LoneHeading id={headingId} text={list} />}
      {failure ? (
        <RetryNotice
          isPart
          failure={failure}
          text={`${t('list.failed')} ${problemText(failure.problem)}`}
          place={headingId}
        />
      ) : null}
      {jobs === undefined && !failure ? (
        <Loading
          isPart
          label={list}
          isLoading
          loadingText={props.loadingText}
          doneText=""
          outline={
            <ShelfBones>
              <ShortJobCardBones />
            </ShelfBones>
          }
        >
          {null}
        </Loading>
      ) : null}
      {jobs?.length === 0 && !failure ? props.empty : null}
      {hasJobs ? (
        <>
          <Shelf
            heading={list}
            headingId={headingId}
            count={jobs.length}
            positionText={positionText}
            previousWord={t('home.previous')}
            previousLabel={t('home.previousOf', { list: named })}
            nextWord={t('home.next')}
            nextLabel={t('home.nextOf', { list: named })}
            firstText={t('home.firstJobs')}
            lastText={t('home.lastJobs')}
          >
            {jobs.map((job) => (
              <ShortJobCard
                key={job.sourceGUID}
                job={job}
                href={jobAddress(job.sourceGUID, 'home')}
                linkId={`${RETURN_TO}${whole.href}-${job.sourceGUID}`}
                reasons={props.reasonsOf?.get(job.sourceGUID)}
                isSaved={save.isSaved(job.sourceGUID)}
                onToggleSave={save.toggle}
              />
            ))}
          </Shelf>
          {props.note}
        </>
      ) : null}
      {jobs?.length === 0 ? null : <LoneLink href={whole.href}>{whole.text}</LoneLink>}
    </Stack>
  );
}
