import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSlowAnnouncement } from '#src/components/announcement/useSlowAnnouncement.ts';
import { useCall } from '#src/components/useCall.ts';
import { announce } from '#src/ui/announcer/announce.ts';

export type AnnouncedCall = ReturnType<typeof useAnnouncedCall>;

/**
 * One change by a press, which is announced when it was made and can then be made again.
 * @param run makes the call and returns what to announce
 */
export function useAnnouncedCall(run: () => Promise<string>) {
  const { t } = useTranslation();
  const call = useCall(async () => announce(await run()));
  const { isCalling, isDone, failure, start, forget } = call;
  useSlowAnnouncement(isCalling, t('wait'));
  useEffect(() => {
    if (isDone) forget();
  }, [isDone, forget]);
  return { isCalling, failure, start, forget };
}
