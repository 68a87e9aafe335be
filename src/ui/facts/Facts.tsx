import type { ReactNode } from 'react';
import styles from './Facts.module.css';

export interface Fact {
  id: string;
  text: ReactNode;
  /** What people look for first, e.g. the pay. */
  isStrong?: boolean;
}

interface FactsProps {
  label: string;
  facts: readonly Fact[];
}

/**
 * Short facts in a line that wraps, with a dot between two. The dots are decoration: a screen
 * reader hears a list.
 */
export function Facts({ label, facts }: FactsProps) {
  return (
    <ul className={styles.facts} role="list" aria-label={label}>
      {facts.map((fact) => (
        <li key={fact.id} className={styles.fact} data-strong={fact.isStrong || undefined}>
          {fact.text}
        </li>
      ))}
    </ul>
  );
}
