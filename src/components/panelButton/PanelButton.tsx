import { type ComponentType, Suspense, useEffect, useRef } from 'react';
import type { LucideIcon } from 'lucide-react';
import styles from '#src/components/panelButton/PanelButton.module.css';
import { useCall } from '#src/components/useCall.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';

interface PanelButtonProps {
  /** Names the panel, which a wide and a narrow window open by different buttons. */
  id: string;
  icon: LucideIcon;
  /** row: one line of a menu; sign: its icon alone. */
  look?: 'plain' | 'row' | 'sign';
  /** What the button is called. */
  name: string;
  /** A part of the name, for a narrow header; its icon stands alone there when not given. */
  short?: string;
  /** Said and shown when the panel could not be loaded. */
  notLoaded: string;
  /** Loads the panel and its texts. */
  load: () => Promise<unknown>;
  panel: ComponentType<{ onClose: () => void }>;
}

/**
 * Opens a panel that every page has. It is loaded when first used, so that signing in stays small.
 * In a narrow header its word is short or left out, and its name is the same.
 */
export function PanelButton(props: PanelButtonProps) {
  const { id, icon, look = 'plain', name, short, notLoaded, load, panel: Panel } = props;
  const loading = useCall(load);
  const here = useRef<HTMLDivElement>(null);
  const hasFailed = loading.failure !== null;

  useEffect(() => {
    if (hasFailed) announce(notLoaded, { assertive: true });
  }, [hasFailed, notLoaded]);
  const close = () => {
    loading.forget();
    if (here.current?.checkVisibility() === false) focusTheOther(id);
  };
  return (
    <div ref={here} className={styles.place} data-panel={id}>
      <Button
        look={look === 'sign' ? 'plain' : look}
        icon={icon}
        aria-label={name}
        aria-haspopup="dialog"
        isBusy={loading.isCalling}
        onPress={loading.start}
      >
        {look === 'row' ? name : null}
        {look === 'plain' ? <span className={styles.long}>{name}</span> : null}
        {look === 'plain' && short !== undefined ? (
          <span className={styles.short}>{short}</span>
        ) : null}
      </Button>
      {hasFailed ? <p>{notLoaded}</p> : null}
      {loading.isDone ? (
        <Suspense fallback={null}>
          <Panel onClose={close} />
        </Suspense>
      ) : null}
    </div>
  );
}

/**
 * Larger text can collapse the sidebar with the button that opened the panel: focus moves to the
 * visible one, after the panel tried to restore it.
 */
function focusTheOther(id: string): void {
  setTimeout(() => {
    const others = document.querySelectorAll<HTMLElement>(`[data-panel="${id}"] > button`);
    [...others].find((button) => button.checkVisibility())?.focus();
  }, 100);
}
