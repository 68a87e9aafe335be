import { AppLink } from '#src/ui/appLink/AppLink.tsx';
import type { AppLinkProps } from '#src/ui/appLink/AppLink.tsx';
import styles from './LoneLink.module.css';

/** A link outside a sentence: as high as a button, for people with a tremor (WCAG 2.5.5). */
export function LoneLink(props: Omit<AppLinkProps, 'className'>) {
  return <AppLink {...props} className={styles.link ?? ''} />;
}
