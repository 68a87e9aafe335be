import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ALargeSmall } from 'lucide-react';
import styles from '#src/components/display/DisplaySettings.module.css';
import { useCall } from '#src/components/useCall.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';

const load = () => import('#src/components/display/DisplayPanel.tsx');
const DisplayPanel = lazy(async () => ({ default: (await load()).DisplayPanel }));

/**
 * Opens the display settings, on every page (row X7). The panel is loaded when first used, so that
 * signing in stays small. In a narrow header its word is short, and its name is the same.
 */
export function DisplaySettings({ look = 'plain' }: { look?: 'plain' | 'row' }) {
  const { t } = useTranslation();
  const loading = useCall(() => Promise.all([load(), loadTexts('display')]));
  const here = useRef<HTMLDivElement>(null);
  const hasFailed = loading.failure !== null;

  useEffect(() => {
    if (hasFailed) announce(t('displaySettings.notLoaded'), { assertive: true });
  }, [hasFailed, t]);
  const close = () => {
    loading.forget();
    if (here.current?.checkVisibility() === false) focusTheOther();
  };
  return (
    <div ref={here} className={styles.settings} data-display-settings="">
      <Button
        look={look}
        icon={ALargeSmall}
        aria-label={t('displaySettings.open')}
        aria-haspopup="dialog"
        isBusy={loading.isCalling}
        onPress={loading.start}
      >
        {look === 'row' ? (
          t('displaySettings.open')
        ) : (
          <>
            <span className={styles.long}>{t('displaySettings.open')}</span>
            <span className={styles.short}>{t('displaySettings.short')}</span>
          </>
        )}
      </Button>
      {hasFailed ? <p>{t('displaySettings.notLoaded')}</p> : null}
      {loading.isDone ? (
        <Suspense fallback={null}>
          <DisplayPanel onClose={close} />
        </Suspense>
      ) : null}
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
