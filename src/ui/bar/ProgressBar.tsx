import type { CSSProperties, ReactNode } from 'react';
import { useProgressBar } from 'react-aria/useProgressBar';
import styles from './Bar.module.css';

interface ProgressBarProps {
  /** The task, e.g. "Reading your resume". */
  label: string;
  /** 0 to 100. */
  value: number;
  /** The value in words, shown and spoken, e.g. "42 percent". */
  valueText: string;
  /** The stage in words, e.g. "Finding your jobs". Announce it yourself; this only shows it. */
  note?: ReactNode;
}

/**
 * Progress of a task. The bar grows only with its value. Made with the library's hook, because its
 * component shares a file with code for every button and would load on every page.
 */
export function ProgressBar({ label, value, valueText, note }: ProgressBarProps) {
  const { progressBarProps, labelProps } = useProgressBar({ label, value, valueLabel: valueText });
  return (
    <div {...progressBarProps} className={styles.bar}>
      <div className={styles.top}>
        <span {...labelProps} className={styles.label}>
          {label}
        </span>
        <span className={styles.value}>{valueText}</span>
      </div>
      <div className={styles.track}>
        <div className={styles.fill} style={shareOf(value)} />
      </div>
      {note ? <div className={styles.note}>{note}</div> : null}
    </div>
  );
}

/** A share of the track as a custom property, which a strict content security policy allows. */
export function shareOf(percent: number): CSSProperties {
  const style: Record<`--${string}`, string> = { '--share': `${percent}%` };
  return style;
}
