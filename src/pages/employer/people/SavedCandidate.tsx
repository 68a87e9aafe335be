import { useTranslation } from 'react-i18next';
import type { SavedCandidateEntry } from '#src/api/queries/employerPeople.ts';
import { useDay } from '#src/components/useDay.ts';
import { CandidateItem } from '#src/pages/employer/people/CandidateItem.tsx';
import { SavedNotes } from '#src/pages/employer/people/SavedNotes.tsx';
import { useFocusWhenGone } from '#src/pages/employer/people/useFocusWhenGone.ts';
import { useView } from '#src/session/usePerson.ts';

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
      {isViewed ? null : <SavedNotes entry={entry} />}
    </CandidateItem>
  );
}
