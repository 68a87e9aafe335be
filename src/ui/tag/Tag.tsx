import styles from './Tag.module.css';

interface TagProps {
  kind?: 'plain' | 'good' | 'warn' | 'bad';
  /** One or two words that say it without color, e.g. "Please check". */
  children: string;
}

/** A short word about the item beside it. It cannot be pressed. */
export function Tag({ kind = 'plain', children }: TagProps) {
  return (
    <span className={styles.tag} data-kind={kind}>
      {children}
    </span>
  );
}
