import type { MonthsData } from './chartData.ts';
import { lengthOf } from './chartData.ts';
import { Bar, type Canvas, Drawing, placed } from './drawing.tsx';
import styles from './Chart.module.css';

interface MonthBarsProps {
  label: string;
  data: MonthsData;
  canvas: Canvas;
}

/** From 40rem of room, in units of the drawing, the periods stand beside each other. */
const WIDE = 720;

const TALLEST = 96;
/** From the title of a measure down to its base, and on to the next title. */
const BASE = 130;
const BLOCK = 176;
const TITLE = 22;
const EDGE = 8;

/**
 * Measures over the same periods, each with a scale of its own: a row of bars, or where it is
 * narrow a bar below the other.
 */
export function MonthBars(props: MonthBarsProps) {
  return props.canvas.room >= WIDE ? <Beside {...props} /> : <Below {...props} />;
}

function Beside({ label, data, canvas }: MonthBarsProps) {
  const { periods, measures } = data;
  const { room } = canvas;
  const step = (room - 2 * EDGE) / periods.length;
  const width = Math.min(40, step * 0.6);
  const last = periods.length - 1;
  const lastBase = (measures.length - 1) * BLOCK + TITLE + BASE;
  const middle = (index: number) => placed(canvas, EDGE + step * (index + 0.5));
  return (
    <Drawing label={label} canvas={canvas} height={lastBase + 30}>
      {(patterns) => (
        <>
          {measures.map((measure, series) => {
            const base = series * BLOCK + TITLE + BASE;
            const largest = Math.max(...measure.values, 1);
            return (
              <g key={measure.id}>
                <text className={styles.strong} x={placed(canvas, EDGE)} y={base - BASE}>
                  {measure.name}
                </text>
                <text
                  className={styles.axis}
                  x={placed(canvas, room - EDGE)}
                  y={base - BASE}
                  textAnchor="end"
                >
                  {measure.totalText}
                </text>
                {measure.values.map((value, index) => {
                  const height = lengthOf(value, largest, TALLEST);
                  return (
                    <g key={periods[index]?.id}>
                      <Bar
                        canvas={canvas}
                        series={series}
                        patterns={patterns}
                        start={EDGE + step * (index + 0.5) - width / 2}
                        y={base - height}
                        width={width}
                        height={height}
                      />
                      <text
                        className={index === last ? styles.strong : undefined}
                        x={middle(index)}
                        y={base - height - 7}
                        textAnchor="middle"
                      >
                        {value}
                      </text>
                    </g>
                  );
                })}
                <line className={styles.base} x1={EDGE} x2={room - EDGE} y1={base} y2={base} />
              </g>
            );
          })}
          {periods.map((period, index) => (
            <text
              key={period.id}
              className={index === last ? styles.strong : styles.axis}
              x={middle(index)}
              y={lastBase + 22}
              textAnchor="middle"
            >
              {period.short}
            </text>
          ))}
        </>
      )}
    </Drawing>
  );
}

/** Room for the short name of a period before its bar, and for the number after the longest. */
const NAME = 44;
const NUMBER = 48;
const ROW = 24;
/** Between two measures, and a line of their titles. */
const GAP = 20;
const LINE = 24;
/** Width of one letter, generously: SVG cannot ask its own text. */
const LETTER = 9;

function Below({ label, data, canvas }: MonthBarsProps) {
  const { periods, measures } = data;
  const { room } = canvas;
  const full = Math.max(40, room - NAME - NUMBER);
  const newestFirst = periods.map((period, index) => ({ period, index })).toReversed();
  // The total stands beside the title where both have room.
  const isTall = measures.some(
    ({ name, totalText }) => (name.length + totalText.length + 2) * LETTER > room,
  );
  const title = isTall ? 2 * LINE : LINE;
  const block = title + periods.length * ROW + GAP;
  const line = placed(canvas, NAME - 1);
  return (
    <Drawing label={label} canvas={canvas} height={measures.length * block - GAP}>
      {(patterns) => (
        <>
          {measures.map((measure, series) => {
            const top = series * block;
            const rows = top + title;
            const largest = Math.max(...measure.values, 1);
            return (
              <g key={measure.id}>
                <text className={styles.strong} x={placed(canvas, 0)} y={top + 16}>
                  {measure.name}
                </text>
                <text
                  className={styles.axis}
                  x={placed(canvas, isTall ? 0 : room)}
                  y={isTall ? top + LINE + 14 : top + 16}
                  textAnchor={isTall ? 'start' : 'end'}
                >
                  {measure.totalText}
                </text>
                {newestFirst.map(({ period, index }, row) => {
                  const value = measure.values[index] ?? 0;
                  const length = lengthOf(value, largest, full);
                  const weight = row === 0 ? styles.strong : undefined;
                  return (
                    <g key={period.id}>
                      <text
                        className={weight ?? styles.axis}
                        x={placed(canvas, 0)}
                        y={rows + row * ROW + 17}
                      >
                        {period.short}
                      </text>
                      <Bar
                        canvas={canvas}
                        series={series}
                        patterns={patterns}
                        start={NAME}
                        y={rows + row * ROW + 3}
                        width={length}
                        height={ROW - 6}
                      />
                      <text
                        className={weight}
                        x={placed(canvas, NAME + length + 7)}
                        y={rows + row * ROW + 17}
                      >
                        {value}
                      </text>
                    </g>
                  );
                })}
                <line
                  className={styles.base}
                  x1={line}
                  x2={line}
                  y1={rows}
                  y2={rows + periods.length * ROW}
                />
              </g>
            );
          })}
        </>
      )}
    </Drawing>
  );
}
