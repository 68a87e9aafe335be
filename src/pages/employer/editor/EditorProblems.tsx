import { useTranslation } from 'react-i18next';
import type { PostingFields } from '#domain/postingFields.ts';
import { fieldId, useEditor } from '#src/pages/employer/editor/editorContext.ts';
import { EMPTY_FIELDS } from '#src/pages/employer/editor/editorActors.ts';
import { useProblemWords } from '#src/pages/employer/editor/useProblemWords.ts';
import { ErrorSummary } from '#src/ui/errorSummary/ErrorSummary.tsx';

/** What is missing for publishing, or cannot be saved, as links to the fields. */
export function EditorProblems() {
  const { t } = useTranslation('postingEditor');
  const { snapshot, problems } = useEditor();
  const problemOf = useProblemWords(problems);
  if (!snapshot.matches('refused')) return null;
  const names = Object.keys(EMPTY_FIELDS) as (keyof PostingFields)[];
  const errors = names.flatMap((name) => {
    const text = problemOf(name);
    // The first duty is where the first is written.
    const field = name === 'essentialDuties' ? 'essentialDuties/0' : name;
    return text === undefined ? [] : [{ fieldId: fieldId(field), text }];
  });
  const isUnsaved = problems.every(({ code }) => code === 'amount');
  const title = t(isUnsaved ? 'notReadable' : 'problems');
  return <ErrorSummary title={title} errors={errors} attempt={snapshot.context.attempt} />;
}
