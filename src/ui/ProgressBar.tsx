import type { CSSProperties, ReactNode } from 'react';
import { Label } from 'react-aria-components/Meter';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import styles from './Bar.module.css';

interface ProgressBarProps {
  /** What is under way, e.g. "Reading your resume". */
  label: string;
  /** 0 to 100. */
  value: number;
  /** The value in words, shown and spoken, e.g. "42 percent". */
  valueText: string;
  /** The stage in words, e.g. "Finding your jobs". Announce it yourself; this only shows it. */
  note?: ReactNode;
}

/** How far a task is. The bar only grows by its value; nothing spins. */
export function ProgressBar({ label, value, valueText, note }: ProgressBarProps) {
  return (
    <AriaProgressBar value={value} valueLabel={valueText} className={styles.bar ?? ''}>
      {({ percentage }) => (
        <>
          <div className={styles.top}>
            <Label className={styles.label ?? ''}>{label}</Label>
            <span className={styles.value}>{valueText}</span>
          </div>
          <div className={styles.track}>
            <div className={styles.fill} style={shareOf(percentage ?? 0)} />
          </div>
          {note ? <div className={styles.note}>{note}</div> : null}
        </>
      )}
    </AriaProgressBar>
  );
}

/** A share of the track as a custom property, which a strict content security policy allows. */
export function shareOf(percent: number): CSSProperties {
  const style: Record<`--${string}`, string> = { '--share': `${percent}%` };
  return style;
}
