import { useState } from 'react';
import { draftOf, modeOf, shownProblems } from '#machines/form/form.ts';
import type { FormInput, FormRecord, FormValues } from '#machines/form/formTypes.ts';
import { sectionMachines } from '#src/components/section/sectionMachines.ts';
import type {
  KeyedDraft,
  SectionFields,
  SectionProps,
} from '#src/components/section/sectionTypes.ts';
import { areValuesLike } from '#src/components/section/sectionValues.ts';
import type { DraftOfForm } from '#src/components/draft/useDraft.ts';
import { useKeepTyped } from '#src/components/draft/useKeepTyped.ts';
import { useChild, useMachine } from '#src/components/useMachine.ts';
import type { FieldLink } from '#src/ui/errorSummary/ErrorSummary.tsx';

type Options<Values extends FormValues> = Pick<
  SectionProps<Values>,
  'name' | 'start' | 'typed' | 'list' | 'calls' | 'words' | 'change'
> & { readonly draft: DraftOfForm<KeyedDraft> };

/**
 * Restores a draft over the version it was typed on. If the record changed since, saving shows
 * the conflict. If the entry was deleted, the draft becomes a new entry. Without a draft the form
 * begins with what a link put into it.
 */
function restoredFrom<Values extends FormValues>({ draft, start, typed, list }: Options<Values>) {
  if (draft.restored === null) return typed ? { base: start, values: typed } : null;
  const { base, values } = draft.restored.data;
  const isGone = list && !list.records.some(({ entry }) => entry.id === base.entry.id);
  return { base: isGone ? start : base, values };
}

/** Runs the form and the list of a section with its calls, and stores its draft. */
export function useSection<Values extends FormValues>(options: Options<Values>) {
  const { name, start, list: entries, calls, words } = options;
  const [machines] = useState(() => sectionMachines(options));
  const form = useMachine(() => machines.form, {
    start,
    problemsOf: calls.rules,
    keepsOne: entries === undefined,
    canEdit: entries?.canEdit ?? true,
    restored: restoredFrom(options),
    ...(calls.asSaved ? { asSaved: calls.asSaved } : {}),
  } satisfies FormInput);
  const list = useMachine(() => machines.list, { form: form.actor });
  const { snapshot, send } = form;
  const conflict = useChild(snapshot.children.conflict ?? list.snapshot.children.conflict);
  const restored = useKeepTyped(machines.draft, draftOf(snapshot));

  const { values } = snapshot.context;
  const problems = shownProblems(snapshot);
  const idOf = (field: string) => `${name}-${field}`;
  const messageOf = (field: string) => {
    const problem = problems.find(({ pointer }) => pointer === `/${field}`);
    return problem && (problem.detail ?? words.problem(field, problem.code));
  };
  // In the order of the fields on screen, also when a draft has another.
  const links: FieldLink[] = Object.keys(start.values).flatMap((field) => {
    const message = messageOf(field);
    return message === undefined ? [] : [{ fieldId: idOf(field), text: message }];
  });
  const typedValues = areValuesLike(values, start.values) ? values : start.values;
  const fields: SectionFields<Values> = {
    values: typedValues,
    mode: modeOf(snapshot.context),
    isBusy: [snapshot, list.snapshot, conflict].some((one) => one?.hasTag('busy')),
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
  return { form, list, fields, links, problems, restored };
}

function present(change: Readonly<Record<string, FormRecord['values'][string] | undefined>>) {
  return Object.fromEntries(
    Object.entries(change).flatMap(([field, value]) =>
      value === undefined ? [] : [[field, value]],
    ),
  );
}
