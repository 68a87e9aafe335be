import styles from './PartBars.module.css';

export interface WholePart {
  id: string;
  name: string;
  value: number;
  /** The whole. */
  of: number;
  /** Both as words, e.g. "38 of 40". */
  text: string;
}

/** Parts of a whole: a bar for the eye, its name and its numbers to read. */
export function PartBars({ label, parts }: { label: string; parts: ReadonlyArray<WholePart> }) {
  return (
    <ul className={styles.bars} role="list" aria-label={label}>
      {parts.map((part) => (
        <li key={part.id} className={styles.part}>
          <span className={styles.name}>{part.name}</span>
          <span className={styles.track} aria-hidden="true">
            <span className={styles.fill} style={shareOf(part)} />
          </span>
          <span className={styles.value}>{part.text}</span>
        </li>
      ))}
    </ul>
  );
}

function shareOf({ value, of }: WholePart): Record<`--${string}`, string> {
  const percent = of > 0 ? Math.min(100, Math.max(0, (value * 100) / of)) : 0;
  return { '--share': `${percent}%` };
}
