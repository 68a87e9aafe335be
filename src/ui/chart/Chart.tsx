import { type ReactNode, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Segments } from '#src/ui/segments/Segments.tsx';
import { Table } from '#src/ui/table/Table.tsx';
import { type ChartData, isWithoutData, tableOf } from './chartData.ts';
import { GroupBars } from './GroupBars.tsx';
import { MonthBars } from './MonthBars.tsx';
import { useRoom } from './useRoom.ts';
import styles from './Chart.module.css';

interface ChartProps {
  /** What the numbers say; it also names the picture. */
  sentence: string;
  data: ChartData;
  /** Words of the choice between both views, and the caption of the table. */
  words: { showAs: string; chart: string; table: string; caption: string };
  /** In the place of the picture when there are no numbers. */
  empty?: ReactNode;
  /** Bones of the size of the picture; the region around it says that it loads. */
  isLoading?: boolean;
  /** Which of both is shown, where the page remembers it; left out where nobody does. */
  view?: ChartView;
  onViewChange?: (view: ChartView) => void;
}

export type ChartView = 'chart' | 'table';

/** Numbers as a sentence, then as a picture, and the same numbers as a table one key away. */
export function Chart(props: ChartProps) {
  const { sentence, data, words, empty, isLoading = false, onViewChange } = props;
  const [own, setOwn] = useState<ChartView>('chart');
  const view = props.view ?? own;
  const show = (chosen: ChartView) => {
    setOwn(chosen);
    onViewChange?.(chosen);
  };
  if (isLoading) return <Bones />;
  if (isWithoutData(data)) return empty;
  return (
    <div className={styles.chart}>
      <div className={styles.head}>
        <p>{sentence}</p>
        <Segments
          label={words.showAs}
          choices={[
            { value: 'chart', text: words.chart },
            { value: 'table', text: words.table },
          ]}
          value={view}
          onChange={(chosen) => show(chosen === 'table' ? 'table' : 'chart')}
        />
      </div>
      {view === 'table' ? (
        <Table caption={words.caption} {...tableOf(data)} />
      ) : (
        <Picture label={sentence} data={data} />
      )}
    </div>
  );
}

function Picture({ label, data }: { label: string; data: ChartData }) {
  const { ref, room } = useRoom();
  const canvas = { room, isFromRight: useLocale().direction === 'rtl' };
  return (
    <div ref={ref}>
      {data.kind === 'groups' ? (
        <GroupBars label={label} data={data} canvas={canvas} />
      ) : (
        <MonthBars label={label} data={data} canvas={canvas} />
      )}
    </div>
  );
}

function Bones() {
  return (
    <div className={styles.chart} aria-hidden="true">
      <span className={styles.bone} />
      <span className={styles.bone} data-picture="" />
    </div>
  );
}
