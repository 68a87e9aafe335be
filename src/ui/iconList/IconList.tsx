import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { VisuallyHidden } from '#src/ui/visuallyHidden/VisuallyHidden.tsx';
import styles from './IconList.module.css';

export interface IconListItem {
  id: string;
  icon: LucideIcon;
  tone?: 'plain' | 'good' | 'warn';
  /** Read before the text when the icon adds meaning, e.g. "Fits:" or "Missing:". */
  spokenWord?: string;
  text: ReactNode;
}

interface IconListProps {
  label?: string;
  /** Id of its heading, in place of a label. */
  labelledBy?: string;
  items: ReadonlyArray<IconListItem>;
  /** close: lines of one thing, e.g. on a card; inline: short facts in a row. */
  layout?: 'list' | 'close' | 'inline';
}

/** Short facts or reasons, each with an icon: place, date, why a job fits and what is missing. */
export function IconList({ label, labelledBy, items, layout = 'list' }: IconListProps) {
  return (
    <ul
      className={styles.list}
      data-layout={layout}
      role="list"
      aria-label={label}
      aria-labelledby={labelledBy}
    >
      {items.map((item) => (
        <li key={item.id} className={styles.item} data-tone={item.tone ?? 'plain'}>
          <Icon of={item.icon} />
          <span>
            {item.spokenWord ? <VisuallyHidden>{item.spokenWord} </VisuallyHidden> : null}
            {item.text}
          </span>
        </li>
      ))}
    </ul>
  );
}
