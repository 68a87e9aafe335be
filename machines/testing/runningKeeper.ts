import { createActor, SimulatedClock, waitFor } from 'xstate';
import type { KeptDrafts } from '#domain/drafts.ts';
import { draftKeeperMachine, draftOf } from '../draftKeeper/draftKeeper.ts';
import type { LoadAnswer, SendAnswer, ToSend } from '../draftKeeper/draftKeeperTypes.ts';
import { controlled } from './controlled.ts';
import { OWNER } from './draftKeeperPlan.ts';

export const NOON = Date.UTC(2026, 4, 1, 12);
export const DAY = 24 * 60 * 60 * 1000;

/**
 * A running keeper with a simulated clock, a tab, and a server that answers when the test says
 * so.
 * @param writer the name of this window on the server
 */
export function startKeeper(kept: KeptDrafts = {}, writer = 'thiswindow') {
  const clock = new SimulatedClock();
  const load = controlled<LoadAnswer, { owner: string }>();
  const send = controlled<SendAnswer, ToSend>();
  const tab = new Map<string, unknown>();
  const tabOwners = new Set<string>();
  const handedOver: string[] = [];
  const machine = draftKeeperMachine.provide({
    actors: { loadDrafts: load.logic, sendDraft: send.logic },
    actions: {
      writeTab: (_, { owner, drafts }) => {
        tabOwners.add(owner);
        for (const [kind, draft] of Object.entries(drafts)) {
          if (draft === null) tab.delete(kind);
          else tab.set(kind, draft);
        }
      },
      sendOnLeaving: (_, { drafts }) => void handedOver.push(...drafts.map(({ kind }) => kind)),
    },
  });
  const keeper = createActor(machine, { clock, input: { now: () => NOON + clock.now(), writer } });
  keeper.start();
  keeper.send({ type: 'session.started', owner: OWNER, kept });
  const type = (text: string, kind = 'skills') =>
    keeper.send({ type: 'draft.changed', kind, version: 1, data: { text } });
  const reaches = (state: string) =>
    waitFor(keeper, (snapshot) => JSON.stringify(snapshot.value).includes(state), {
      timeout: 20_000,
    });
  const loaded = async (answer: LoadAnswer = []) => {
    load.calls.at(-1)?.resolve(answer);
    await waitFor(keeper, (snapshot) => snapshot.context.isLoaded, { timeout: 20_000 });
  };
  const shown = (kind = 'skills', version = 1) =>
    draftOf(keeper.getSnapshot(), { kind, version, isDraft: hasText })?.data.text ?? null;
  return { keeper, clock, load, send, tab, tabOwners, handedOver, type, reaches, loaded, shown };
}

function hasText(data: unknown): data is { text: string } {
  return typeof Object(data).text === 'string';
}

/** A draft as the server has it. */
export const onServer = (
  text: string,
  at: number,
  Kind = 'skills',
  Writer: string | null = null,
) => ({
  Kind,
  Version: 1,
  Data: { text },
  SavedAt: new Date(at).toISOString(),
  Writer,
});
