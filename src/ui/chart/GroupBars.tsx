import { lengthOf, type GroupsData } from './chartData.ts';
import { Bar, type Canvas, Drawing, placed } from './drawing.tsx';
import styles from './Chart.module.css';

interface GroupBarsProps {
  label: string;
  data: GroupsData;
  canvas: Canvas;
}

const ROW = 34;
/** Width of one letter, generously: SVG cannot ask its own text. */
const LETTER = 9;
const NUMBER = 42;
const LONGEST = 400;

/** A bar for each group, with its name before and its number after it. */
export function GroupBars({ label, data, canvas }: GroupBarsProps) {
  const { groups } = data;
  const longestName = Math.max(...groups.map(({ name }) => name.length)) * LETTER;
  const isNarrow = longestName > canvas.room / 3;
  // Where the names leave no room beside them, each stands above its bar.
  const begin = isNarrow ? 1 : longestName + 8;
  const row = isNarrow ? ROW + 22 : ROW;
  const full = Math.min(LONGEST, Math.max(40, canvas.room - begin - NUMBER));
  const largest = Math.max(...groups.map(({ value }) => value), 1);
  const height = groups.length * row;
  const line = placed(canvas, begin - 1);
  return (
    <Drawing label={label} canvas={canvas} height={height}>
      {(patterns) => (
        <>
          {groups.map((group, index) => {
            const top = index * row + (isNarrow ? 22 : 0);
            const length = lengthOf(group.value, largest, full);
            return (
              <g key={group.id}>
                <text x={placed(canvas, isNarrow ? 6 : 0)} y={isNarrow ? top : top + 22}>
                  {group.name}
                </text>
                <Bar
                  canvas={canvas}
                  series={index}
                  patterns={patterns}
                  start={begin}
                  y={top + 6}
                  width={length}
                  height={22}
                />
                <text className={styles.strong} x={placed(canvas, begin + length + 8)} y={top + 22}>
                  {group.value}
                </text>
              </g>
            );
          })}
          <line className={styles.base} x1={line} x2={line} y1={0} y2={height} />
        </>
      )}
    </Drawing>
  );
}
