import { fromPromise } from 'xstate';
import { conflictMachine } from '#machines/conflict/conflict.ts';
import { formMachine } from '#machines/form/form.ts';
import type { FormDraft, FormRecord, FormValues } from '#machines/form/formTypes.ts';
import { typedSince } from '#machines/form/formValues.ts';
import { listMachine } from '#machines/list/list.ts';
import {
  changeSection,
  putInEntry,
  sectionChanged,
  takeOutEntry,
} from '#src/api/sectionChanges.ts';
import type { KeyedDraft, SectionProps } from '#src/components/section/sectionTypes.ts';
import { reportAfterUnmount } from '#src/api/reportAfterUnmount.ts';
import type { DraftOfForm } from '#src/components/draft/useDraft.ts';

type MachineOptions<Values extends FormValues> = Pick<
  SectionProps<Values>,
  'start' | 'list' | 'calls' | 'change'
> & { readonly draft: DraftOfForm<KeyedDraft> };

/** Browsers make no UUID without a secure connection; then a repeated request adds again. */
function newKey(): string | undefined {
  return 'randomUUID' in crypto ? crypto.randomUUID() : undefined;
}

/**
 * Adds to the draft the key of the entry that is being added, so that repeating a request whose
 * answer was lost adds nothing twice. The key stays the same from the first attempt until the
 * entry is saved or given up. It is not made at the first key press, because two windows may
 * share the draft while each adds an entry of its own.
 */
function keyedDraft(draft: DraftOfForm<KeyedDraft>) {
  let key = draft.restored?.data.key;
  const keep = ({ base, values }: FormDraft) =>
    draft.keep({ base, values, ...(key === undefined ? {} : { key }) });
  return {
    ...draft,
    keep,
    discard: () => {
      key = undefined;
      draft.discard();
    },
    /** The key of the entry that is being sent. */
    keyOfEntry: () => {
      key ??= newKey();
      const typed = draft.read();
      if (typed !== null) keep(typed);
      return key;
    },
    /** What was typed while the entry was saved belongs to another entry, with a new key. */
    entryAdded: () => {
      const added = key;
      key = undefined;
      const next = draft.read();
      if (next !== null && next.key === added) keep(next);
    },
  };
}

/**
 * Joins the form and the list of a section with its API calls. React stops both machines when
 * the page is left, but the calls continue. So the calls themselves do what must follow a
 * change.
 */
export function sectionMachines<Values extends FormValues>(options: MachineOptions<Values>) {
  const { calls, change, start, list } = options;
  const canEdit = list?.canEdit ?? true;
  const draft = keyedDraft(options.draft);

  const save = async (record: FormRecord) => {
    const isNew = record.entry.id === null;
    const answer = await calls.save(record, isNew ? draft.keyOfEntry() : undefined);
    if (isNew) draft.entryAdded();
    if (calls.list && answer.row) putInEntry(calls.list, answer.row);
    return answer;
  };
  const remove = async (record: FormRecord) => {
    if (calls.remove === undefined) throw new Error('Nothing to delete');
    const answer = await calls.remove(record);
    if (calls.list) takeOutEntry(calls.list, record.entry.id);
    return answer;
  };
  /** Deletes the draft of what was saved or deleted; what was typed meanwhile stays in it. */
  const settleDraft = (sent: FormRecord, saved: FormRecord): void => {
    const typed = draft.read();
    if (typed?.base.entry.id !== sent.entry.id) return;
    const rest = typedSince({ sent: sent.values, values: typed.values, start, canEdit }, saved);
    if (rest === null) draft.discard();
    else draft.keep(rest);
  };
  const reporter = (signal: AbortSignal) => ({
    userGuid: change.userGuid,
    hasLeft: () => signal.aborted,
  });

  const conflict = conflictMachine.provide({
    actors: {
      loadTheirs: fromPromise(async ({ input }) => {
        const theirs = await calls.load(input);
        // A change made elsewhere also makes the list on screen out of date.
        void sectionChanged(change);
        return theirs;
      }),
    },
  });
  return {
    draft,
    form: formMachine.provide({
      actors: {
        conflict,
        save: fromPromise(({ input, signal }) => {
          const saving = changeSection(
            change,
            () => save(input),
            ({ entry, values }) => {
              const before = draft.read()?.base ?? start;
              settleDraft(input, { entry, values });
              calls.onSaved?.(input.values, before.values);
            },
          );
          return reportAfterUnmount({ ...reporter(signal), keepsDraft: true }, saving);
        }),
      },
    }),
    list: listMachine.provide({
      actors: {
        conflict,
        remove: fromPromise(({ input, signal }) => {
          const removing = changeSection(
            change,
            () => remove(input.record),
            // A draft of another entry, or of a new one, stays.
            () => settleDraft({ entry: input.record.entry, values: input.sent }, start),
          );
          return reportAfterUnmount(reporter(signal), removing);
        }),
      },
    }),
  };
}
