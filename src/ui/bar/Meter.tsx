import type { ReactNode } from 'react';
import { Label, Meter as AriaMeter } from 'react-aria-components/Meter';
import { shareOf } from './ProgressBar.tsx';
import styles from './Bar.module.css';

/** Colour of a measured share; always beside the number and a word (WCAG 1.4.1). */
export type Band = 'bad' | 'warn' | 'good';

interface MeterProps {
  label: string;
  /** 0 to 100. */
  value: number;
  /** The number in words, shown and spoken, e.g. "72 percent". */
  valueText: string;
  band: Band;
  /** The band as a word, e.g. "Good". */
  bandWord: string;
  note?: ReactNode;
}

/** A measured share, such as profile completion. Not for the progress of work. */
export function Meter({ label, value, valueText, band, bandWord, note }: MeterProps) {
  return (
    <AriaMeter
      value={value}
      valueLabel={`${valueText}, ${bandWord}`}
      className={styles.bar ?? ''}
      data-band={band}
    >
      {({ percentage }) => (
        <>
          <div className={styles.top}>
            <Label className={styles.label ?? ''}>{label}</Label>
            <span className={styles.value}>
              {valueText}, <b className={styles.word}>{bandWord}</b>
            </span>
          </div>
          <div className={styles.track}>
            <div className={styles.fill} style={shareOf(percentage)} />
          </div>
          {note ? <div className={styles.note}>{note}</div> : null}
        </>
      )}
    </AriaMeter>
  );
}
