import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SaveToggle } from '#src/pages/employer/people/useSaveCandidate.tsx';
import { ToggleButton } from '#src/ui/toggleButton/ToggleButton.tsx';

interface SaveCandidateButtonProps {
  name: string;
  save: SaveToggle;
}

/** Saves a candidate, or removes them from the saved. Its word is the state. */
export function SaveCandidateButton({ name, save }: SaveCandidateButtonProps) {
  const { t } = useTranslation('employerPeople');
  return (
    <ToggleButton
      id={save.id}
      isOn={save.isSaved}
      onPress={save.toggle}
      name={t(save.isSaved ? 'save.remove' : 'save.name', { name })}
      off={{ word: t('save.word'), icon: Bookmark }}
      on={{ word: t('save.savedWord'), icon: BookmarkCheck }}
    />
  );
}
