import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '#src/ui/announce.ts';
import { Button } from '#src/ui/Button.tsx';
import { focusField } from '#src/ui/focusField.ts';
import { Notice } from '#src/ui/Notice.tsx';

interface RestoredNoteProps {
  /** When the last of it was typed. */
  savedAt: Date;
  /** Empties the form and takes this note away; left out where the form has a way of its own to begin afresh. */
  onDiscard?: () => void;
  /** Id of what takes the focus then, such as the first field; the page's title without one. */
  focusAfterId?: string;
}

/**
 * "Restored from 2:05 PM today." over a form that begins with what was typed before, with the way to begin afresh. Said once,
 * politely: the page is the person's own and nothing is wrong.
 */
export function RestoredNote(props: RestoredNoteProps) {
  // Its text comes with it; the form around it must not be taken away while that is fetched.
  return (
    <Suspense fallback={null}>
      <Note {...props} />
    </Suspense>
  );
}

function Note({ savedAt, onDiscard, focusAfterId }: RestoredNoteProps) {
  const { t: tc } = useTranslation();
  const { t } = useTranslation('drafts');
  const restored = useRestoredText(savedAt);
  const text = `${restored} ${onDiscard ? t('mayDiscard') : t('goOn')}`;
  useEffect(() => announce(text), [text]);
  const discard = () => {
    onDiscard?.();
    announce(t('discarded'));
    // The button that had the focus goes with the note; the form is drawn anew first (WCAG 2.4.3).
    requestAnimationFrame(() => {
      if (focusAfterId !== undefined && focusField(focusAfterId)) return;
      document.querySelector<HTMLElement>('main h1')?.focus();
    });
  };
  return (
    <Notice
      kind="info"
      word={tc('kind.info')}
      actions={onDiscard ? <Button onPress={discard}>{t('discard')}</Button> : null}
    >
      {text}
    </Notice>
  );
}

/** The time as people say it: of today, of yesterday, or with its date. */
function useRestoredText(savedAt: Date): string {
  const { t, i18n } = useTranslation('drafts');
  const time = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' }).format(savedAt);
  const [now] = useState(() => new Date());
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (savedAt.toDateString() === now.toDateString()) return t('restored.today', { time });
  if (savedAt.toDateString() === yesterday.toDateString()) return t('restored.yesterday', { time });
  const date = new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'long' });
  return t('restored.earlier', { time, date: date.format(savedAt) });
}
