import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { waitFor } from 'xstate';
import { ownerEvents } from '#machines/draftKeeper/draftKeeper.ts';
import { isSettled, sessionOf } from '#machines/session/session.ts';
import { realSessionCalls } from '#src/api/actors/session.ts';
import { queryClient } from '#src/api/client/queryClient.ts';
import { AppRouter } from '#src/AppRouter.tsx';
import { setUpText } from '#src/i18n/setup.ts';
import { AppRoutes } from '#src/routes/AppRoutes.tsx';
import { draftKeeper } from '#src/session/draftKeeper.ts';
import { readDrafts } from '#src/tab/draftStorage.ts';
import { followAdministrator } from '#src/session/followAdministrator.ts';
import { viewGate } from '#src/session/view.ts';
import { forgetPerson } from '#src/tab/forgetPerson.ts';
import { forgetMissed } from '#src/tab/missedAddress.ts';
import { impersonation } from '#src/session/impersonation.ts';
import { session, startSession } from '#src/session/session.ts';
import { writeLastPath } from '#src/tab/storage.ts';
import type { Database } from '#server/database/connect.ts';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { type Edge, openEdge } from './edge.ts';

/** The whole browser app in this process, over the real server and its database. */
export interface MountedApp extends Pick<TestApi, 'ok' | 'database' | 'person'> {
  readonly edge: Edge;
  /** Every announcement since the app was opened, in order. */
  readonly heard: readonly string[];
  /** Opens an address as a person who was there already; a new candidate unless one is given. */
  readonly open: (path: string, person?: TestPerson) => Promise<TestPerson>;
  /** Opens an address as who comes to it: signed in when a person is given. */
  readonly arrive: (path: string, person?: TestPerson) => void;
  /** Opens an address in the tab as it is, with what it has stored, for who signs in now. */
  readonly stay: (path: string, person: TestPerson) => Promise<void>;
  /** The same page anew, with nothing but what the tab has stored and the server has. */
  readonly reload: () => Promise<void>;
  /** While `work` runs, every query on a table fails, so that the server answers with an error. */
  readonly without: (table: string, work: () => Promise<void>) => Promise<void>;
}

/** Fills the database before the server starts. */
type Prepare = (database: Database) => Promise<unknown>;

let isStarted: Promise<void> | null = null;

/** What a failing test then says: why it was not known whom an administrator views. */
let askingFailed: unknown = null;

/** What became of an administrator's view, also in the tests before: it outlives them. */
let viewed: readonly string[] = [];
const noteView = (what: string) => {
  if (viewed.at(-1) !== what) viewed = [...viewed, what].slice(-16);
};

async function start(): Promise<void> {
  const { queries, ...others } = queryClient.getDefaultOptions();
  // The pause before a query is tried again does not make a test better.
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });
  const askView = async () => {
    noteView('asked');
    try {
      return await realSessionCalls.askView();
    } catch (failure) {
      askingFailed = failure;
      throw failure;
    }
  };
  impersonation.subscribe(({ value, context: { failure } }) =>
    noteView([JSON.stringify(value), failure?.code].join(' ').trim()),
  );
  startSession({ ...realSessionCalls, askView }, viewGate);
  followAdministrator();
  await setUpText();
  // No other tab answers.
  await waitFor(session, isSettled);
}

/**
 * For the tests of one file: the server with a database of its own, and the app, which is taken
 * down and signed out after each test. The modules stay loaded, as in one tab that several people
 * use one after another.
 */
export function mountedApp(
  prepare?: Prepare,
  settings: Readonly<Record<string, string>> = {},
): MountedApp {
  let api: TestApi;
  let root: Root | null = null;
  const heard: string[] = [];
  const hear = (event: Event) => {
    if (event instanceof CustomEvent) heard.push(String(event.detail.text));
  };
  const edge = openEdge(() => api.app);

  const leave = () => {
    root?.unmount();
    root = null;
    document.body.replaceChildren();
  };

  const close = () => {
    leave();
    noteView('closed');
    session.send({ type: 'guard.failed' });
    forgetMemory();
    sessionStorage.clear();
    localStorage.clear();
    edge.forget();
    askingFailed = null;
    heard.length = 0;
  };

  const show = (path: string, state: unknown = null) => {
    history.replaceState(state, '', path);
    const place = document.createElement('div');
    document.body.append(place);
    root = createRoot(place);
    root.render(createElement(AppRouter, null, createElement(AppRoutes)));
  };

  beforeAll(async () => {
    document.addEventListener('oa:announced', hear);
    api = await openApi({ settings, ...(prepare ? { prepare } : {}) });
    isStarted ??= start();
    await isStarted;
  });
  afterEach(({ task }) => {
    const [asked, failed, cause] = [edge.asked(), edge.failed(), askingFailed];
    const view = viewed.join(', ');
    close();
    edge.reset();
    // The text of the page alone does not say why another page came.
    if (task.result?.state === 'fail')
      throw new Error(
        `Calls that failed meanwhile: ${failed.join(', ') || 'none'}, of ${asked.join(', ')}; of a view: ${view}`,
        { cause },
      );
  });
  afterAll(async () => {
    document.removeEventListener('oa:announced', hear);
    await api.close();
  });

  return {
    edge,
    heard,
    ok: (id, input) => api.ok(id, input),
    person: (role) => api.person(role),
    get database() {
      return api.database;
    },
    open: async (path, given) => {
      const person = given ?? (await api.person());
      if (root !== null) close();
      signIn(person);
      writeLastPath(path);
      show(path);
      return person;
    },
    arrive: (path, person) => {
      if (root !== null) close();
      if (person !== undefined) signIn(person);
      show(path);
    },
    stay: async (path, person) => {
      leave();
      signIn(person);
      writeLastPath(path);
      show(path);
    },
    reload: async () => {
      window.dispatchEvent(new Event('pagehide'));
      // What is sent in that moment goes out.
      await new Promise(setImmediate);
      edge.leave();
      leave();
      // The modules stay loaded: they hear the other tabs again as after the way back.
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      forgetMemory();
      rereadDrafts();
      show(location.pathname + location.search, history.state);
    },
    without: async (table, work) => {
      const { schema } = api.database.db;
      const gone = `${table.split('.').at(-1)}_gone`;
      await schema.alterTable(table).renameTo(gone).execute();
      try {
        await work();
      } finally {
        const name = table.split('.').at(-1) ?? table;
        await schema.alterTable(table.replace(name, gone)).renameTo(name).execute();
      }
    },
  };
}

/** What the modules of the app keep of a page and of a person. */
function forgetMemory(): void {
  forgetPerson();
  forgetMissed();
  queryClient.clear();
}

/** The drafts come from the tab and from the server again. */
function rereadDrafts(): void {
  const owner = sessionOf(session.getSnapshot())?.userDetails.UserGuid ?? null;
  const events = [...ownerEvents(owner, null, readDrafts), ...ownerEvents(null, owner, readDrafts)];
  for (const event of events) draftKeeper.send(event);
}

function signIn({ token, userGuid: UserGuid, email: Email, role = 2 }: TestPerson): void {
  noteView(`signed in as ${role} where ${JSON.stringify(session.getSnapshot().value)}`);
  session.send({
    type: 'session.received',
    answer: {
      accessToken: token,
      refreshToken: token,
      idToken: token,
      userDetails: { UserGuid, Email, FirstName: 'Robin', LastName: 'Sample' },
      role,
    },
  });
}
