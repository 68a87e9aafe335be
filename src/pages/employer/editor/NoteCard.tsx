import { lazy, startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LanguageNote, withWords } from '#domain/languageNotes.ts';
import { checkedTexts, keptEntry } from '#domain/postingFields.ts';
import { EnglishWords } from '#src/components/text/EnglishWords.tsx';
import { useInEnglish } from '#src/components/text/useInEnglish.ts';
import { useEditor } from '#src/pages/employer/editor/editorContext.ts';
import { focusNextNote, noteId, undoId } from '#src/pages/employer/editor/noteFocus.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Cluster } from '#src/ui/stack/Stack.tsx';
import { Tag } from '#src/ui/tag/Tag.tsx';
import styles from './Editor.module.css';

/** Opens by a press, and stands in no page before. */
const KeepForm = lazy(() => import('#src/pages/employer/editor/KeepForm.tsx'));

/** How many other words are offered for a phrase. */
const MOST_OFFERED = 3;

/** A phrase to look at: why it keeps people out, and what to write instead with one press. */
export function NoteCard({ note, number }: { note: LanguageNote; number: number }) {
  const { t } = useTranslation('postingEditor');
  const { fields, notes, kept, setText, set, check } = useEditor();
  const [isKeeping, setKeeping] = useState(false);
  const inEnglish = useInEnglish();
  const { phrase, field, start } = note;
  const left = notes.length - 1;
  const replace = (words: string) => {
    const text = checkedTexts(fields).find((one) => one.field === field)?.text ?? '';
    setText(field, withWords(text, note, words));
    check.send({ type: 'phrase.replaced', replacement: { field, start, phrase, words } });
    announce(t('notes.replacedSay', { count: left }));
    focusNextNote(number, left, undoId(field, start));
  };
  const keep = (reason: string) => {
    const isSame = (one: LanguageNote) => one.phrase.toLowerCase() === phrase.toLowerCase();
    const rest = notes.filter((one) => !isSame(one)).length;
    set({ keptPhrases: [...kept.map(keptEntry), keptEntry({ phrase, reason })] });
    announce(t('notes.keptSay', { count: rest }));
    focusNextNote(number, rest, 'posting-publish');
  };
  const headingId = noteId(number);
  return (
    <li className={styles.note}>
      <h4 id={headingId} tabIndex={-1}>
        <Tag kind="warn">{t('notes.number', { number })}</Tag>{' '}
        <EnglishWords words={phrase} sentence={(one) => t('notes.phrase', { phrase: one })} />
      </h4>
      <p {...inEnglish}>{note.rationale}</p>
      {isKeeping ? (
        <KeepForm phrase={phrase} onKeep={keep} onCancel={() => setKeeping(false)} />
      ) : (
        <Cluster gap="tight">
          {note.alternatives.length === 0 ? (
            <Button aria-label={t('notes.takeOutOf', { phrase })} onPress={() => replace('')}>
              {t('notes.takeOut')}
            </Button>
          ) : (
            note.alternatives.slice(0, MOST_OFFERED).map((words) => (
              <Button key={words} aria-describedby={headingId} onPress={() => replace(words)}>
                <EnglishWords words={words} sentence={(one) => t('notes.use', { words: one })} />
              </Button>
            ))
          )}
          <Button
            look="plain"
            aria-label={t('notes.keepOf', { phrase })}
            // The button keeps the focus until the form is there to take it.
            onPress={() => startTransition(() => setKeeping(true))}
          >
            {t('notes.keep')}
          </Button>
        </Cluster>
      )}
    </li>
  );
}
