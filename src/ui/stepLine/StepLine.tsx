import styles from './StepLine.module.css';

interface StepLineProps {
  /** Counted from 1. */
  step: number;
  count: number;
  /** The same as words, e.g. "Question 3 of 8". */
  text: string;
}

/** How far one is in a few steps: the words are read, the bars are for the eye. */
export function StepLine({ step, count, text }: StepLineProps) {
  return (
    <div className={styles.steps}>
      <p className={styles.text}>{text}</p>
      <div className={styles.bars} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <span key={index} data-bar={barOf(index + 1, step)} />
        ))}
      </div>
    </div>
  );
}

function barOf(bar: number, step: number): 'done' | 'now' | 'later' {
  if (bar === step) return 'now';
  return bar < step ? 'done' : 'later';
}
