import { AppLink } from '#src/ui/appLink/AppLink.tsx';
import styles from './Brand.module.css';

interface BrandProps {
  /** The product's name, visible. */
  name: string;
  /** Where its link goes; without it the name is plain text. */
  href?: string;
}

/** The mark and the name. */
export function Brand({ name, href }: BrandProps) {
  const content = (
    <>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <circle className={styles.disc} cx="16" cy="16" r="16" />
        <circle className={styles.sun} cx="16" cy="16" r="8.5" />
      </svg>
      <span className={styles.name}>{name}</span>
    </>
  );
  return href ? (
    <AppLink href={href} className={styles.brand ?? ''}>
      {content}
    </AppLink>
  ) : (
    <span className={styles.brand}>{content}</span>
  );
}
