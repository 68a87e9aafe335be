import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { lineOf } from '#machines/autosave/autosave.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Cluster } from '#src/ui/stack/Stack.tsx';
import { StateLine } from '#src/ui/stateLine/StateLine.tsx';

interface SaveLineProps {
  line: ReturnType<typeof lineOf>;
  /** What is missing, where something is. */
  incompleteText: string;
  onRetry: () => void;
}

const LOOKS = {
  saved: { kind: 'good', icon: CircleCheck },
  trying: { kind: 'warn', icon: CircleAlert },
  notSaved: { kind: 'bad', icon: CircleAlert },
  incomplete: { kind: 'bad', icon: CircleAlert },
} as const;

/** Under the heading of a form that saves itself: whether everything is saved. */
export function SaveLine({ line, incompleteText, onRetry }: SaveLineProps) {
  const { t } = useTranslation('autosave');
  const text = line === 'incomplete' ? incompleteText : t(line ?? 'byItself');
  // "Saved" is announced by the machine, at most every five seconds.
  const news = line === 'trying' || line === 'incomplete' ? text : '';
  useEffect(() => {
    if (news !== '') announce(news);
  }, [news]);
  const { kind, icon } = line === null ? ({ kind: 'none', icon: Info } as const) : LOOKS[line];
  return (
    <Cluster>
      <StateLine kind={kind} icon={icon}>
        {text}
      </StateLine>
      {line === 'notSaved' ? <RetryButton onRetry={onRetry} /> : null}
    </Cluster>
  );
}

function RetryButton({ onRetry }: Pick<SaveLineProps, 'onRetry'>) {
  const { t } = useTranslation();
  return <Button onPress={onRetry}>{t('retry')}</Button>;
}
