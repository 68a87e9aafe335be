import { useTranslation } from 'react-i18next';
import { useEditor } from '#src/pages/employer/editor/editorContext.ts';
import { KeptNote } from '#src/pages/employer/editor/KeptNote.tsx';
import { NoteCard } from '#src/pages/employer/editor/NoteCard.tsx';
import type { PartName } from '#src/pages/employer/editor/parts.ts';
import { ReplacedNote } from '#src/pages/employer/editor/ReplacedNote.tsx';
import { Cluster } from '#src/ui/stack/Stack.tsx';
import { Tag } from '#src/ui/tag/Tag.tsx';
import styles from './Editor.module.css';

/** The notes about the words of one part: those to look at, what was replaced, what is kept. */
export function PartNotes({ part, holds }: { part: PartName; holds: (field: string) => boolean }) {
  const { t } = useTranslation('postingEditor');
  const { notes, replaced, kept, check } = useEditor();
  const found = check.snapshot.context.notes;
  const open = notes.flatMap((note, index) =>
    holds(note.field) ? [{ note, number: index + 1 }] : [],
  );
  const done = replaced.filter(({ field }) => holds(field));
  const stays = kept.filter(({ phrase }) =>
    found.some((note) => holds(note.field) && note.phrase.toLowerCase() === phrase.toLowerCase()),
  );
  if (open.length + done.length + stays.length === 0) return null;
  const titleId = `notes-${part}`;
  return (
    <section aria-labelledby={titleId} className={styles.beside}>
      <Cluster gap="tight">
        <h3 id={titleId} aria-label={t('notes.titleOf', { part: t(`part.${part}`) })}>
          {t('notes.title')}
        </h3>
        {open.length > 0 ? <Tag kind="warn">{t('notes.count', { count: open.length })}</Tag> : null}
      </Cluster>
      <ol className={styles.notes} role="list">
        {open.map(({ note, number }) => (
          <NoteCard key={`${note.field} ${note.start}`} note={note} number={number} />
        ))}
        {done.map((one) => (
          <ReplacedNote key={`${one.field} ${one.start} ${one.phrase}`} replacement={one} />
        ))}
        {stays.map((one) => (
          <KeptNote key={one.phrase} kept={one} />
        ))}
      </ol>
    </section>
  );
}
