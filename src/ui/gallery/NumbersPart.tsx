import { Inbox } from 'lucide-react';
import { Chart } from '#src/ui/chart/Chart.tsx';
import type { MonthsData } from '#src/ui/chart/chartData.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { PartBars } from '#src/ui/partBars/PartBars.tsx';
import { Columns, Stack } from '#src/ui/stack/Stack.tsx';
import { Table } from '#src/ui/table/Table.tsx';

const NAMES = ['August', 'September', 'October', 'November'];

const MONTHS: MonthsData = {
  kind: 'months',
  periodWord: 'Month',
  periods: NAMES.map((long) => ({ id: long, short: long.slice(0, 3), long })),
  measures: [
    {
      id: 'looked',
      name: 'Looked at',
      totalText: '223 in 4 months',
      values: [66, 57, 54, 46],
    },
    {
      id: 'applied',
      name: 'Applied',
      totalText: '18 in 4 months',
      values: [6, 4, 0, 9],
    },
  ],
};

const WORDS = { showAs: 'Show as', chart: 'Chart', table: 'Table' };

const COLUMNS = [
  { id: 'title', text: 'Title' },
  { id: 'place', text: 'Place' },
  { id: 'looked', text: 'Looked at', isNumber: true },
  { id: 'notes', text: 'Language notes' },
];

const ROWS = ['Customer Support Specialist', 'Policy Analyst'].map((title, index) => ({
  id: title,
  cells: [
    <a key="title" href={`/job/${index}`}>
      {title}
    </a>,
    'Albany, NY',
    index * 12,
    'None',
  ],
}));

/** Numbers: charts, parts of a whole, tables. */
export function NumbersPart() {
  return (
    <Stack>
      <h2>Numbers</h2>
      <Chart
        sentence="In November your jobs were looked at 46 times and 9 people applied."
        data={MONTHS}
        words={{ ...WORDS, caption: 'Your jobs by month' }}
      />
      <Columns>
        <Chart
          sentence="11 people are on track, 3 overdue, 2 stalled."
          data={{
            kind: 'groups',
            groupWord: 'State',
            countWord: 'People',
            groups: [
              { id: 'track', name: 'On track', value: 11 },
              { id: 'overdue', name: 'Overdue', value: 3 },
              { id: 'stalled', name: 'Stalled', value: 2 },
            ],
          }}
          words={{ ...WORDS, caption: 'People by state' }}
        />
        <Chart
          sentence=""
          data={MONTHS}
          words={{ ...WORDS, caption: 'Your jobs by month' }}
          isLoading
        />
        <PartBars
          label="Parts of the fit"
          parts={[
            { id: 'work', name: 'Kind of work', value: 38, of: 40, text: '38 of 40' },
            { id: 'skills', name: 'Skills', value: 22, of: 26, text: '22 of 26' },
            { id: 'place', name: 'Place', value: 9, of: 16, text: '9 of 16' },
          ]}
        />
      </Columns>
      <Table caption="Jobs of Harborwren Mutual" columns={COLUMNS} rows={ROWS} />
      <Columns>
        <Table
          caption="Jobs, narrow"
          columns={COLUMNS}
          rows={ROWS}
          failed={
            <Notice kind="warn" word="Please check">
              The newest jobs could not be loaded.
            </Notice>
          }
        />
        <Table
          caption="Jobs"
          columns={COLUMNS}
          rows={[]}
          empty={
            <EmptyState icon={Inbox} heading="No jobs yet" headingLevel={3}>
              Post a job, and it stands here.
            </EmptyState>
          }
        />
      </Columns>
    </Stack>
  );
}
