import type { LucideIcon } from 'lucide-react';
import styles from './Icon.module.css';

interface IconProps {
  /** A named import from lucide-react; never the whole set. */
  of: LucideIcon;
  size?: 'text' | 'large';
}

/** A decorative icon, hidden from assistive technology: the text beside it has the meaning. */
export function Icon({ of: Picture, size = 'text' }: IconProps) {
  return <Picture aria-hidden="true" focusable="false" className={styles.icon} data-size={size} />;
}
