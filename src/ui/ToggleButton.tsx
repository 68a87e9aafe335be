import type { LucideIcon } from 'lucide-react';
import { ToggleButton as AriaToggleButton } from 'react-aria-components/ToggleButton';
import { Icon } from './Icon.tsx';
import styles from './Button.module.css';

interface ToggleButtonProps {
  /** The name. It stays the same in both states: the state is told by aria-pressed. */
  children: string;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  icon: LucideIcon;
  /** Shown while pressed, so that colour is not alone. */
  selectedIcon: LucideIcon;
  /** Work is under way: state and focus stay, further presses do nothing. */
  isBusy?: boolean;
  id?: string;
  /** Only where many share one visible word: starts with that word. WCAG 2.5.3. */
  'aria-label'?: string;
}

/** A button that is on or off. */
export function ToggleButton({
  children,
  icon,
  selectedIcon,
  isBusy = false,
  onChange,
  ...rest
}: ToggleButtonProps) {
  return (
    <AriaToggleButton
      {...rest}
      {...(isBusy ? { 'aria-disabled': true } : {})}
      onChange={(isSelected) => {
        if (!isBusy) onChange(isSelected);
      }}
      className={styles.button ?? ''}
    >
      <Icon of={rest.isSelected ? selectedIcon : icon} />
      <span>{children}</span>
    </AriaToggleButton>
  );
}
