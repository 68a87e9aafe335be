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

/** Measures over the same periods: one row of bars each, or rows of periods where it is narrow. */
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

/** Room for the short name of a period before its bars, and for the number after the longest. */
const NAME = 44;
const NUMBER = 100;
const ROW = 20;

function Below({ label, data, canvas }: MonthBarsProps) {
  const { periods, measures } = data;
  const high = measures.length * ROW + 10;
  const largest = Math.max(...measures.flatMap(({ values }) => values), 1);
  const full = Math.max(40, canvas.room - NAME - NUMBER);
  const newestFirst = periods.map((period, index) => ({ period, index })).toReversed();
  const height = periods.length * high;
  const line = placed(canvas, NAME - 1);
  return (
    <Drawing label={label} canvas={canvas} height={height}>
      {(patterns) => (
        <>
          {newestFirst.map(({ period, index }, row) => (
            <g key={period.id}>
              <text
                className={row === 0 ? styles.strong : styles.axis}
                x={placed(canvas, 0)}
                y={row * high + 18}
              >
                {period.short}
              </text>
              {measures.map((measure, series) => {
                const value = measure.values[index] ?? 0;
                const length = lengthOf(value, largest, full);
                return (
                  <g key={measure.id}>
                    <Bar
                      canvas={canvas}
                      series={series}
                      patterns={patterns}
                      start={NAME}
                      y={row * high + 4 + series * ROW}
                      width={length}
                      height={ROW - 3}
                    />
                    <text
                      className={row === 0 ? styles.strong : undefined}
                      x={placed(canvas, NAME + length + 7)}
                      y={row * high + 18 + series * ROW}
                    >
                      {measure.valueText(value)}
                    </text>
                  </g>
                );
              })}
            </g>
          ))}
          <line className={styles.base} x1={line} x2={line} y1={0} y2={height} />
        </>
      )}
    </Drawing>
  );
}
