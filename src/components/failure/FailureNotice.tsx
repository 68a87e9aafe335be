import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '#src/ui/announcer/announce.ts';
import { Notice } from '#src/ui/notice/Notice.tsx';

/** Says that something failed, until the next attempt. Announced when it appears. */
export function FailureNotice({ text, actions }: { text: string; actions?: ReactNode }) {
  const { t } = useTranslation();
  useEffect(() => announce(text, { assertive: true }), [text]);
  return (
    <Notice kind="bad" word={t('kind.bad')} actions={actions}>
      {text}
    </Notice>
  );
}
