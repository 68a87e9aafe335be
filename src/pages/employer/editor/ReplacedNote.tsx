import { useTranslation } from 'react-i18next';
import { type Replacement, withoutWords } from '#domain/languageNotes.ts';
import { checkedTexts } from '#domain/postingFields.ts';
import { EnglishWords } from '#src/components/text/EnglishWords.tsx';
import { fieldId, useEditor } from '#src/pages/employer/editor/editorContext.ts';
import { undoId } from '#src/pages/employer/editor/noteFocus.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { focusField } from '#src/ui/focus/focusField.ts';
import styles from './Editor.module.css';

/** What was put in the place of a phrase; gone when the words are not in the text any more. */
export function ReplacedNote({ replacement }: { replacement: Replacement }) {
  const { t } = useTranslation('postingEditor');
  const { fields, setText, check } = useEditor();
  const { field, start, phrase, words } = replacement;
  const text = checkedTexts(fields).find((one) => one.field === field)?.text ?? '';
  const before = withoutWords(text, replacement);
  if (before === null) return null;
  const undo = () => {
    // First: its place moves with the text.
    check.send({ type: 'replacement.undone', replacement });
    setText(field, before);
    announce(t('notes.undone', { phrase }));
    focusField(fieldId(field));
  };
  return (
    <li className={styles.note} data-kind="done">
      <p>
        {words === '' ? (
          <EnglishWords words={phrase} sentence={(one) => t('notes.takenOut', { phrase: one })} />
        ) : (
          <EnglishWords
            words={[phrase, words]}
            sentence={(from, to) => t('notes.replaced', { phrase: from, words: to })}
          />
        )}
      </p>
      <Button
        id={undoId(field, start)}
        look="plain"
        aria-label={t('notes.undoOf', { phrase })}
        onPress={undo}
      >
        {t('notes.undo')}
      </Button>
    </li>
  );
}
