import { expect, test } from 'vitest';
import { figuresOf, tasksOf } from './tasks.ts';

const thread = (pid: number, tid: number, name: string) => ({
  name: 'thread_name',
  pid,
  tid,
  args: { name },
});
const task = (pid: number, tid: number, tdur: number) => ({ name: 'RunTask', pid, tid, tdur });

test('counts tasks of the main threads of pages alone, in milliseconds of a slow telephone', () => {
  const traceEvents = [
    thread(1, 1, 'CrRendererMain'),
    thread(1, 2, 'Compositor'),
    task(1, 1, 10_000),
    task(1, 1, 20_000),
    task(1, 1, 30_000),
    task(1, 2, 90_000),
    { name: 'Layout', pid: 1, tid: 1, tdur: 80_000 },
  ];
  const tasks = tasksOf(JSON.stringify({ traceEvents }));
  expect(figuresOf(tasks)).toEqual({ longest: 120, long: 2, blocking: 30 + 70 });
});

test('has no long task where nothing ran', () => {
  expect(figuresOf([])).toEqual({ longest: 0, long: 0, blocking: 0 });
});
