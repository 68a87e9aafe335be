import { AppLink } from '#src/ui/appLink/AppLink.tsx';
import type { AppLinkProps } from '#src/ui/appLink/AppLink.tsx';
import styles from './LoneLink.module.css';

/** A link that stands alone, not within a sentence: as high as a button, for a hand that shakes (WCAG 2.5.5). */
export function LoneLink(props: Omit<AppLinkProps, 'className'>) {
  return <AppLink {...props} className={styles.link ?? ''} />;
}
