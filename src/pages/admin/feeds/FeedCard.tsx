import { CircleCheck, CirclePause, RefreshCw, TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  deleteJobFeed,
  type JobFeed,
  runJobFeed,
  updateJobFeedState,
} from '#src/api/queries/jobFeeds.ts';
import { EnglishWords } from '#src/components/text/EnglishWords.tsx';
import { useResultWords } from '#src/pages/admin/feeds/useResultWords.ts';
import { FailedChange } from '#src/pages/admin/parts/FailedChange.tsx';
import { RecordCard } from '#src/components/listing/RecordCard.tsx';
import { useAnnouncedCall } from '#src/components/useAnnouncedCall.ts';
import { useTimeWords } from '#src/pages/admin/parts/useTimeWords.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ConfirmDialog } from '#src/ui/confirmDialog/ConfirmDialog.tsx';
import { usePassedFocus } from '#src/ui/focus/usePassedFocus.ts';
import { StateLine } from '#src/ui/stateLine/StateLine.tsx';

interface FeedCardProps {
  feed: JobFeed;
  /** Gets the focus when this feed is removed. */
  nextId: string;
}

/** A feed: what its last run did, when the next one is, and its buttons. */
export function FeedCard({ feed, nextId }: FeedCardProps) {
  const { t } = useTranslation('admin');
  const resultWords = useResultWords();
  const time = useTimeWords();
  const { name, company, format, url, lastRunAt, lastResult } = feed;
  const last =
    lastRunAt === null || lastResult === null ? (
      t('feeds.noRun')
    ) : (
      <EnglishWords
        words={lastResult.error ?? ''}
        sentence={(error) =>
          t('feeds.lastRun', {
            time: time(lastRunAt),
            result: resultWords({ ...lastResult, error: lastResult.error === null ? null : error }),
          })
        }
      />
    );
  return (
    <RecordCard
      name={name}
      focusId={`feed-${feed.feedGUID}`}
      facts={[
        { id: 'company', text: company ?? t('feeds.noCompany'), isStrong: company !== null },
        { id: 'format', text: t(`formats.${format}`) },
        { id: 'url', text: url },
      ]}
      state={
        <>
          <p>{last}</p>
          <FeedState feed={feed} />
        </>
      }
      actions={<FeedButtons feed={feed} nextId={nextId} />}
    />
  );
}

function FeedState({ feed }: { feed: JobFeed }) {
  const { t } = useTranslation('admin');
  const time = useTimeWords();
  const { state, isRunning, failures, nextRunAt } = feed;
  const next = nextRunAt === null ? t('feeds.noNext') : t('feeds.next', { time: time(nextRunAt) });
  if (isRunning)
    return (
      <StateLine kind="info" icon={RefreshCw}>
        {t('feeds.running')}
      </StateLine>
    );
  if (state === 'paused')
    return (
      <StateLine kind="none" icon={CirclePause}>
        {t('feeds.paused')}
      </StateLine>
    );
  return failures > 0 ? (
    <StateLine kind="warn" icon={TriangleAlert}>
      {t('feeds.failing', { count: failures })} {next}
    </StateLine>
  ) : (
    <StateLine kind="good" icon={CircleCheck}>
      {t('feeds.active')} {next}
    </StateLine>
  );
}

function FeedButtons({ feed, nextId }: FeedCardProps) {
  const { t } = useTranslation('admin');
  const { t: tc } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const { feedGUID: id, name, state, isRunning } = feed;
  const isPaused = state === 'paused';
  const remove = usePassedFocus<HTMLButtonElement>(nextId);
  const running = useAnnouncedCall(async () => {
    await runJobFeed(id);
    return t('feeds.began', { name });
  });
  // Trying again asks for the same, whatever the list says by then.
  const wanted = useRef<JobFeed['state']>('paused');
  const pausing = useAnnouncedCall(async () => {
    const state = wanted.current;
    await updateJobFeedState(id, state);
    return t(state === 'active' ? 'feeds.resumed' : 'feeds.nowPaused', { name });
  });
  const removing = useAnnouncedCall(async () => {
    await deleteJobFeed(id);
    return t('feeds.removed', { name });
  });
  return (
    <>
      <Button
        isBusy={running.isCalling}
        isUnavailable={isRunning}
        aria-label={t('feeds.runName', { name })}
        onPress={running.start}
      >
        {t('feeds.run')}
      </Button>
      <Button
        isBusy={pausing.isCalling}
        aria-label={t(isPaused ? 'feeds.resumeName' : 'feeds.pauseName', { name })}
        onPress={() => {
          wanted.current = isPaused ? 'active' : 'paused';
          pausing.start();
        }}
      >
        {t(isPaused ? 'feeds.resume' : 'feeds.pause')}
      </Button>
      <Button
        ref={remove}
        isBusy={removing.isCalling}
        aria-label={t('feeds.removeName', { name })}
        aria-haspopup="dialog"
        onPress={() => setAsking(true)}
      >
        {t('feeds.remove')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('feeds.removeQuestion', { name })}
        message={t('feeds.removeText')}
        confirmLabel={t('feeds.removeYes')}
        cancelLabel={tc('cancel')}
        isDangerous
        focusAfterId={nextId}
        onConfirm={() => {
          setAsking(false);
          removing.start();
        }}
        onCancel={() => setAsking(false)}
      />
      <FailedChange call={running} />
      <FailedChange call={pausing} />
      <FailedChange call={removing} />
    </>
  );
}
