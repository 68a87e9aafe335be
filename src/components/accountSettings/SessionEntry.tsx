import { useTranslation } from 'react-i18next';
import { type SignedInSession, useEndSession } from '#src/api/queries/sessions.ts';
import { EndFailure } from '#src/components/accountSettings/EndFailure.tsx';
import { useCall } from '#src/components/useCall.ts';
import styles from '#src/components/accountSettings/Sessions.module.css';
import { useSessionWords } from '#src/components/accountSettings/useSessionWords.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { Tag } from '#src/ui/tag/Tag.tsx';

interface SessionEntryProps {
  session: SignedInSession;
  /** Called before an ended session leaves the list. */
  onEnding: () => void;
}

/** One place where the person is signed in. The session of this tab ends by "Log out" alone. */
export function SessionEntry({ session, onEnding }: SessionEntryProps) {
  const { t } = useTranslation('account');
  const words = useSessionWords();
  const end = useEndSession();
  const [device, lastUsed] = [words.device(session), words.lastUsed(session)];
  const ending = useCall(async () => {
    onEnding();
    await end(session.id);
    announce(t('sessions.ended', { device }));
  });
  return (
    <Card as="li">
      <div className={styles.entry}>
        <div className={styles.words}>
          <h3>{device}</h3>
          {session.isCurrent ? (
            <div>
              <Tag kind="good">{t('sessions.current')}</Tag>
            </div>
          ) : null}
          <p>{lastUsed}</p>
          <p>{words.started(session)}</p>
        </div>
        {session.isCurrent ? null : (
          <Button
            id={`endSession-${session.id}`}
            isBusy={ending.isCalling}
            aria-label={t('sessions.endName', { device, lastUsed })}
            onPress={ending.start}
          >
            {t('sessions.end')}
          </Button>
        )}
      </div>
      <EndFailure
        problem={ending.failure}
        submit={ending.start}
        dismiss={ending.forget}
        controlId={`endSession-${session.id}`}
      />
    </Card>
  );
}
