import type { ReactNode } from 'react';
import styles from '#src/pages/help/Help.module.css';

interface SectionProps {
  /** Its heading is found and focused by this id. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of a help page under its own heading. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Short sentences, one below the other. */
export function Points({ texts }: { texts: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
