import { spokenIn } from '#src/components/text/spokenIn.ts';
import styles from '#src/components/text/OwnLines.module.css';

/** Whole sentences that somebody wrote, each with a mark, so that it is seen to begin. */
export function OwnLines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line, index) => (
        // Two may say the same.
        <li key={`${index} ${line}`}>
          <bdi {...spokenIn(line)}>{line}</bdi>
        </li>
      ))}
    </ul>
  );
}
