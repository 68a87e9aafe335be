import type { LucideIcon } from 'lucide-react';
import styles from './Icon.module.css';

interface IconProps {
  /** A named import from lucide-react; never the whole set. */
  of: LucideIcon;
  size?: 'text' | 'large';
}

/** A decorative picture. The meaning must stand in words beside it, so it is hidden from assistive technology. */
export function Icon({ of: Picture, size = 'text' }: IconProps) {
  return <Picture aria-hidden="true" focusable="false" className={styles.icon} data-size={size} />;
}
