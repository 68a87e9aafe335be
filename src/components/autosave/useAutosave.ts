import { useEffect } from 'react';
import { waitFor } from 'xstate';
import { draftOf, isAllSaved, lineOf, shownProblems } from '#machines/autosave/autosave.ts';
import type { FormDraft, FormRecord, FormValues } from '#machines/form/formTypes.ts';
import type { ProfileSection } from '#src/api/sectionChanges.ts';
import { type AutosaveCalls, autosaveLogic } from '#src/components/autosave/autosaveLogic.ts';
import type { DraftOfForm } from '#src/components/draft/useDraft.ts';
import { useKeepTyped } from '#src/components/draft/useKeepTyped.ts';
import { areValuesLike } from '#src/components/section/sectionValues.ts';
import { useMachine } from '#src/components/useMachine.ts';

interface AutosaveOptions<Values extends FormValues> {
  /** The record as it was loaded last. */
  record: FormRecord<Values>;
  calls: AutosaveCalls;
  change: ProfileSection;
  draft: DraftOfForm<FormDraft>;
  /** Says that a save is done; seldom enough to be spoken. */
  onSaved: () => void;
}

/** Runs a form that saves itself, and hands over what waits when its page or window is left. */
export function useAutosave<Values extends FormValues>(options: AutosaveOptions<Values>) {
  const { record, calls, change, draft, onSaved } = options;
  const { actor, snapshot, send } = useMachine(() => autosaveLogic({ calls, change, draft }), {
    problemsOf: calls.rules,
    restored: draft.restored?.data ?? null,
  });
  useEffect(() => send({ type: 'values.loaded', record }), [send, record]);
  useEffect(() => {
    const { unsubscribe } = actor.on('saved.told', onSaved);
    return unsubscribe;
  }, [actor, onSaved]);
  useEffect(() => {
    const leave = () => send({ type: 'page.left' });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [send]);
  useKeepTyped(draft, draftOf(snapshot));
  const { values } = snapshot.context;
  return {
    values: areValuesLike(values, record.values) ? values : record.values,
    problems: shownProblems(snapshot),
    line: lineOf(snapshot),
    failure: snapshot.matches({ failed: 'told' }) ? snapshot.context.failure : null,
    conflict: snapshot.children.conflict,
    set: (changed: Partial<FormValues>) =>
      send({ type: 'field.changed', values: { ...changed } as FormValues }),
    leaveField: () => send({ type: 'field.left' }),
    /** Saves what waits now. @returns whether all that is typed is saved then */
    saveNow: async () => {
      send({ type: 'save.asked' });
      return isAllSaved(await waitFor(actor, (now) => isAllSaved(now) !== null)) === true;
    },
    /** Saves nothing more, because the record is deleted; a save on its way comes to its end. */
    drop: async () => {
      await waitFor(actor, (now) => !now.matches('saving'));
      send({ type: 'record.dropped' });
    },
    /** The record was not deleted. */
    keep: () => send({ type: 'record.kept' }),
    retry: () => send({ type: 'retry.pressed' }),
    dismiss: () => send({ type: 'failure.dismissed' }),
  };
}
