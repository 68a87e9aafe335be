import type { ReactNode } from 'react';
import styles from './Card.module.css';

interface CardProps {
  /** li inside a list of cards, article for a thing of its own, section when titled, else div. */
  as?: 'div' | 'li' | 'article' | 'section';
  'aria-labelledby'?: string;
  children: ReactNode;
}

/** A surface of its own for a thing that can be opened, or for one part of a form. Cards are not nested. */
export function Card({ as: Element = 'div', children, ...rest }: CardProps) {
  return (
    <Element {...rest} className={styles.card}>
      {children}
    </Element>
  );
}

/** A list of cards (children are Card as="li"), side by side where there is room. */
export function CardList({
  label,
  layout = 'list',
  children,
}: {
  label: string;
  layout?: 'list' | 'columns';
  children: ReactNode;
}) {
  return (
    <ul className={styles.list} data-layout={layout} role="list" aria-label={label}>
      {children}
    </ul>
  );
}
