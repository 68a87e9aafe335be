import styles from './Monogram.module.css';

/** Letters in place of a picture, e.g. of a company; decoration beside the written name. */
export function Monogram({ letters }: { letters: string }) {
  return (
    <span className={styles.monogram} aria-hidden="true">
      {letters}
    </span>
  );
}
