import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { leavesOf } from './testing/leaves.ts';

test('passes a state at once only where it is left without an event and without a condition', () => {
  const machine = createMachine({
    id: 'sample',
    initial: 'opening',
    states: {
      opening: { always: [{ guard: () => true, target: 'open' }, { target: 'shut' }] },
      open: { tags: 'busy', initial: 'wide', states: { wide: { tags: 'editable' } } },
      shut: { always: { guard: () => false, target: 'open' } },
    },
  });
  expect(leavesOf(machine)).toEqual([
    { name: 'sample.opening', tags: [], isPassed: true },
    { name: 'sample.open.wide', tags: ['busy', 'editable'], isPassed: false },
    { name: 'sample.shut', tags: [], isPassed: false },
  ]);
});
