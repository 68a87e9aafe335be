import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MESSAGE_MAX } from '#domain/limits.ts';
import { toProblem } from '#src/api/client/problem.ts';
import { type SavedCandidateEntry, saveCandidate } from '#src/api/queries/employerPeople.ts';
import { RestoredNote } from '#src/components/draft/RestoredNote.tsx';
import { useDraft } from '#src/components/draft/useDraft.ts';
import { useKeepTyped } from '#src/components/draft/useKeepTyped.ts';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useForm } from '#src/components/form/useForm.ts';
import { personOf } from '#src/pages/employer/people/person.ts';
import { useUser } from '#src/session/usePerson.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { Cluster } from '#src/ui/stack/Stack.tsx';
import { TextArea } from '#src/ui/textArea/TextArea.tsx';

/** What is typed, and the notes that it was typed over. */
type NotesDraft = Record<'notes' | 'before', string>;

const isNotesDraft = (data: unknown): data is NotesDraft =>
  typeof data === 'object' &&
  data !== null &&
  typeof Reflect.get(data, 'notes') === 'string' &&
  typeof Reflect.get(data, 'before') === 'string';

const STALE = 412;

/** The notes about a candidate, with their own button. What is typed is kept until it is saved. */
export function SavedNotes({ entry }: { entry: SavedCandidateEntry }) {
  const kind = `notes:${entry.candidateProfileID}`;
  const draft = useDraft({ kind, version: 1, isDraft: isNotesDraft });
  return draft.isLoading ? null : <LoadedNotes entry={entry} draft={draft} />;
}

interface LoadedNotesProps {
  entry: SavedCandidateEntry;
  draft: ReturnType<typeof useDraft<NotesDraft>>;
}

function LoadedNotes({ entry, draft }: LoadedNotesProps) {
  const { t } = useTranslation('employerPeople');
  const { t: tc } = useTranslation();
  const problemText = useProblemText();
  const { UserGuid } = useUser();
  const { candidateProfileID, employerNotes } = entry;
  const { name, FirstName } = personOf(entry.candidate);
  /** The notes that the server has, as far as this window knows. */
  const [before, setBefore] = useState(draft.restored?.data.before ?? employerNotes ?? '');
  /** What was sent without an answer: it may be saved all the same. */
  const [lost, setLost] = useState<string | null>(null);
  const saveOver = async (notes: string, known: string) =>
    (await saveCandidate(UserGuid, candidateProfileID, { notes, before: known })).notes;
  const save = async (notes: string): Promise<string> => {
    try {
      return await saveOver(notes, before);
    } catch (failure) {
      if (toProblem(failure).status !== STALE) {
        setLost(notes);
        throw failure;
      }
      // Saving them again without notes changes nothing, and says what the notes are now.
      const now = (await saveCandidate(UserGuid, candidateProfileID)).notes;
      setBefore(now);
      if (now === lost) return saveOver(notes, now);
      throw failure;
    }
  };
  const form = useForm({
    id: `notes-${candidateProfileID}`,
    initial: { notes: employerNotes ?? '' },
    restored: draft.restored ? { notes: draft.restored.data.notes } : null,
    keepsDraft: true,
    send: async ({ notes }) => {
      const saved = await save(notes);
      setBefore(saved);
      // Also when the page was left. What was typed meanwhile stays.
      const typed = draft.read();
      if (typed?.notes === notes) draft.discard();
      else if (typed) draft.keep({ ...typed, before: saved });
      announce(t('saved.notesSaved', { name }));
    },
  });
  const restored = useKeepTyped(draft, form.typed && { ...form.typed, before });
  const field = form.field('notes');
  // Which notes count is asked then, and not whether to begin anew.
  const isStale = form.problem?.status === STALE;
  return (
    <Form aria-label={t('saved.notes', { name })} onSubmit={form.submit}>
      {restored && !isStale ? (
        <RestoredNote
          opened={restored}
          isBusy={form.isBusy}
          onDiscard={form.discard}
          focusAfterId={field.id}
        />
      ) : null}
      {isStale ? (
        <FailureNotice
          text={
            before === ''
              ? t('saved.notesGone', { name })
              : t('saved.notesChanged', { name, notes: before })
          }
          controlId={field.id}
          actions={
            <>
              <Button onPress={form.submit}>{t('saved.saveMine')}</Button>
              <Button
                onPress={() => {
                  field.onChange(before);
                  form.submit();
                }}
              >
                {t(before === '' ? 'saved.deleteMine' : 'saved.keepTheirs')}
              </Button>
            </>
          }
        />
      ) : form.problem ? (
        <FailureNotice
          text={`${t('saved.notesFailed')} ${problemText(form.problem)}`}
          controlId={field.id}
          actions={<Button onPress={form.submit}>{tc('retry')}</Button>}
        />
      ) : null}
      <TextArea
        {...field}
        label={t('saved.notes', { name: FirstName })}
        description={t('saved.notesHint')}
        rows={2}
        maxLength={MESSAGE_MAX}
      />
      <Cluster>
        <Button type="submit" isBusy={form.isBusy} aria-label={t('saved.saveNotesName', { name })}>
          {t('saved.saveNotes')}
        </Button>
      </Cluster>
    </Form>
  );
}
