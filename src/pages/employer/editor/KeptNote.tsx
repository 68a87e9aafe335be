import { useTranslation } from 'react-i18next';
import { type KeptPhrase, openNotes } from '#domain/languageNotes.ts';
import { keptEntry } from '#domain/postingFields.ts';
import { InSentence } from '#src/components/text/InSentence.tsx';
import { spokenIn } from '#src/components/text/spokenIn.ts';
import { useInEnglish } from '#src/components/text/useInEnglish.ts';
import { useEditor } from '#src/pages/employer/editor/editorContext.ts';
import { noteId } from '#src/pages/employer/editor/noteFocus.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { focusAdded } from '#src/ui/focus/focusAdded.ts';
import styles from './Editor.module.css';

/** A phrase that somebody keeps, and why. */
export function KeptNote({ kept: one }: { kept: KeptPhrase }) {
  const { t } = useTranslation('postingEditor');
  const { kept, set, check } = useEditor();
  const inEnglish = useInEnglish();
  const { phrase, reason } = one;
  const lookAgain = () => {
    const rest = kept.filter((other) => other.phrase !== phrase);
    set({ keptPhrases: rest.map(keptEntry) });
    const index = openNotes(check.snapshot.context.notes, rest).findIndex(
      (note) => note.phrase.toLowerCase() === phrase.toLowerCase(),
    );
    focusAdded(noteId(index + 1));
  };
  return (
    <li className={styles.note} data-kind="done">
      <p>
        <InSentence
          elements={[
            <bdi key="phrase" {...inEnglish}>
              {phrase}
            </bdi>,
            <bdi key="reason" {...spokenIn(reason)}>
              {reason}
            </bdi>,
          ]}
          sentence={(phrasePlace, reasonPlace) =>
            t('notes.kept', { phrase: phrasePlace, reason: reasonPlace })
          }
        />
      </p>
      <Button look="plain" aria-label={t('notes.lookOf', { phrase })} onPress={lookAgain}>
        {t('notes.look')}
      </Button>
    </li>
  );
}
