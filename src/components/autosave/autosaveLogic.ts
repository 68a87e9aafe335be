import { fromPromise } from 'xstate';
import { autosaveMachine } from '#machines/autosave/autosave.ts';
import { conflictMachine } from '#machines/conflict/conflict.ts';
import type { FieldProblem } from '#domain/fieldProblem.ts';
import type { FormDraft, FormRecord, FormValues } from '#machines/form/formTypes.ts';
import { isSame } from '#machines/form/formValues.ts';
import { accessTokenOf } from '#machines/session/session.ts';
import { toProblem } from '#src/api/client/problem.ts';
import {
  followChange,
  nameOfSection,
  type ProfileSection,
  sectionChanged,
} from '#src/api/sectionChanges.ts';
import type { DraftOfForm } from '#src/components/draft/useDraft.ts';
import { isSignedIn } from '#src/session/isSignedIn.ts';
import { session } from '#src/session/session.ts';
import { trackInFlight } from '#src/tab/inFlight.ts';
import { addLateFailure } from '#src/tab/lateFailures.ts';

/** The calls of a form that saves itself; each throws CallFailed. */
export interface AutosaveCalls {
  readonly rules: (values: FormValues) => readonly FieldProblem[];
  readonly save: (record: FormRecord) => Promise<FormRecord>;
  /** The same while the window may be closing: with a token that is there already. */
  readonly saveOnLeaving: (record: FormRecord, token: string) => Promise<FormRecord>;
  readonly load: () => Promise<FormRecord | null>;
  /** Called after the server saved. */
  readonly onSaved?: (saved: FormRecord) => void;
}

interface LogicOptions {
  readonly calls: AutosaveCalls;
  readonly change: ProfileSection;
  readonly draft: DraftOfForm<FormDraft>;
}

/** The machine of a form that saves itself, with its calls. A save goes on after its page. */
export function autosaveLogic({ calls, change, draft }: LogicOptions) {
  const path = window.location.pathname;
  const sending = async (record: FormRecord, send: () => Promise<FormRecord>) => {
    const saved = await send();
    if (isSignedIn(change.userGuid)) {
      const typed = draft.read();
      if (typed !== null && isSame(typed.values, record.values)) draft.discard();
      calls.onSaved?.(saved);
    }
    await followChange(change);
    return saved;
  };
  const saving = async (
    record: FormRecord,
    send: () => Promise<FormRecord>,
    hasLeft: () => boolean,
  ) => {
    const work = sending(record, send);
    trackInFlight(nameOfSection(change), work);
    try {
      return await work;
    } catch (failure) {
      const { userGuid } = change;
      if (hasLeft())
        addLateFailure({ userGuid, problem: toProblem(failure), keepsDraft: true, path });
      throw failure;
    }
  };
  const handOver = async (record: FormRecord): Promise<void> => {
    const token = accessTokenOf(session.getSnapshot());
    // What is not sent stays as a draft.
    if (token === null) return;
    const send = () => calls.saveOnLeaving(record, token);
    // A failure is told on the page that is shown then.
    await saving(record, send, () => true).catch(() => undefined);
  };
  return autosaveMachine.provide({
    actors: {
      save: fromPromise(({ input, signal }) =>
        saving(
          input,
          () => calls.save(input),
          () => signal.aborted,
        ),
      ),
      conflict: conflictMachine.provide({
        actors: {
          loadTheirs: fromPromise(async () => {
            const theirs = await calls.load();
            void sectionChanged(change);
            return theirs;
          }),
        },
      }),
    },
    actions: { flush: (_, { record }) => void handOver(record) },
  });
}
