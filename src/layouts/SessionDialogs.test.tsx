import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { waitFor as waitUntil } from 'xstate';
import { ROLE } from '#domain/roles.ts';
import { isSettled } from '#machines/session/session.ts';
import { setUpText } from '#src/i18n/setup.ts';
import SessionDialogs from '#src/layouts/SessionDialogs.tsx';
import { viewGate } from '#src/session/view.ts';
import { session, startSession } from '#src/session/session.ts';
import { ANNOUNCED_EVENT } from '#src/ui/announcer/announce.ts';
import { UiProvider } from '#src/ui/uiProvider/UiProvider.tsx';
import { noAnswers } from '#tests/support/sessionCalls.ts';

const heard: string[] = [];
const hear = (event: Event) => {
  if (event instanceof CustomEvent) heard.push(String(event.detail.text));
};

beforeAll(async () => {
  startSession(noAnswers, viewGate);
  await waitUntil(session, isSettled);
  const userDetails = { UserGuid: 'g', Email: 'ada@example.com', FirstName: 'Ada', LastName: 'V' };
  const token = `x.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 3600 }))}.x`;
  const answer = { accessToken: token, refreshToken: token, idToken: '', role: ROLE.candidate };
  session.send({ type: 'session.received', answer: { ...answer, userDetails } });
  await setUpText();
  document.addEventListener(ANNOUNCED_EVENT, hear);
});
afterEach(() => {
  cleanup();
  heard.length = 0;
});

type Warning = Parameters<typeof SessionDialogs>[0]['warning'];
const endsAt = new Date('2026-11-27T14:32:00');
const dialogs = (warning: Warning) => (
  <MemoryRouter>
    <UiProvider navigate={() => {}} locale="en-US">
      <SessionDialogs warning={warning} answer={() => {}} />
    </UiProvider>
  </MemoryRouter>
);

test('says that somebody stays signed in, once they answered the warning', async () => {
  render(dialogs({ left: 'early', canStay: true, endsAt }));
  fireEvent.click(await screen.findByRole('button', { name: 'Stay signed in' }));
  await waitFor(() => expect(heard).toEqual(['You stay signed in.']));
});

test('says until when somebody can continue, where the session cannot be longer', async () => {
  render(dialogs({ left: 'early', canStay: false, endsAt }));
  fireEvent.click(await screen.findByRole('button', { name: 'Continue until then' }));
  await waitFor(() =>
    expect(heard).toEqual([expect.stringMatching(/^You can continue until 2:32/)]),
  );
});

test('does not say how little time is left to somebody who has answered', async () => {
  const { rerender } = render(dialogs({ left: 'minute', canStay: true, endsAt }));
  rerender(dialogs(null));
  rerender(dialogs({ left: 'halfMinute', canStay: true, endsAt }));
  await waitFor(() => expect(heard).toEqual(['30 seconds are left.']));
});
