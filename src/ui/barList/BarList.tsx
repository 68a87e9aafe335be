import { shareOf } from '#src/ui/bar/ProgressBar.tsx';
import styles from './BarList.module.css';

export interface BarItem {
  id: string;
  text: string;
  /** 0 to 100, the length of the bar. */
  value: number;
  /** The same number in words, e.g. "6 of 8". */
  valueText: string;
}

interface BarListProps {
  /** What the bars show; the name of the list. */
  label: string;
  items: ReadonlyArray<BarItem>;
}

/** A small bar chart as a list of words and numbers; the bars only illustrate it. */
export function BarList({ label, items }: BarListProps) {
  return (
    <ul className={styles.list} role="list" aria-label={label}>
      {items.map((item) => (
        <li key={item.id} className={styles.item}>
          <span>{item.text}</span> <b className={styles.value}>{item.valueText}</b>
          <span className={styles.track} aria-hidden="true">
            <span className={styles.fill} style={shareOf(item.value)} />
          </span>
        </li>
      ))}
    </ul>
  );
}
