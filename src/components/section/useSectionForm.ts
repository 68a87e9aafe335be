import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import {
  formMode,
  sectionDraftOf,
  sectionFormMachine,
  shownFormProblems,
  typedSince,
} from '#machines/sectionForm.ts';
import type { FormRecord, FormValues, SectionDraft } from '#machines/sectionFormTypes.ts';
import {
  changeSection,
  type ProfileSection,
  sectionChanged,
  takeOutEntry,
} from '#src/api/sectionChanges.ts';
import type { SectionFields, SectionProps } from '#src/components/section/sectionTypes.ts';
import { areValuesLike } from '#src/components/section/sectionValues.ts';
import { toProblem } from '#src/api/problem.ts';
import { type LateFailure, tellLateFailure } from '#src/session/lateFailures.ts';
import type { DraftOfForm } from '#src/components/useDraft.ts';
import type { FieldLink } from '#src/ui/ErrorSummary.tsx';

type Options<Values extends FormValues> = Pick<
  SectionProps<Values>,
  'name' | 'start' | 'keepsOne' | 'canEdit' | 'records' | 'rules' | 'calls' | 'words' | 'change'
> & { readonly draft: DraftOfForm<SectionDraft> };

/**
 * What was typed, over the version it was typed over: if the record was changed since, saving shows both. Where the entry
 * is gone, it is a new one.
 */
function restoredFrom<Values extends FormValues>({ draft, start, records }: Options<Values>) {
  if (draft.restored === null) return null;
  const { base, values } = draft.restored.data;
  const isGone = records !== undefined && !records.some(({ entry }) => entry.id === base.entry.id);
  return { base: isGone ? start : base, values };
}

/**
 * The draft goes with what was saved; what was typed meanwhile stays in it, over what was saved. The machine may be gone by then,
 * with its screen.
 */
function settleDraft<Values extends FormValues>(
  { draft, start, canEdit = true }: Options<Values>,
  sent: FormRecord,
  saved: FormRecord,
): void {
  const typed = draft.read();
  if (typed?.base.entry.id !== sent.entry.id) return;
  const rest = typedSince({ sent: sent.values, values: typed.values, start, canEdit }, saved);
  if (rest === null) draft.discard();
  else draft.keep(rest);
}

/**
 * A failure that comes when the form has left the screen is told on the page that is there by then.
 * @param signal aborted when the form has left
 */
async function toldAlways<Answer>(
  {
    what,
    signal,
    change,
  }: Pick<LateFailure, 'what'> & { signal: AbortSignal; change: ProfileSection },
  work: Promise<Answer>,
): Promise<Answer> {
  const path = window.location.pathname;
  try {
    return await work;
  } catch (failure) {
    const problem = toProblem(failure);
    if (signal.aborted) tellLateFailure({ userGuid: change.userGuid, what, problem, path });
    throw failure;
  }
}

/**
 * The machine with the section's calls. React stops it with the screen, and its calls go on: so what follows a change hangs on
 * the calls.
 */
function machineOf<Values extends FormValues>(options: Options<Values>) {
  const { calls, change, draft } = options;
  // While one entry is deleted, something else may have been typed.
  const discardOver = ({ entry }: FormRecord) => {
    if (draft.read()?.base.entry.id === entry.id) draft.discard();
  };
  const remove = async (record: FormRecord) => {
    if (calls.remove === undefined) throw new Error('Nothing to delete');
    const answer = await calls.remove(record);
    takeOutEntry(change, record.entry.id);
    return answer;
  };
  return sectionFormMachine.provide({
    actors: {
      save: fromPromise(({ input, signal }) =>
        toldAlways(
          { what: 'save', signal, change },
          changeSection(
            change,
            () => calls.save(input),
            ({ entry, values }) => settleDraft(options, input, { entry, values }),
          ),
        ),
      ),
      remove: fromPromise(({ input, signal }) =>
        toldAlways(
          { what: 'delete', signal, change },
          changeSection(
            change,
            () => remove(input),
            () => discardOver(input),
          ),
        ),
      ),
      loadTheirs: fromPromise(async ({ input }) => {
        const theirs = await calls.load(input);
        // A change that was made elsewhere is a change as well: the list on the screen is out of date.
        void sectionChanged(change);
        return theirs;
      }),
    },
  });
}

/** Runs the machine of a section with the section's calls, and keeps its draft. */
export function useSectionForm<Values extends FormValues>(options: Options<Values>) {
  const { name, start, keepsOne = false, canEdit = true, rules, calls, words, draft } = options;
  const [machine] = useState(() => machineOf(options));
  const actor = useActorRef(machine, {
    input: {
      start,
      problemsOf: rules,
      keepsOne,
      canEdit,
      restored: restoredFrom(options),
      ...(calls.asSaved ? { asSaved: calls.asSaved } : {}),
    },
  });
  const snapshot = useSelector(actor, (current) => current);
  const { send } = actor;

  const { keep, discard } = draft;
  const kept = useRef(draft.restored !== null);
  // Compared as text: a key that changes nothing needs no call.
  const text = JSON.stringify(sectionDraftOf(snapshot));
  useEffect(() => {
    const typed: SectionDraft | null = JSON.parse(text);
    if (typed !== null) keep(typed);
    else if (kept.current) discard();
    kept.current = typed !== null;
  }, [text, keep, discard]);

  const problems = shownFormProblems(snapshot);
  const idOf = (field: string) => `${name}-${field}`;
  const messageOf = (field: string) => {
    const problem = problems.find(({ pointer }) => pointer === `/${field}`);
    return problem && (problem.detail ?? words.problem(field, problem.code));
  };
  const links: FieldLink[] = Object.keys(snapshot.context.values).flatMap((field) => {
    const message = messageOf(field);
    return message === undefined ? [] : [{ fieldId: idOf(field), text: message }];
  });
  const { values } = snapshot.context;
  const typedValues = areValuesLike(values, start.values) ? values : start.values;
  const fields: SectionFields<Values> = {
    values: typedValues,
    mode: formMode(snapshot),
    isBusy: snapshot.hasTag('busy'),
    set: (change) => send({ type: 'field.changed', values: present(change) }),
    idOf,
    messageOf,
    text: (field) => ({
      id: idOf(field),
      name: field,
      value: String(typedValues[field]),
      errorMessage: messageOf(field),
      onChange: (value) => send({ type: 'field.changed', values: { [field]: value } }),
    }),
  };
  return { snapshot, send, fields, links, problems };
}

function present(change: Readonly<Record<string, FormRecord['values'][string] | undefined>>) {
  return Object.fromEntries(
    Object.entries(change).flatMap(([field, value]) =>
      value === undefined ? [] : [[field, value]],
    ),
  );
}
