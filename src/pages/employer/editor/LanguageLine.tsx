import { useTranslation } from 'react-i18next';
import { useEffect, useRef } from 'react';
import { useEditor } from '#src/pages/employer/editor/editorContext.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Cluster } from '#src/ui/stack/Stack.tsx';

/**
 * Says the count when typing has made it another one. The one that the page opens with is read
 * there, and a note that was answered says itself what is left.
 */
function useCountAnnouncement(line: string | null): void {
  const said = useRef<string | null>(null);
  useEffect(() => {
    if (line === null || said.current === line) return;
    const isTyping = document.activeElement?.matches('input, textarea') ?? false;
    if (said.current !== null && isTyping) announce(line, { replaces: 'language' });
    said.current = line;
  }, [line]);
}

/** How many phrases there are to look at; said once typing has stopped. */
export function LanguageLine() {
  const { t } = useTranslation('postingEditor');
  const { notes, check } = useEditor();
  const isFailed = check.snapshot.matches('failed');
  const isShown = check.snapshot.matches('shown');
  const line = notes.length === 0 ? t('notes.none') : t('notes.found', { count: notes.length });
  useCountAnnouncement(isShown ? line : null);
  if (isFailed)
    return (
      <Cluster>
        <p>{t('notes.failed')}</p>
        <Button onPress={() => check.send({ type: 'retry.requested' })}>{t('notes.again')}</Button>
      </Cluster>
    );
  return <p>{notes.length === 0 ? line : `${line} ${t('notes.allLead')}`}</p>;
}
