import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type SignedInSession,
  useEndOtherSessions,
  useSessions,
} from '#src/api/queries/sessions.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { useCall } from '#src/components/useCall.ts';
import { EndFailure } from '#src/components/accountSettings/EndFailure.tsx';
import { SessionEntry } from '#src/components/accountSettings/SessionEntry.tsx';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { CardList } from '#src/ui/card/Card.tsx';
import { CardBones } from '#src/ui/card/CardBones.tsx';
import { Loading } from '#src/components/waiting/Loading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

const titleId = 'sessions-title';

/** Where the person is signed in, and how to end it there. */
export function Sessions() {
  const { t } = useTranslation('account');
  const problemText = useProblemText();
  const query = useSessions();
  const { data } = query;
  const failure = useQueryFailure(query);
  return (
    <Stack>
      <h2 id={titleId} tabIndex={-1}>
        {t('sessions.title')}
      </h2>
      <p>{t('sessions.lead')}</p>
      <Loading
        isPart
        label={t('sessions.title')}
        isLoading={data === undefined && !failure}
        loadingText={t('sessions.loading')}
        doneText=""
        outline={<CardBones lines={4} />}
      >
        {failure ? (
          <RetryNotice isPart failure={failure} text={problemText(failure.problem)} />
        ) : null}
        {data ? <List sessions={data} /> : null}
      </Loading>
    </Stack>
  );
}

function List({ sessions }: { sessions: readonly SignedInSession[] }) {
  const { t } = useTranslation('account');
  const list = useRef<HTMLDivElement>(null);
  /** Of the session that is being ended, among those with a button. */
  const place = useRef<number | null>(null);
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  // The pressed button is gone: focus moves to the one that takes its place, or to the title.
  useEffect(() => {
    if (place.current === null || document.activeElement !== document.body) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('li button') ?? [];
    (
      buttons[Math.min(place.current, buttons.length - 1)] ?? document.getElementById(titleId)
    )?.focus();
    place.current = null;
  }, [sessions.length]);
  return (
    <div ref={list}>
      <Stack>
        <CardList label={t('sessions.title')}>
          {sessions.map((session) => (
            <SessionEntry
              key={session.id}
              session={session}
              onEnding={() => {
                place.current = others.indexOf(session);
              }}
            />
          ))}
        </CardList>
        {others.length > 0 ? (
          <EndOthers
            onEnding={() => {
              place.current = 0;
            }}
          />
        ) : null}
      </Stack>
    </div>
  );
}

/** Calls `onEnding` before the others leave the list. */
function EndOthers({ onEnding }: { onEnding: () => void }) {
  const { t } = useTranslation('account');
  const end = useEndOtherSessions();
  const ending = useCall(async () => {
    onEnding();
    await end();
    announce(t('sessions.othersEnded'));
  });
  return (
    <>
      <div>
        <Button id="endOtherSessions" isBusy={ending.isCalling} onPress={ending.start}>
          {t('sessions.endOthers')}
        </Button>
      </div>
      <EndFailure
        problem={ending.failure}
        submit={ending.start}
        dismiss={ending.forget}
        controlId="endOtherSessions"
      />
    </>
  );
}
