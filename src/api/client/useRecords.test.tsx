import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { components } from '#openapi/user.ts';
import { skillsOf, userRecord } from '#src/api/queries/records.ts';
import { invalidate, fetchFresh } from '#src/api/client/read.ts';
import { useRecords } from '#src/api/client/useRecords.ts';
import { queryClient } from '#src/api/client/queryClient.ts';
import { VisitStart } from '#src/tab/visit.ts';

const ID = '6f6b9cbe-58a6-4c0e-9bb7-0f3f5d1b4c11';

/** A record as the server answers it. */
const user = (FirstName: string): components['schemas']['User'] => ({
  UserGuid: ID,
  FirstName,
  LastName: 'Sample',
  Email: 'robin@mail.example',
  Phone: null,
  Summary: null,
  ProfileImage: null,
  MIME: null,
  LocationLat: null,
  LocationLong: null,
  Relocate: null,
  RemoteWorkType: null,
  PreferencesAnswered: null,
  Role: 2,
  _etag: 'one',
});

const server = await vi.hoisted(async () => {
  const { heldServer } = await import('#tests/support/heldServer.ts');
  return heldServer();
});

function Name({ isFreshOnly = false }: { isFreshOnly?: boolean }) {
  const { data, error } = useRecords({ user: userRecord(ID) }, { isFreshOnly });
  const code = error instanceof Error ? error.message : 'waiting';
  return <p>{data ? data.user.FirstName : code}</p>;
}

function page(since: number, children: React.ReactNode) {
  return (
    <QueryClientProvider client={queryClient}>
      <VisitStart value={since}>{children}</VisitStart>
    </QueryClientProvider>
  );
}

afterEach(() => {
  queryClient.clear();
  server.reset();
});

test('asks for a record once when two views of a visit show it, even when one opens later', async () => {
  const since = Date.now();
  const { rerender } = render(page(since, <Name />));
  rerender(
    page(
      since,
      <>
        <Name />
        <Name isFreshOnly />
      </>,
    ),
  );
  server.answer(user('Robin'));
  expect(await screen.findAllByText('Robin')).toHaveLength(2);
  rerender(
    page(
      since,
      <>
        <Name />
        <Name isFreshOnly />
        <Name isFreshOnly key="late" />
      </>,
    ),
  );
  expect(screen.getAllByText('Robin')).toHaveLength(3);
  expect(server.asked()).toHaveLength(1);
});

test('asks again in the next visit, and gives a form no older data', async () => {
  const first = render(page(Date.now(), <Name />));
  server.answer(user('Robin'));
  await screen.findByText('Robin');
  first.unmount();
  render(
    page(
      Date.now() + 1,
      <>
        <Name />
        <Name isFreshOnly />
      </>,
    ),
  );
  expect(screen.getByText('Robin')).toBeTruthy();
  expect(screen.getByText('waiting')).toBeTruthy();
  server.answer(user('Kim'));
  expect(await screen.findAllByText('Kim')).toHaveLength(2);
  expect(server.asked()).toHaveLength(2);
});

test('fails with the code of the problem when the server refuses', async () => {
  render(page(Date.now(), <Name />));
  server.answer({ status: 404, code: 'not_found', title: 'None', traceId: 'a' }, 404);
  expect(await screen.findByText('not_found')).toBeTruthy();
});

test('gives an actor the newest record after the view that asked was left', async () => {
  const view = render(page(Date.now(), <Name />));
  server.answer(user('Robin'));
  await screen.findByText('Robin');
  void invalidate([userRecord(ID)]);
  const now = fetchFresh(userRecord(ID));
  view.unmount();
  server.answer(user('Kim'));
  expect(await now).toMatchObject({ FirstName: 'Kim' });
  // The view's request was shared.
  expect(server.asked()).toHaveLength(2);
});

test('keeps records of different operations apart', async () => {
  const both = Promise.all([fetchFresh(userRecord(ID)), fetchFresh(skillsOf(ID))]);
  await vi.waitFor(() => expect(server.asked()).toHaveLength(2));
  server.answer(user('Robin'));
  server.answer([]);
  expect(await both).toEqual([user('Robin'), []]);
});

function OneOrTheOther() {
  const { error } = useRecords({ user: userRecord(ID) });
  return error ? <Name key="after" /> : <Name key="before" />;
}

test('does not ask twice in a visit when another view shows the same failure', async () => {
  render(page(Date.now(), <OneOrTheOther />));
  server.answer({ title: 'Not yours', status: 403, code: 'forbidden' }, 403);
  await vi.waitFor(() => expect(screen.queryByText('waiting')).toBeNull());
  expect(server.asked()).toHaveLength(1);
});
