import { useLayoutEffect, useState } from 'react';
import { draftOf, modeOf, shownProblems } from '#machines/form/form.ts';
import type { FormRecord, FormValues } from '#machines/form/formTypes.ts';
import { nameOfSection } from '#src/api/sectionChanges.ts';
import { type SectionOptions, sectionActors } from '#src/components/section/sectionActors.ts';
import type { SectionFields, SectionProps } from '#src/components/section/sectionTypes.ts';
import { areValuesLike } from '#src/components/section/sectionValues.ts';
import { useServersWords } from '#src/components/failure/useServersWords.ts';
import { useRestored } from '#src/components/draft/useRestored.ts';
import { useActor, useChild } from '#src/components/useMachine.ts';
import { actorsOf, showActors } from '#src/tab/tabActors.ts';
import type { FieldLink } from '#src/ui/errorSummary/ErrorSummary.tsx';

type Options<Values extends FormValues> = Pick<SectionProps<Values>, 'name' | 'words'> &
  SectionOptions<Values>;

/** Shows the form and the list of a section, which the tab runs. */
export function useSection<Values extends FormValues>(options: Options<Values>) {
  const { name, start, words, change, draft } = options;
  const wordsOf = useServersWords();
  const formName = nameOfSection(change);
  const [{ actors, isNew }] = useState(() => actorsOf(formName, () => sectionActors(options)));
  useLayoutEffect(() => showActors(formName, actors), [formName, actors]);
  const form = useActor(actors.main);
  const list = useActor(actors.list);
  const { snapshot, send } = form;
  const conflict = useChild(snapshot.children.conflict ?? list.snapshot.children.conflict);
  const restored = useRestored(isNew ? draft.restored : null, draftOf(snapshot) !== null);

  const { values } = snapshot.context;
  const problems = shownProblems(snapshot);
  const idOf = (field: string) => `${name}-${field}`;
  const messageOf = (field: string) => {
    const problem = problems.find(({ pointer }) => pointer === `/${field}`);
    return problem && wordsOf(problem, words.problem(field, problem.code));
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
