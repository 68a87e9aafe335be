import { type Actor, createActor, fromPromise } from 'xstate';
import { conflictMachine } from '#machines/conflict/conflict.ts';
import { draftOf, formMachine } from '#machines/form/form.ts';
import type { FormInput, FormRecord, FormValues } from '#machines/form/formTypes.ts';
import { typedSince } from '#machines/form/formValues.ts';
import { listMachine } from '#machines/list/list.ts';
import { followChange, putInEntry, sectionChanged, takeOutEntry } from '#src/api/sectionChanges.ts';
import type { KeyedDraft, SectionProps } from '#src/components/section/sectionTypes.ts';
import { keepTyped } from '#src/components/draft/keepTyped.ts';
import type { DraftOfForm } from '#src/components/draft/useDraft.ts';
import { newId } from '#src/newId.ts';
import { isSignedIn } from '#src/session/isSignedIn.ts';

export type SectionOptions<Values extends FormValues> = Pick<
  SectionProps<Values>,
  'start' | 'typed' | 'list' | 'calls' | 'change'
> & { readonly draft: DraftOfForm<KeyedDraft> };

/**
 * Restores a draft over the version it was typed on. If the record changed since, saving shows
 * the conflict. If the entry was deleted, the draft becomes a new entry. Without a draft the form
 * begins with what a link put into it.
 */
function restoredFrom<Values extends FormValues>({
  draft,
  start,
  typed,
  list,
}: SectionOptions<Values>) {
  if (draft.restored === null) return typed ? { base: start, values: typed } : null;
  const { base, values } = draft.restored.data;
  const isGone = list && !list.records.some(({ entry }) => entry.id === base.entry.id);
  return { base: isGone ? start : base, values };
}

/**
 * Keeps what is typed as the draft, with the key of the entry that is being added, so that
 * repeating a request whose answer was lost adds nothing twice. The key stays the same from the
 * first attempt until the entry is saved or given up. It is not made at the first key press,
 * because two windows may share the draft while each adds an entry of its own.
 */
function keepDraft(
  form: Actor<typeof formMachine>,
  draft: DraftOfForm<KeyedDraft>,
  userGuid: string,
) {
  let key = draft.restored?.data.key;
  const store = keepTyped(form, draft, userGuid, () => {
    const typed = draftOf(form.getSnapshot());
    if (typed === null) key = undefined;
    return typed && { ...typed, ...(key === undefined ? {} : { key }) };
  });
  return {
    discard: draft.discard,
    /** The key of the entry that is being sent. */
    keyOfEntry: () => {
      key ??= newId();
      store();
      return key;
    },
    /** What was typed while the entry was saved belongs to another entry, with a new key. */
    entryAdded: () => {
      key = undefined;
    },
  };
}

/**
 * The form and the list of a section, with its API calls and its draft. They belong to the tab
 * (tab/tabActors.ts): a page looks at them, and they end what they began when it is left.
 */
export function sectionActors<Values extends FormValues>(options: SectionOptions<Values>) {
  const { calls, change, start, list: entries } = options;
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
  const save = async (record: FormRecord) => {
    const isNew = record.entry.id === null;
    const answer = await calls.save(record, isNew ? draft.keyOfEntry() : undefined);
    if (isNew) draft.entryAdded();
    if (calls.list && answer.row) putInEntry(calls.list, answer.row);
    if (isSignedIn(change.userGuid)) {
      const { context } = form.getSnapshot();
      // It is saved, whatever is waited for after that.
      if (typedSince(context, answer) === null) draft.discard();
      calls.onSaved?.(record.values, context.base.values);
    }
    await followChange(change);
    return answer;
  };
  const remove = async (record: FormRecord) => {
    if (calls.remove === undefined) throw new Error('Nothing to delete');
    await calls.remove(record);
    if (calls.list) takeOutEntry(calls.list, record.entry.id);
    await followChange(change);
  };
  const form = createActor(
    formMachine.provide({
      actors: { conflict, save: fromPromise(({ input }) => save(input)) },
    }),
    {
      input: {
        start,
        problemsOf: calls.rules,
        keepsOne: entries === undefined,
        canEdit: entries?.canEdit ?? true,
        restored: restoredFrom(options),
        ...(calls.asSaved ? { asSaved: calls.asSaved } : {}),
      } satisfies FormInput,
    },
  );
  const draft = keepDraft(form, options.draft, change.userGuid);
  const list = createActor(
    listMachine.provide({
      actors: {
        conflict,
        remove: fromPromise(({ input }) => remove(input.record)),
      },
    }),
    { input: { form } },
  );
  return { userGuid: change.userGuid, main: form, list };
}
