import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { formMode, sectionDraftOf, shownFormProblems } from '#machines/sectionForm.ts';
import type { FormRecord, FormValues, SectionDraft } from '#machines/sectionFormTypes.ts';
import { machineOf } from '#src/components/section/sectionMachine.ts';
import type { SectionFields, SectionProps } from '#src/components/section/sectionTypes.ts';
import { areValuesLike } from '#src/components/section/sectionValues.ts';
import type { DraftOfForm } from '#src/components/useDraft.ts';
import type { FieldLink } from '#src/ui/errorSummary/ErrorSummary.tsx';

type Options<Values extends FormValues> = Pick<
  SectionProps<Values>,
  | 'name'
  | 'start'
  | 'keepsOne'
  | 'canEdit'
  | 'records'
  | 'rules'
  | 'calls'
  | 'words'
  | 'change'
  | 'onSaved'
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
