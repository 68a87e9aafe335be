import { fromPromise } from 'xstate';
import { earliestToday } from '#domain/jobClosing.ts';
import { openNotes } from '#domain/languageNotes.ts';
import { EMPTY_POSTING } from '#domain/postingContent.ts';
import {
  changeOfText,
  checkedTexts,
  contentOf,
  fieldPointer,
  fieldsOf,
  keptOf,
  type PostingFields,
} from '#domain/postingFields.ts';
import { postingProblems } from '#domain/postingProblems.ts';
import { conflictMachine } from '#machines/conflict/conflict.ts';
import type { FormDraft, FormValues } from '#machines/form/formTypes.ts';
import { draftOf, isChanged, jobEditorMachine } from '#machines/jobEditor/jobEditor.ts';
import type { SavedPosting } from '#machines/jobEditor/jobEditorTypes.ts';
import { languageCheckMachine } from '#machines/languageCheck/languageCheck.ts';
import {
  checkTexts,
  contentIn,
  loadPosting,
  publishPosting,
  savePosting,
} from '#src/api/queries/postings.ts';
import type { DraftOfForm } from '#src/components/draft/useDraft.ts';
import { useKeepTyped } from '#src/components/draft/useKeepTyped.ts';
import { useReportAfterUnmount } from '#src/components/failure/useReportAfterUnmount.ts';
import { useMachine } from '#src/components/useMachine.ts';

export const EMPTY_FIELDS = fieldsOf(EMPTY_POSTING);

const fieldsIn = (values: FormValues): PostingFields => ({ ...EMPTY_FIELDS, ...values });

type Told = ReturnType<typeof useReportAfterUnmount>;

const editor = (savingTold: Told, publishingTold: Told) =>
  jobEditorMachine.provide({
    actors: {
      save: fromPromise(({ input }) =>
        savingTold(savePosting(input.entry, contentIn(input.values, EMPTY_FIELDS))),
      ),
      publish: fromPromise(({ input }) => publishingTold(publishPosting(input))),
      conflict: conflictMachine.provide({
        actors: { loadTheirs: fromPromise(({ input }) => loadPosting(input)) },
      }),
    },
  });

const languageCheck = () =>
  languageCheckMachine.provide({
    actors: {
      check: fromPromise(({ input }) =>
        checkTexts(input.find(({ field }) => field === 'title')?.text ?? '', input),
      ),
    },
  });

/**
 * Runs the editor of a posting and the check of its words, and keeps what is typed.
 * @param start the posting as it was saved, or a new one
 */
export function useJobEditor(start: SavedPosting, draft: DraftOfForm<FormDraft>) {
  const savingTold = useReportAfterUnmount(true);
  const publishingTold = useReportAfterUnmount();
  const work = useMachine(() => editor(savingTold, publishingTold), {
    start,
    problemsOf: (values) => problemsOf(fieldsIn(values)),
    restored: draft.restored?.data ?? null,
  });
  const { snapshot, send } = work;
  const fields = fieldsIn(snapshot.context.values);
  const check = useMachine(languageCheck, { texts: checkedTexts(fields) });
  const restored = useKeepTyped(draft, draftOf(snapshot));

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

export type JobEditor = ReturnType<typeof useJobEditor>;

/** What is missing, by the field of the form that holds it. */
function problemsOf(fields: PostingFields) {
  return postingProblems(contentOf(fields), earliestToday(new Date())).map(({ pointer, code }) => ({
    pointer: fieldPointer(pointer),
    code,
  }));
}
