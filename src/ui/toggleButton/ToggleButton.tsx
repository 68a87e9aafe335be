import type { LucideIcon } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useFirstClicks } from '#src/ui/button/useFirstClicks.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import styles from '#src/ui/button/Button.module.css';

/** One of the two states. */
interface ToggleFace {
  /** The visible word, e.g. "Save" or "Saved". */
  word: string;
  icon: LucideIcon;
}

interface ToggleButtonProps {
  isOn: boolean;
  off: ToggleFace;
  on: ToggleFace;
  /**
   * Says what a press does now where the word does not: starts with that word (WCAG 2.5.3), e.g.
   * "Saved. Remove from saved".
   */
  name?: string;
  onPress: () => void;
  id?: string;
}

/**
 * A button that does something and undoes it. Icon and word show the state, so the name changes
 * and aria-pressed is not used: "Saved, remove, pressed" would contradict itself. The button
 * is as wide as its longer label, so that nothing moves when the state changes.
 */
export function ToggleButton({ isOn, off, on, name, onPress, id }: ToggleButtonProps) {
  const { ref, isFirstClick } = useFirstClicks();
  return (
    <AriaButton
      {...(id ? { id } : {})}
      {...(name ? { 'aria-label': name } : {})}
      ref={ref}
      onPress={() => isFirstClick() && onPress()}
      className={styles.button ?? ''}
      data-on={isOn || undefined}
    >
      <span className={styles.either}>
        {[off, on].map((face) => (
          <span key={face.word} aria-hidden={(face === on) !== isOn}>
            <Icon of={face.icon} />
            <span>{face.word}</span>
          </span>
        ))}
      </span>
    </AriaButton>
  );
}
