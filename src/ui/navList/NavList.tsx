import { useId } from 'react';
import { ExternalLink } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { VisuallyHidden } from '#src/ui/visuallyHidden/VisuallyHidden.tsx';
import styles from './NavList.module.css';

export interface NavLinkEntry {
  kind: 'link';
  text: string;
  href: string;
  icon?: LucideIcon;
  /** This entry, or a page under it, is on screen. */
  isCurrent: boolean;
}

/** Leaves the app in a new tab; the words say so. */
export interface NavExternalEntry {
  kind: 'external';
  text: string;
  href: string;
  icon?: LucideIcon;
  newTabWord: string;
}

/** Does something instead of going somewhere, e.g. Log out. */
export interface NavActionEntry {
  kind: 'action';
  text: string;
  icon?: LucideIcon;
  onPress: () => void;
}

/** A submenu, always open: a nested list under its own word. */
export interface NavGroupEntry {
  kind: 'group';
  text: string;
  icon?: LucideIcon;
  entries: ReadonlyArray<NavLinkEntry>;
}

export type NavEntry = NavLinkEntry | NavExternalEntry | NavActionEntry | NavGroupEntry;

interface NavListProps {
  entries: ReadonlyArray<NavEntry>;
  /** After any entry was followed, e.g. to close the drawer. */
  onFollow?: () => void;
}

/** The list of a navigation landmark. */
export function NavList({ entries, onFollow }: NavListProps) {
  return (
    <ul role="list" className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.text}>
          <NavItem entry={entry} {...(onFollow ? { onFollow } : {})} />
        </li>
      ))}
    </ul>
  );
}

function NavItem({ entry, onFollow }: { entry: NavEntry; onFollow?: () => void }) {
  const groupId = useId();
  const picture = entry.icon ? <Icon of={entry.icon} /> : null;
  switch (entry.kind) {
    case 'group':
      return (
        <>
          <span id={groupId} className={styles.group}>
            {picture}
            <span>{entry.text}</span>
          </span>
          <ul role="list" aria-labelledby={groupId} className={styles.nested}>
            {entry.entries.map((child) => (
              <li key={child.href}>
                <NavItem entry={child} {...(onFollow ? { onFollow } : {})} />
              </li>
            ))}
          </ul>
        </>
      );
    case 'action':
      return (
        <Button
          className={styles.item ?? ''}
          onPress={() => {
            onFollow?.();
            entry.onPress();
          }}
        >
          {picture}
          <span>{entry.text}</span>
        </Button>
      );
    case 'external':
      return (
        <Link
          className={styles.item ?? ''}
          href={entry.href}
          target="_blank"
          rel="noopener noreferrer"
          onPress={() => onFollow?.()}
        >
          {picture}
          <span>
            {entry.text}
            <VisuallyHidden> {entry.newTabWord}</VisuallyHidden>
          </span>
          <Icon of={ExternalLink} />
        </Link>
      );
    case 'link':
      return (
        <Link
          className={styles.item ?? ''}
          href={entry.href}
          {...(entry.isCurrent ? { 'aria-current': 'page' as const } : {})}
          onPress={() => onFollow?.()}
        >
          {picture}
          <span>{entry.text}</span>
        </Link>
      );
  }
}
