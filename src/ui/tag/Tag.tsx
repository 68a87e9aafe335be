import styles from './Tag.module.css';

interface TagProps {
  kind?: 'plain' | 'good' | 'warn' | 'bad';
  /** One or two words that say it without the colour, e.g. "Please check". */
  children: string;
}

/** A short word about the thing beside it. It is not pressed. */
export function Tag({ kind = 'plain', children }: TagProps) {
  return (
    <span className={styles.tag} data-kind={kind}>
      {children}
    </span>
  );
}
