import { useEffect } from 'react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { ROLE } from '#domain/roles.ts';
import { isSettled } from '#machines/session/session.ts';
import { Guard } from '#src/layouts/Guard.tsx';
import { followAdministrator } from '#src/session/followAdministrator.ts';
import { viewGate } from '#src/session/view.ts';
import { session, startSession } from '#src/session/session.ts';
import { noAnswers } from '#tests/support/sessionCalls.ts';

const inAnHour = `x.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 3600 }))}.x`;
const asked: string[] = [];
const late = Promise.withResolvers<undefined>();

/** Leads on to the job once an answer is there, also after it has left the screen. */
function List() {
  const navigate = useNavigate();
  useEffect(() => void late.promise.then(() => navigate('/candidate/job')), [navigate]);
  return <h1>List</h1>;
}

beforeAll(async () => {
  startSession(noAnswers, viewGate);
  followAdministrator();
  session.on('goTo', ({ path }) => asked.push(path));
  // No other tab answers.
  await waitFor(session, isSettled);
});

beforeEach(() => {
  asked.length = 0;
  const answer = {
    accessToken: inAnHour,
    refreshToken: inAnHour,
    idToken: '',
    role: ROLE.candidate,
    userDetails: { UserGuid: 'g', Email: 'ada@example.com', FirstName: 'Ada', LastName: 'Vale' },
  };
  session.send({ type: 'session.received', answer });
  render(
    <MemoryRouter initialEntries={['/candidate/list']}>
      <Routes>
        <Route element={<Guard area="candidate" />}>
          <Route path="candidate/list" element={<List />} />
          <Route path="candidate/job" element={<h1>Job</h1>} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
});
afterEach(cleanup);

test('leaves the way to the sign-in to the session when that ends', () => {
  expect(screen.getByRole('heading').textContent).toBe('List');
  act(() => session.send({ type: 'call.unauthorized' }));
  expect(screen.queryByRole('heading')).toBeNull();
  expect(asked).toEqual(['/login']);
  expect(session.getSnapshot().context.reason).toBe('refused');
});

test('leads to the sign-in when Back is pressed before the sign-in page is there', () => {
  act(() => session.send({ type: 'call.unauthorized' }));
  expect(asked).toEqual(['/login']);
  window.history.replaceState(null, '', '/auth/register');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(asked).toEqual(['/login']);
  window.history.replaceState(null, '', '/candidate/list');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(asked).toEqual(['/login', '/login']);
});

test('leads to the sign-in again when the page leads on after its session ended', async () => {
  expect(screen.getByRole('heading').textContent).toBe('List');
  act(() => session.send({ type: 'call.unauthorized' }));
  await act(async () => late.resolve(undefined));
  expect(asked).toEqual(['/login', '/login']);
  expect(session.getSnapshot().context.reason).toBe('refused');
});
