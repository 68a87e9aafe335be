import { useEffect, useId, useRef } from 'react';
import { createActor, fromPromise } from 'xstate';
import { savedSearchMachine } from '#machines/savedSearch/savedSearch.ts';
import type { SavedAs } from '#machines/savedSearch/savedSearchTypes.ts';
import { useTabActor } from '#src/components/useTabActor.ts';
import { announce } from '#src/ui/announcer/announce.ts';

interface SavePanelOptions {
  /** What stands in the panel when it opens for the first time. */
  start: SavedAs;
  /** What the list of saved searches says: null for not saved; undefined while nobody knows. */
  listed: SavedAs | null | undefined;
  /** @throws CallFailed */
  save: (as: SavedAs) => Promise<SavedAs>;
  /** Said when it is saved. */
  savedText: (as: SavedAs) => string;
}

/**
 * A panel that opens below its button and saves what a search is called and how often mails come
 * (machines/savedSearch/savedSearch.ts). Closed, it gives the focus back to the button.
 */
export function useSavePanel({ start, listed, save, savedText }: SavePanelOptions) {
  // What is saved may be other by the time it is sent.
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  const { snapshot, send } = useTabActor(() =>
    createActor(
      savedSearchMachine.provide({
        actors: { save: fromPromise<SavedAs, SavedAs>(({ input }) => latest.current(input)) },
      }),
      { input: start },
    ),
  );
  const state = String(snapshot.value);
  const isRead = listed !== undefined;
  const [listedName, listedFrequency] = [listed?.name, listed?.frequency];
  useEffect(() => {
    if (!isRead) return;
    const isListed = listedName !== undefined && listedFrequency !== undefined;
    const savedAs = isListed ? { name: listedName, frequency: listedFrequency } : null;
    send({ type: 'list.read', savedAs });
  }, [send, state, isRead, listedName, listedFrequency]);

  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(state);
  const said = savedText(snapshot.context);
  useEffect(() => {
    const was = before.current;
    before.current = state;
    if (was === 'saving' && state === 'saved') announce(said);
    const hasClosed = was !== state && ['saving', 'naming', 'failed'].includes(was);
    if (hasClosed && (state === 'saved' || state === 'closed')) button.current?.focus();
  }, [state, said]);

  const isSaved = snapshot.matches('saved');
  const isOpen = !isSaved && !snapshot.matches('closed');
  const panelId = useId();
  return {
    isSaved,
    isOpen,
    /** Of the button that opens and closes the panel. */
    buttonProps: {
      ref: button,
      'aria-expanded': isOpen,
      ...(isOpen ? { 'aria-controls': panelId } : {}),
      onPress: () => send({ type: isOpen ? 'panel.closed' : 'panel.requested' }),
    },
    panelProps: { id: panelId, failure: snapshot.context.failure, snapshot, send },
  };
}
