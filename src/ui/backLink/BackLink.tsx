import { ArrowLeft } from 'lucide-react';
import { AppLink } from '#src/ui/appLink/AppLink.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import styles from './BackLink.module.css';

interface BackLinkProps {
  href: string;
  /** Where it leads, e.g. "Back to recommended jobs". */
  children: string;
}

/** The way back to the list or step before: above the title, 44 px high. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <AppLink href={href} className={styles.back ?? ''}>
      <Icon of={ArrowLeft} />
      <span>{children}</span>
    </AppLink>
  );
}
