import { Bookmark, CircleAlert, CircleCheck, Eye, EyeOff, Info, Users } from 'lucide-react';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { Figures } from '#src/ui/figures/Figures.tsx';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import { Cluster, Columns, Stack } from '#src/ui/stack/Stack.tsx';
import { StateLine } from '#src/ui/stateLine/StateLine.tsx';
import { StepLine } from '#src/ui/stepLine/StepLine.tsx';
import { Tag } from '#src/ui/tag/Tag.tsx';

const FIGURES = [
  { id: 'open', value: 35, words: 'jobs open' },
  { id: 'looked', value: 46, words: 'looked at in November' },
  { id: 'applied', value: 9, words: 'applied in November' },
  {
    id: 'year',
    value: '1,044',
    words: (
      <>
        <a href="/applied">applied</a> this year
      </>
    ),
  },
];

const FACTS = [
  { id: 'where', value: 'Syracuse, NY, 4 miles away', words: 'Place' },
  { id: 'pay', value: '$19 an hour', words: 'Pay' },
  { id: 'time', value: 'Full time', words: 'Hours' },
  { id: 'date', value: 'December 3', words: 'Closes' },
];

/** What the state of a thing looks like: nothing yet, a number, a word, a step. */
export function StatesPart() {
  return (
    <Stack>
      <h2>States</h2>
      <Columns>
        <EmptyState
          icon={Bookmark}
          heading="You have no saved jobs yet"
          headingLevel={3}
          action={
            <LinkButton href="/recommended" look="primary">
              See recommended jobs
            </LinkButton>
          }
        >
          Press Save on a job, and it waits for you here.
        </EmptyState>
        <EmptyState icon={Users} heading="Nobody shares with you yet" headingLevel={3}>
          Candidates invite you by your email address.
        </EmptyState>
      </Columns>
      <StepLine step={3} count={8} text="Question 3 of 8" />
      <Figures figures={FIGURES} />
      <Figures figures={FIGURES} isLoading />
      <Figures figures={FACTS} look="facts" />
      <Figures figures={FACTS} look="facts" isLoading />
      <Cluster>
        <StateLine kind="good" icon={Eye}>
          Sam Rivera, until May 3
        </StateLine>
        <StateLine kind="warn" icon={CircleAlert}>
          Ends tomorrow
        </StateLine>
        <StateLine kind="bad" icon={CircleAlert}>
          Overdue
        </StateLine>
        <StateLine kind="info" icon={Info}>
          Looked at yesterday
        </StateLine>
        <StateLine kind="none" icon={EyeOff}>
          Nobody
        </StateLine>
      </Cluster>
      <Cluster>
        <Tag>Sample data</Tag>
        <Tag kind="good" icon={CircleCheck}>
          Clear
        </Tag>
        <Tag kind="warn">Please check</Tag>
        <Tag kind="bad">Missing</Tag>
        <Tag kind="info">New</Tag>
      </Cluster>
    </Stack>
  );
}
