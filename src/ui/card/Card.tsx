import type { ReactNode } from 'react';
import styles from './Card.module.css';

interface CardProps {
  /**
   * li in a list of cards, article for an independent item, section with a title, otherwise div.
   */
  as?: 'div' | 'li' | 'article' | 'section';
  'aria-labelledby'?: string;
  children: ReactNode;
}

/** A surface for an item that can be opened, or for one part of a form. Do not nest cards. */
export function Card({ as: Element = 'div', children, ...rest }: CardProps) {
  return (
    <Element {...rest} className={styles.card}>
      {children}
    </Element>
  );
}

/** A list of cards (children are Card as="li"). */
export function CardList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.list} role="list" aria-label={label}>
      {children}
    </ul>
  );
}
