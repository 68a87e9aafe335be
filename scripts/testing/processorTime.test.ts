import { expect, test } from 'vitest';
import { ProcessorTime, readStat } from './processorTime.ts';

const process = (id: number, parent: number, ticks: number, started = '1') => ({
  id,
  parent,
  started,
  ticks,
});

test('reads a process whose name holds spaces and brackets', () => {
  const line =
    '42 (a) (b c) S 7 42 42 0 -1 4194560 1 2 3 4 150 50 9 9 20 0 1 0 9876 1000 10 18446744073709551615';
  expect(readStat(line)).toEqual({ id: 42, parent: 7, started: '9876', ticks: 200 });
  expect(readStat('')).toBeUndefined();
});

test('adds up a process and its children, also after they have ended', () => {
  const time = new ProcessorTime(1);
  time.note([process(1, 0, 100), process(2, 1, 50), process(3, 2, 50), process(9, 0, 900)]);
  expect(time.seconds).toBe(2);
  time.note([process(1, 0, 150), process(3, 1, 70), process(9, 0, 999)]);
  expect(time.seconds).toBe(2.7);
});

test('keeps a child that has lost its parent, and not a stranger who has its number later', () => {
  const time = new ProcessorTime(1);
  time.note([process(1, 0, 100), process(2, 1, 0), process(3, 2, 100)]);
  time.note([process(1, 0, 100), process(3, 0, 200)]);
  expect(time.seconds).toBe(3);
  time.note([process(1, 0, 100)]);
  time.note([process(1, 0, 100), process(3, 0, 500, '2')]);
  expect(time.seconds).toBe(3);
});
