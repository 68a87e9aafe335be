import { type ReactNode, type Ref, useId } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Hourglass } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { announce } from '#src/ui/announcer/announce.ts';
import { useFirstClicks } from '#src/ui/button/useFirstClicks.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import styles from './Button.module.css';

/** row: one line of a menu. */
export type ButtonLook = 'primary' | 'quiet' | 'plain' | 'danger' | 'row';

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
  /**
   * Why it is unavailable, beside it and in its description; a press says it again. Give '' while
   * it is available, so that button and focus stay when that changes.
   */
  reason?: string;
  icon?: LucideIcon;
  /** Behind the words, where it points onwards. */
  iconAfter?: LucideIcon;
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
  reason,
  onPress,
  icon,
  iconAfter,
  ref: given,
  ...rest
}: ButtonProps) {
  const { ref, isFirstClick } = useFirstClicks(given);
  const reasonId = useId();
  const isIdle = isBusy || isUnavailable;
  const said = isUnavailable ? (reason ?? '') : '';
  const described = [rest['aria-describedby'], said && reasonId].filter(Boolean).join(' ');
  const press = isIdle ? said && (() => announce(said)) : onPress;
  const button = (
    <AriaButton
      {...rest}
      {...(described ? { 'aria-describedby': described } : {})}
      ref={ref}
      type={isIdle ? 'button' : type}
      {...(isIdle ? { 'aria-disabled': true } : {})}
      {...(press ? { onPress: () => isFirstClick() && press() } : {})}
      className={styles.button ?? ''}
      data-look={look}
      data-busy={isBusy || undefined}
      data-unavailable={isUnavailable || undefined}
    >
      {isBusy ? <Icon of={Hourglass} /> : icon ? <Icon of={icon} /> : null}
      <span>{children}</span>
      {iconAfter ? <Icon of={iconAfter} /> : null}
    </AriaButton>
  );
  return reason === undefined ? (
    button
  ) : (
    <span className={styles.withReason}>
      {button}
      {said ? (
        <span id={reasonId} className={styles.reason}>
          {said}
        </span>
      ) : null}
    </span>
  );
}
