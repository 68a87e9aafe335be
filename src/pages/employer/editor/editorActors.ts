import { createActor, fromPromise } from 'xstate';
import { earliestToday } from '#domain/jobClosing.ts';
import { EMPTY_POSTING } from '#domain/postingContent.ts';
import {
  contentOf,
  fieldPointer,
  fieldsOf,
  type PostingFields,
  unreadPay,
} from '#domain/postingFields.ts';
import { postingProblems } from '#domain/postingProblems.ts';
import { conflictMachine } from '#machines/conflict/conflict.ts';
import type { FormDraft, FormValues } from '#machines/form/formTypes.ts';
import { draftOf, isSentSaved, jobEditorMachine } from '#machines/jobEditor/jobEditor.ts';
import type { SavedPosting } from '#machines/jobEditor/jobEditorTypes.ts';
import { CallFailed, toProblem } from '#src/api/client/problem.ts';
import { contentIn, loadPosting, publishPosting, savePosting } from '#src/api/queries/postings.ts';
import { keepTyped } from '#src/components/draft/keepTyped.ts';
import { type DraftOfForm, draftNamed } from '#src/components/draft/useDraft.ts';
import { isSectionDraft } from '#src/components/section/sectionValues.ts';
import { paths } from '#src/paths.ts';

export const EMPTY_FIELDS = fieldsOf(EMPTY_POSTING);

export const fieldsIn = (values: FormValues): PostingFields => ({ ...EMPTY_FIELDS, ...values });

/** Increase this when a field changes its meaning; older drafts are then ignored. */
export const DRAFT_VERSION = 1;

/** The fields of drafts from before the plain-language version was added: none of it was typed. */
const { plainText: _added, ...FIELDS_BEFORE } = EMPTY_FIELDS;

/** Whether stored data is a draft of a posting. */
export const isPostingDraft = (data: unknown): data is FormDraft =>
  isSectionDraft(data, EMPTY_FIELDS) || isSectionDraft(data, FIELDS_BEFORE);

/** A draft with every field of today. */
const wholeDraft = ({ base, values }: FormDraft): FormDraft => ({
  base: { ...base, values: fieldsIn(base.values) },
  values: fieldsIn(values),
});

/** The kind of the draft of a posting that is saved. */
export const kindOf = (id: string) => `posting:${id}`;

/** Names the editor of a posting in this tab, by the kind of its draft. */
export const nameOfEditor = (userGuid: string, kind: string) => `${userGuid} ${kind}`;

interface EditorOptions {
  /** The posting as it was saved, or a new one. */
  readonly start: SavedPosting;
  /** What an earlier visit left unsaved. */
  readonly draft: DraftOfForm<FormDraft>;
  readonly userGuid: string;
}

/** Which posting is written; a draft of a new one has the id that it will be saved under. */
export const idOf = ({ start, draft }: Omit<EditorOptions, 'userGuid'>): string =>
  (draft.restored?.data.base ?? start.record).entry.id ?? '';

/**
 * The editor of a posting with its calls and its draft. It belongs to the tab
 * (tab/tabActors.ts): who leaves during the save before a publishing gets it published.
 */
export function editorActors(options: EditorOptions) {
  const { start, draft, userGuid } = options;
  const id = idOf(options);
  const form = createActor(
    jobEditorMachine.provide({
      actors: {
        save: fromPromise(async ({ input }) => {
          refuseUnreadPay(fieldsIn(input.values));
          return savePosting(input.entry, contentIn(input.values, EMPTY_FIELDS));
        }),
        publish: fromPromise(({ input }) => publishPosting(input)),
        conflict: conflictMachine.provide({
          actors: { loadTheirs: fromPromise(({ input }) => loadPosting(input)) },
        }),
      },
    }),
    {
      input: {
        start,
        problemsOf: (values) => problemsOf(fieldsIn(values)),
        restored: draft.restored && wholeDraft(draft.restored.data),
      },
    },
  );
  const isSaved = () => form.getSnapshot().context.base.entry.etag !== null;
  const isNew = start.record.entry.etag === null;
  const saved = draftNamed<FormDraft>(kindOf(id), DRAFT_VERSION);
  keepTyped(
    form,
    {
      restored: draft.restored,
      keep: (typed) => {
        // The first save gives a new posting an address, where its draft is looked for.
        if (isNew && isSaved()) draft.discard();
        (isSaved() ? saved : draft).keep(typed);
      },
      discard: () => {
        draft.discard();
        saved.discard();
      },
    },
    userGuid,
    () => draftOf(form.getSnapshot()),
  );
  return {
    userGuid,
    main: form,
    start,
    toldAs: () => ({
      keepsDraft: !isSentSaved(form.getSnapshot()),
      ...(isSaved() ? { path: paths.employer.editJob(id) } : {}),
    }),
  };
}

/** What is missing, by the field of the form that holds it. */
function problemsOf(fields: PostingFields) {
  const missing = postingProblems(contentOf(fields), earliestToday(new Date()));
  return [
    ...unreadPay(fields),
    ...missing.map(({ pointer, code }) => ({ pointer: fieldPointer(pointer), code })),
  ];
}

/** The server would save it as no pay, and what was typed would be gone. @throws CallFailed */
function refuseUnreadPay(fields: PostingFields): void {
  const errors = unreadPay(fields).map(({ pointer, code }) => ({ pointer, code, detail: '' }));
  if (errors.length > 0) throw new CallFailed({ ...toProblem(null), code: 'amount', errors });
}
