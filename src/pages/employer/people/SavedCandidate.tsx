import { useTranslation } from 'react-i18next';
import { MESSAGE_MAX } from '#domain/limits.ts';
import { type SavedCandidateEntry, saveCandidate } from '#src/api/queries/employerPeople.ts';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useForm } from '#src/components/form/useForm.ts';
import { useDay } from '#src/components/useDay.ts';
import { CandidateItem } from '#src/pages/employer/people/CandidateItem.tsx';
import { personOf } from '#src/pages/employer/people/person.ts';
import { useFocusWhenGone } from '#src/pages/employer/people/useFocusWhenGone.ts';
import { useUser, useView } from '#src/session/usePerson.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { Cluster } from '#src/ui/stack/Stack.tsx';
import { TextArea } from '#src/ui/textArea/TextArea.tsx';

interface SavedCandidateProps {
  entry: SavedCandidateEntry;
  /** Of the heading that gets the focus when this one is removed; null for the page's. */
  nextId: string | null;
}

/** Somebody who is saved, with the notes about them. */
export function SavedCandidate({ entry, nextId }: SavedCandidateProps) {
  const { t } = useTranslation('employerPeople');
  const day = useDay();
  // Its notes are the employer's own.
  const isViewed = useView() !== null;
  const place = useFocusWhenGone(nextId);
  return (
    <CandidateItem candidate={entry.candidate} place="saved">
      <p ref={place}>{t('saved.savedOn', { date: day(entry.savedAt) })}</p>
      {isViewed ? null : <Notes entry={entry} />}
    </CandidateItem>
  );
}

/** The notes about a candidate, with their own button to save them. */
function Notes({ entry }: { entry: SavedCandidateEntry }) {
  const { t } = useTranslation('employerPeople');
  const { t: tc } = useTranslation();
  const problemText = useProblemText();
  const { UserGuid } = useUser();
  const { name, FirstName } = personOf(entry.candidate);
  const form = useForm({
    id: `notes-${entry.candidateProfileID}`,
    initial: { notes: entry.employerNotes ?? '' },
    send: async ({ notes }) => {
      await saveCandidate(UserGuid, entry.candidateProfileID, notes);
      announce(t('saved.notesSaved', { name }));
    },
  });
  return (
    <Form aria-label={t('saved.notes', { name })} onSubmit={form.submit}>
      {form.problem ? (
        <FailureNotice
          text={`${t('saved.notesFailed')} ${problemText(form.problem)}`}
          actions={<Button onPress={form.submit}>{tc('retry')}</Button>}
        />
      ) : null}
      <TextArea
        {...form.field('notes')}
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
