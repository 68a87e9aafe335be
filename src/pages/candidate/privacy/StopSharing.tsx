import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { createActor, fromPromise } from 'xstate';
import { stoppingMachine } from '#machines/stopping/stopping.ts';
import { useTabActor } from '#src/components/useTabActor.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { usePassedFocus } from '#src/ui/focus/usePassedFocus.ts';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';

interface StopSharingProps {
  /** Makes ids; what is stopped has one. */
  id: string;
  /** Who sees it, in the names of the buttons. */
  name: string;
  /** What the ledger says: false once it was stopped, here or elsewhere. */
  isShared: boolean;
  /** Where it can be shared again; null where it cannot. */
  againHref: string | null;
  /** What the page of that link begins with, which no address says. */
  againState?: object;
  /** What is told after it stopped; that they see nothing any more when not given. */
  doneText?: string;
  stop: () => Promise<void>;
}

/**
 * One press stops sharing, without a question; then it leads to sharing again. A stop that fails
 * says that nothing was changed, and is tried again by itself.
 */
export function StopSharing(props: StopSharingProps) {
  const { id, name, isShared, againHref, againState, stop, doneText } = props;
  const { t } = useTranslation('privacy');
  const { t: tc } = useTranslation();
  const run = async () => {
    await stop();
    announce(doneText ?? t('stop.done', { name }));
  };
  // What is shared may be other by the time it is stopped: it was changed in another tab.
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const { snapshot, send } = useTabActor(() =>
    createActor(
      stoppingMachine.provide({
        actors: {
          stop: fromPromise(() => latest.current()),
        },
      }),
    ),
  );
  const againId = `again-${id}`;
  if (!isShared && againHref === null)
    return (
      <p id={againId} tabIndex={-1}>
        {t('stop.ended')}
      </p>
    );
  if (!isShared && againHref !== null)
    return (
      <LinkButton
        id={againId}
        href={againHref}
        {...(againState ? { state: againState } : {})}
        aria-label={t('stop.againName', { name })}
      >
        {t('stop.again')}
      </LinkButton>
    );
  const press = () => {
    // Shared again meanwhile, in another tab.
    send({ type: 'shared.again' });
    send({ type: 'stop.pressed' });
  };
  const hasFailed = snapshot.context.failure !== null;
  return (
    <>
      <PassingStop againId={againId} name={name} isBusy={snapshot.hasTag('busy')} press={press} />
      {hasFailed ? (
        <FailedStop
          text={`${t('stop.failed', { name })} ${t('stop.trying')}`}
          word={tc('kind.bad')}
          retry={tc('retry')}
          isBusy={snapshot.hasTag('busy')}
          press={press}
        />
      ) : null}
    </>
  );
}

interface PassingStopProps {
  againId: string;
  name: string;
  isBusy: boolean;
  press: () => void;
}

/** Its focus goes on to "Share again", which takes its place. */
function PassingStop({ againId, name, isBusy, press }: PassingStopProps) {
  const { t } = useTranslation('privacy');
  const button = usePassedFocus<HTMLButtonElement>(againId);
  return (
    <Button
      ref={button}
      look="danger"
      isBusy={isBusy}
      aria-label={t('stop.doName', { name })}
      onPress={press}
    >
      {t('stop.do')}
    </Button>
  );
}

interface FailedStopProps {
  text: string;
  word: string;
  retry: string;
  isBusy: boolean;
  press: () => void;
}

/** That nothing was changed; the focus is on the way to try again. */
export function FailedStop({ text, word, retry, isBusy, press }: FailedStopProps) {
  useEffect(() => announce(text, { assertive: true }), [text]);
  return (
    <Notice
      kind="bad"
      word={word}
      actions={
        <Button autoFocus isBusy={isBusy} onPress={press}>
          {retry}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}
