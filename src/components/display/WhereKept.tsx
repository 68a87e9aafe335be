import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { keptOf } from '#machines/displayKeeper/displayKeeper.ts';
import { useSlowAnnouncement } from '#src/components/announcement/useSlowAnnouncement.ts';
import { display, useDisplay } from '#src/session/display.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';

/**
 * Where the choices are saved. A failure is announced once and shown here until a retry works,
 * which is announced too.
 */
export function WhereKept(): ReactNode {
  const { t } = useTranslation('display');
  const { t: tc } = useTranslation();
  const kept = useDisplay(keptOf);
  const failed = useDisplay((snapshot) => snapshot.hasTag('failed'));
  const isRetrying = useDisplay((snapshot) => snapshot.hasTag('busy'));
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (failed) announce(t('failed'));
  }, [failed, t]);
  useSlowAnnouncement(isRetrying, tc('wait'));
  useEffect(() => {
    const { unsubscribe } = display.on('retry.succeeded', () => {
      announce(t('kept.account'));
      // The button goes now: a person who is on it stays at this place.
      if (document.activeElement === button.current) place.current?.focus({ preventScroll: true });
    });
    return unsubscribe;
  }, [t]);
  return (
    <div ref={place} tabIndex={-1}>
      {kept === 'failed' ? (
        <Notice
          kind="warn"
          word={tc('kind.info')}
          actions={
            <Button
              ref={button}
              isBusy={isRetrying}
              onPress={() => display.send({ type: 'retry.requested' })}
            >
              {tc('retry')}
            </Button>
          }
        >
          {t('failed')}
        </Notice>
      ) : (
        <p>{t(`kept.${kept}`)}</p>
      )}
    </div>
  );
}
