import { type ComponentType, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ALargeSmall } from 'lucide-react';
import styles from '#src/components/display/DisplaySettings.module.css';
import { loadTexts } from '#src/i18n/setup.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';

/**
 * Opens the display settings, on every page (row X7). The panel is loaded when first used, so that
 * signing in stays small.
 */
export function DisplaySettings() {
  const { t } = useTranslation();
  const [state, setState] = useState<'closed' | 'loading' | 'failed' | 'open'>('closed');
  const [Panel, setPanel] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  const here = useRef<HTMLDivElement>(null);

  const open = async () => {
    setState('loading');
    try {
      const [{ DisplayPanel }] = await Promise.all([
        import('#src/components/display/DisplayPanel.tsx'),
        loadTexts('display'),
      ]);
      setPanel(() => DisplayPanel);
      setState('open');
    } catch {
      setState('failed');
      announce(t('displaySettings.notLoaded'), { assertive: true });
    }
  };
  const close = () => {
    setState('closed');
    if (here.current?.checkVisibility() === false) focusTheOther();
  };
  return (
    <div ref={here} className={styles.settings} data-display-settings="">
      <Button
        look="plain"
        icon={ALargeSmall}
        aria-haspopup="dialog"
        isBusy={state === 'loading'}
        onPress={() => void open()}
      >
        {t('displaySettings.open')}
      </Button>
      {state === 'failed' ? <p>{t('displaySettings.notLoaded')}</p> : null}
      {Panel && state === 'open' ? <Panel onClose={close} /> : null}
    </div>
  );
}

/**
 * Larger text can collapse the sidebar with the button that opened the panel: focus moves to the
 * visible one, after the panel tried to restore it.
 */
function focusTheOther(): void {
  setTimeout(() => {
    const others = document.querySelectorAll<HTMLElement>('[data-display-settings] > button');
    [...others].find((button) => button.checkVisibility())?.focus();
  }, 100);
}
