import { useLayoutEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { openNotes } from '#domain/languageNotes.ts';
import {
  changeOfText,
  checkedTexts,
  contentOf,
  keptOf,
  type PostingFields,
} from '#domain/postingFields.ts';
import type { FormDraft } from '#machines/form/formTypes.ts';
import { draftOf, isChanged } from '#machines/jobEditor/jobEditor.ts';
import type { SavedPosting } from '#machines/jobEditor/jobEditorTypes.ts';
import { languageCheckMachine } from '#machines/languageCheck/languageCheck.ts';
import { checkTexts } from '#src/api/queries/postings.ts';
import type { DraftOfForm } from '#src/components/draft/useDraft.ts';
import { useRestored } from '#src/components/draft/useRestored.ts';
import { useActor, useMachine } from '#src/components/useMachine.ts';
import {
  editorActors,
  fieldsIn,
  idOf,
  kindOf,
  nameOfEditor,
} from '#src/pages/employer/editor/editorActors.ts';
import { useUser } from '#src/session/usePerson.ts';
import { actorsOf, showActors } from '#src/tab/tabActors.ts';

const languageCheck = () =>
  languageCheckMachine.provide({
    actors: {
      check: fromPromise(({ input }) =>
        checkTexts(input.find(({ field }) => field === 'title')?.text ?? '', input),
      ),
    },
  });

/**
 * Shows the editor of a posting, which the tab runs, and runs the check of its words.
 * @param start the posting as it was saved, or a new one
 */
export function useJobEditor(start: SavedPosting, draft: DraftOfForm<FormDraft>) {
  const { UserGuid: userGuid } = useUser();
  const [{ name, actors, isNew }] = useState(() => {
    const options = { start, draft, userGuid };
    const editor = nameOfEditor(userGuid, kindOf(idOf(options)));
    return { name: editor, ...actorsOf(editor, () => editorActors(options)) };
  });
  useLayoutEffect(() => showActors(name, actors), [name, actors]);
  const { snapshot, send } = useActor(actors.main);
  const fields = fieldsIn(snapshot.context.values);
  const check = useMachine(languageCheck, { texts: checkedTexts(fields) });
  const restored = useRestored(isNew ? draft.restored : null, draftOf(snapshot) !== null);

  const { notes, replaced } = check.snapshot.context;
  const kept = keptOf(fields);
  const open = openNotes(notes, kept);

  /** Changes fields, and has their words checked. */
  const set = (change: Partial<PostingFields>) => {
    send({ type: 'field.changed', values: change });
    check.send({ type: 'texts.changed', texts: checkedTexts({ ...fields, ...change }) });
  };
  return {
    snapshot,
    send,
    /** The posting as it was when this editor began. */
    start: actors.start,
    fields,
    content: contentOf(fields),
    set,
    setText: (field: string, text: string) => set(changeOfText(fields, field, text)),
    problems: snapshot.context.problems,
    isChanged: isChanged(snapshot),
    isNew: snapshot.context.base.entry.etag === null,
    conflict: snapshot.children.conflict,
    restored,
    check,
    notes: open,
    kept,
    replaced,
  };
}
