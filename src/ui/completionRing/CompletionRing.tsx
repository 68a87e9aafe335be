import { Label, Meter as AriaMeter } from 'react-aria-components/Meter';
import type { Band } from '#src/ui/bar/Meter.tsx';
import styles from './CompletionRing.module.css';

interface CompletionRingProps {
  /** Name of what is measured, e.g. "Your profile". */
  label: string;
  /** 0 to 100. */
  value: number;
  /** Shown inside the ring, e.g. "72%". */
  shortText: string;
  /** Spoken, e.g. "72 percent complete". */
  valueText: string;
  band: Band;
  /** The band as a word, shown under the label. */
  bandWord: string;
}

/** Completion as a picture. Put the list of missing items beside it. */
export function CompletionRing({
  label,
  value,
  shortText,
  valueText,
  band,
  bandWord,
}: CompletionRingProps) {
  return (
    <AriaMeter
      value={value}
      valueLabel={`${valueText}, ${bandWord}`}
      className={styles.ring ?? ''}
      data-band={band}
    >
      {({ percentage }) => (
        <>
          <span className={styles.picture}>
            <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
              <circle className={styles.track} cx="50" cy="50" r="42" pathLength="100" />
              {percentage > 0 ? (
                <circle
                  className={styles.fill}
                  cx="50"
                  cy="50"
                  r="42"
                  pathLength="100"
                  strokeDasharray={`${percentage} 100`}
                  transform="rotate(-90 50 50)"
                />
              ) : null}
            </svg>
            <b className={styles.number}>{shortText}</b>
          </span>
          <span className={styles.words}>
            <Label className={styles.label ?? ''}>{label}</Label>
            <span className={styles.word}>{bandWord}</span>
          </span>
        </>
      )}
    </AriaMeter>
  );
}
