import type { ReactNode } from 'react';
import styles from '#src/pages/candidate/review/ReviewSection.module.css';

interface ReviewSectionProps {
  /** Id of the heading, which takes focus when an entry was removed. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of the review that holds a list of entries. */
export function ReviewSection({ id, title, children }: ReviewSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} tabIndex={-1} className={styles.title}>
        {title}
      </h3>
      {children}
    </section>
  );
}

/** One entry of such a part. */
export function ReviewEntry({ children }: { children: ReactNode }) {
  return <div className={styles.entry}>{children}</div>;
}
