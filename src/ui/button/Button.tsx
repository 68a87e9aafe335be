import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Hourglass } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useFirstClicks } from '#src/ui/button/useFirstClicks.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import styles from './Button.module.css';

export type ButtonLook = 'primary' | 'quiet' | 'plain' | 'danger';

export interface ButtonProps {
  /** The name: a verb and its object. It stays the same while the button is busy. */
  children: ReactNode;
  /** One primary action a screen; the rest are quiet or plain. */
  look?: ButtonLook;
  type?: 'button' | 'submit';
  onPress?: () => void;
  /**
   * Work is running: name and focus stay, further presses do nothing. Announce the stage yourself.
   */
  isBusy?: boolean;
  isDisabled?: boolean;
  /** Nothing to do now, e.g. at the end of a list: announced as disabled, but keeps the focus. */
  isUnavailable?: boolean;
  icon?: LucideIcon;
  id?: string;
  ref?: Ref<HTMLButtonElement>;
  autoFocus?: boolean;
  /**
   * Only when many buttons share one visible word ("Remove"): starts with that word ("Remove
   * Excel"). WCAG 2.5.3.
   */
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-haspopup'?: 'dialog';
}

/**
 * A button of at least 44 px. Busy uses aria-disabled, not react-aria's isPending, which announces
 * the name a second time through its own live region.
 */
export function Button({
  children,
  look = 'quiet',
  type = 'button',
  isBusy = false,
  isUnavailable = false,
  onPress,
  icon,
  ref: given,
  ...rest
}: ButtonProps) {
  const { ref, isFirstClick } = useFirstClicks(given);
  const isIdle = isBusy || isUnavailable;
  return (
    <AriaButton
      {...rest}
      ref={ref}
      type={isIdle ? 'button' : type}
      {...(isIdle ? { 'aria-disabled': true } : {})}
      {...(onPress && !isIdle ? { onPress: () => isFirstClick() && onPress() } : {})}
      className={styles.button ?? ''}
      data-look={look}
      data-busy={isBusy || undefined}
      data-unavailable={isUnavailable || undefined}
    >
      {isBusy ? <Icon of={Hourglass} /> : icon ? <Icon of={icon} /> : null}
      <span>{children}</span>
    </AriaButton>
  );
}
