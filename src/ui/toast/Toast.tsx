import { useId, useRef } from 'react';
import { CircleCheck } from 'lucide-react';
import { Button } from '#src/ui/button/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { useToastFocus } from './useToastFocus.ts';
import { useUncoveredFocus } from './useUncoveredFocus.ts';
import styles from './Toast.module.css';

interface ToastProps {
  title: string;
  paragraphs: readonly string[];
  okLabel: string;
  onClose: () => void;
}

/**
 * A dialog that stops nobody: it takes no focus and never closes by a clock. F6 leads into it and
 * back; its button, or Escape in it, closes it. It is not a live region: call announce() when it
 * appears.
 */
export function Toast({ title, paragraphs, okLabel, onClose }: ToastProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useToastFocus(box, onClose);
  useUncoveredFocus(box);
  return (
    <div
      ref={box}
      role="dialog"
      tabIndex={-1}
      className={styles.toast}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      aria-keyshortcuts="F6"
    >
      <Icon of={CircleCheck} size="large" />
      <div className={styles.words}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <div id={`${id}-text`} className={styles.text}>
          {paragraphs.map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </div>
      </div>
      <Button onPress={onClose}>{okLabel}</Button>
    </div>
  );
}
