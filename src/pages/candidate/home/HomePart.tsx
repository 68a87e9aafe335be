import type { ReactNode } from 'react';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import type { QueryFailure } from '#src/components/failure/useQueryFailure.ts';
import styles from '#src/pages/candidate/home/HomePage.module.css';

interface HomePartProps {
  headingId: string;
  heading: string;
  failure: QueryFailure | null;
  /** Says what could not be loaded. */
  failedText: string;
  children: ReactNode;
}

/** A part of the dashboard below its heading. One that cannot be loaded says so. */
export function HomePart({ headingId, heading, failure, failedText, children }: HomePartProps) {
  const problemText = useProblemText();
  return (
    <section aria-labelledby={headingId} className={styles.applications}>
      <h2 id={headingId}>{heading}</h2>
      {failure ? (
        <div>
          <RetryNotice
            isPart
            failure={failure}
            text={`${failedText} ${problemText(failure.problem)}`}
            place={headingId}
          />
        </div>
      ) : null}
      {children}
    </section>
  );
}
