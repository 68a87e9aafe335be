import { InfiniteQueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { changeInLoads } from '#src/api/client/changeInLoads.ts';
import { queryClient } from '#src/api/client/queryClient.ts';
import {
  fetchFresh,
  fetchRecent,
  getCached,
  invalidate,
  type Read,
  updateCached,
} from '#src/api/client/read.ts';

/** A server that answers when the test says so; every request sees `now` as it is at its start. */
function slowServer() {
  const waiting: (() => void)[] = [];
  return {
    now: 'Open',
    answer: (index: number) => waiting[index]?.(),
    asked: () => waiting.length,
    ask<Answer>(make: (seen: string) => Answer): Promise<Answer> {
      const made = make(this.now);
      return new Promise((resolve) => {
        waiting.push(() => {
          resolve(made);
        });
      });
    },
  };
}

afterEach(() => {
  queryClient.clear();
});

const KEY = ['get', '/job'];

function readOf(server: ReturnType<typeof slowServer>): Read<string> {
  return { queryKey: KEY, queryFn: () => server.ask((seen) => seen) };
}

test('shows a change when an older answer comes after it, and asks again', async () => {
  const server = slowServer();
  const read = readOf(server);
  queryClient.setQueryData(KEY, 'Open');
  const fresh = fetchFresh(read);
  server.now = 'Paused by somebody else';
  updateCached(read, () => 'Paused');
  server.answer(0);
  expect(getCached(read)).toBe('Paused');
  server.answer(1);
  expect(await fresh).toBe('Paused by somebody else');
  expect(getCached(read)).toBe('Paused by somebody else');
});

test('does not show what a first read was asked before a change', async () => {
  const server = slowServer();
  const read = readOf(server);
  const first = fetchFresh(read);
  server.now = 'Paused';
  updateCached(read, (before) => `${before}, changed`);
  server.answer(0);
  server.answer(1);
  expect(await first).toBe('Paused');
});

test('asks for nothing when nothing is on its way', () => {
  const server = slowServer();
  queryClient.setQueryData(KEY, 'Open');
  updateCached(readOf(server), () => 'Paused');
  expect(server.asked()).toBe(0);
});

test('asks again for what was marked as changed by something else before', async () => {
  const server = slowServer();
  const read = readOf(server);
  queryClient.setQueryData(KEY, 'Open');
  await invalidate([read]);
  updateCached(read, () => 'Paused');
  void fetchRecent(read);
  expect(server.asked()).toBe(1);
  server.answer(0);
});

test('keeps a change of a row when more rows were on their way', async () => {
  const server = slowServer();
  const load = (offset: number) =>
    server.ask((seen) => ({ items: [`${offset} ${seen}`], total: 2 }));
  const rows = new InfiniteQueryObserver(queryClient, {
    queryKey: [...KEY, 'loads'],
    initialPageParam: 0,
    queryFn: ({ pageParam }) => load(pageParam),
    getNextPageParam: (_last, pages) => pages.length,
  });
  const stop = rows.subscribe(() => {});
  server.answer(0);
  await expect.poll(() => rows.getCurrentResult().data?.pages.length).toBe(1);
  const more = rows.fetchNextPage();
  changeInLoads<string>(readOf(server), () => '0 Paused');
  server.answer(1);
  server.answer(2);
  await more;
  await expect.poll(() => rows.getCurrentResult().data?.pages.length).toBe(2);
  const items = rows.getCurrentResult().data?.pages.flatMap((page) => page.items);
  expect(items).toEqual(['0 Paused', '1 Open']);
  stop();
});
