import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostingFields } from '#domain/postingFields.ts';
import type { useJobEditor } from '#src/pages/employer/editor/useJobEditor.ts';
import { useProblemWords } from '#src/pages/employer/editor/useProblemWords.ts';

type Editor = ReturnType<typeof useJobEditor>;

export const EditorContext = createContext<Editor | null>(null);

/** The editor of the page. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (editor === null) throw new Error('There is no editor around this part.');
  return editor;
}

/** The ids of fields, which the list of problems links to. */
export const fieldId = (field: string) => `posting-${field.replace('/', '-')}`;

type TextName = {
  [Name in keyof PostingFields]: PostingFields[Name] extends string ? Name : never;
}[keyof PostingFields];

/** The props of the fields of a posting. */
export function useFields() {
  const { t } = useTranslation('postingEditor');
  const editor = useEditor();
  const problemOf = useProblemWords(editor.problems);
  /** How many notes are about a text, and where they stand in it. */
  const marked = (field: string) => {
    const marks = editor.notes.flatMap((note, index) =>
      note.field === field ? [{ start: note.start, end: note.end, number: index + 1 }] : [],
    );
    return {
      marks,
      hint: marks.length === 0 ? undefined : t('notes.hint', { count: marks.length }),
    };
  };
  return {
    marked,
    problemOf,
    /** A field of one text. */
    text: (name: TextName) => ({
      id: fieldId(name),
      name,
      label: t(`field.${name}`),
      value: editor.fields[name],
      errorMessage: problemOf(name),
      onChange: (value: string) => editor.set({ [name]: value }),
    }),
  };
}
