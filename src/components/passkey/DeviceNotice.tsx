import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '#src/ui/announcer/announce.ts';
import { Notice } from '#src/ui/notice/Notice.tsx';

interface DeviceNoticeProps {
  /** Of a failure; only what the person's device said is shown here. */
  code: string | null;
  /** What it means that the person, or the time, ended the question. */
  text: string;
}

/**
 * Says why the device gave no passkey. It is no error: the person may have cancelled. Announced when
 * it appears, because the focus stays at the button.
 */
export function DeviceNotice({ code, text }: DeviceNoticeProps) {
  const { t } = useTranslation('passkeys');
  const { t: tc } = useTranslation();
  const texts: Readonly<Record<string, string>> = {
    device_stopped: text,
    device_known: t('known'),
    device_unable: t('unable'),
  };
  const said = texts[code ?? ''] ?? '';
  useEffect(() => {
    if (said !== '') announce(said);
  }, [said]);
  if (said === '') return null;
  return (
    <Notice kind="info" word={tc('kind.info')}>
      {said}
    </Notice>
  );
}
