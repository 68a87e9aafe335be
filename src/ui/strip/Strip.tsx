import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { AppLink } from '#src/ui/appLink/AppLink.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import styles from './Strip.module.css';

interface StripProps {
  icon?: LucideIcon;
  /** One sentence; its most important words in b. */
  children: ReactNode;
  /** `name` is the whole name and begins with the visible words. */
  link?: { href: string; text: string; name?: string };
}

/** One line and one link: a note that belongs to the whole screen, without the weight of a box. */
export function Strip({ icon, children, link }: StripProps) {
  return (
    <div className={styles.strip}>
      <p className={styles.words}>
        {icon ? <Icon of={icon} /> : null}
        <span>{children}</span>
      </p>
      {link ? (
        <AppLink
          href={link.href}
          className={styles.link ?? ''}
          {...(link.name ? { 'aria-label': link.name } : {})}
        >
          {link.text}
        </AppLink>
      ) : null}
    </div>
  );
}
