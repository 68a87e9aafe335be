import { BookOpenText, FileText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AbleistExtract, Job } from '#src/api/queries/jobs.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { JobText } from '#src/components/job/JobText.tsx';
import { usePlainView } from '#src/components/job/usePlainView.ts';
import { display } from '#src/session/display.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { ToggleButton } from '#src/ui/toggleButton/ToggleButton.tsx';

/** Only for who wants it. */
const PlainView = lazy(() => import('#src/components/job/PlainView.tsx'));

interface PostingProps {
  job: Job;
  extracts: readonly AbleistExtract[];
}

/**
 * The text of a posting as it was written, or in plain words below its short answers (row X12).
 * Which of them is kept with the display settings. Without an answer the posting itself stays.
 */
export function Posting({ job, extracts }: PostingProps) {
  const { t } = useTranslation('jobs');
  const { isPlain, query } = usePlainView(job);
  const failure = useQueryFailure(query);
  // Who opens a page in plain view keeps the focus on its title.
  const [isPressed, setPressed] = useState(false);
  const toggle = () => {
    setPressed(!isPlain);
    if (isPlain) announce(t('details.isFull'));
    display.send({ type: 'choice.made', changes: { Posting: isPlain ? 'full' : 'plain' } });
  };
  const full = <JobText job={job} extracts={extracts} />;
  const waiting = <Skeleton lines={12} />;
  return (
    <>
      <div>
        <ToggleButton
          isOn={isPlain}
          onPress={toggle}
          off={{ word: t('details.plainView'), icon: BookOpenText }}
          on={{ word: t('details.fullPosting'), icon: FileText }}
        />
      </div>
      {!isPlain ? (
        full
      ) : query.data ? (
        <Suspense fallback={waiting}>
          <PlainView job={job} extracts={extracts} plain={query.data} isPressed={isPressed} />
        </Suspense>
      ) : failure ? (
        <>
          <RetryNotice failure={failure} text={t('details.noPlain')} isPart />
          {full}
        </>
      ) : (
        waiting
      )}
    </>
  );
}
