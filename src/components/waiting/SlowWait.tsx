import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeave } from '#src/components/waiting/useLeave.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { useLong } from '#src/ui/loadingRegion/useLong.ts';
import { Cluster } from '#src/ui/stack/Stack.tsx';

/** With the time before it is called slow, the limit of a call. */
const MORE_MS = 10_000;

export interface SlowWaitProps {
  /**
   * part: the rest of the page can be used, so nobody needs to leave; code: no call ends the wait,
   * so after the limit of a call the page can be loaded again.
   */
  of: 'page' | 'part' | 'code';
  /** In place of leaving the page. */
  onCancel?: () => void;
}

/** Says that a wait is long, and offers the way out of it. */
export function SlowWait({ of, onCancel }: SlowWaitProps) {
  const { t } = useTranslation();
  const leave = useLeave();
  const cancel = onCancel ?? (of === 'part' ? undefined : leave);
  const isOver = useLong(of === 'code', MORE_MS);
  const text = isOver ? t('problem.timedOut') : t('loading.slow');
  useEffect(() => announce(text, { isWait: true }), [text]);
  return (
    <>
      <p>{text}</p>
      <Cluster>
        {isOver ? <Button onPress={() => window.location.reload()}>{t('retry')}</Button> : null}
        {cancel ? <Button onPress={cancel}>{t('cancel')}</Button> : null}
      </Cluster>
    </>
  );
}
