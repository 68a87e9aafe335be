import { useId } from 'react';
import { TEXT } from './useRoom.ts';
import styles from './Chart.module.css';

/** Which way a drawing runs, and how wide it is. */
export interface Canvas {
  room: number;
  isFromRight: boolean;
}

/** Where a thing of this width begins, counted from the left of the drawing. */
export function placed({ room, isFromRight }: Canvas, start: number, width = 0): number {
  return isFromRight ? room - start - width : start;
}

export interface BarProps {
  canvas: Canvas;
  /** 0: solid, 1: stripes, 2: dots. */
  series: number;
  patterns: string;
  start: number;
  y: number;
  width: number;
  height: number;
}

/** A bar with the pattern of its series; nothing for a value of 0. */
export function Bar({ canvas, series, patterns, start, y, width, height }: BarProps) {
  if (width <= 0 || height <= 0) return null;
  return (
    <rect
      className={styles.bar}
      data-series={series % 3}
      {...(series % 3 === 0 ? {} : { fill: `url(#${patterns}-${series % 3})` })}
      x={placed(canvas, start, width)}
      y={y}
      width={width}
      height={height}
      rx={2}
    />
  );
}

interface DrawingProps {
  /** What the picture shows, as a sentence. */
  label: string;
  canvas: Canvas;
  height: number;
  /** Draws with the name of the patterns. */
  children: (patterns: string) => React.ReactNode;
}

/** A picture of numbers: one image to assistive technology, named by its sentence. */
export function Drawing({ label, canvas, height, children }: DrawingProps) {
  const patterns = `chart${useId().replaceAll(/\W/g, '')}`;
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${canvas.room} ${height}`}
      fontSize={TEXT}
      role="img"
      aria-label={label}
    >
      <defs>
        <pattern
          id={`${patterns}-1`}
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect className={styles.ground} width="7" height="7" />
          <path className={styles.stripe} d="M1.5 0V7" />
        </pattern>
        <pattern id={`${patterns}-2`} width="7" height="7" patternUnits="userSpaceOnUse">
          <rect className={styles.ground} width="7" height="7" />
          <circle className={styles.dot} cx="3.5" cy="3.5" r="1.7" />
        </pattern>
      </defs>
      <g aria-hidden="true">{children(patterns)}</g>
    </svg>
  );
}
