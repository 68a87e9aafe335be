import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#src/api/queries/jobs.ts';
import { useView } from '#src/session/usePerson.ts';
import { ToggleButton } from '#src/ui/toggleButton/ToggleButton.tsx';

interface SaveJobButtonProps {
  job: Job;
  isSaved: boolean;
  onToggle: (jobId: string, isSaving: boolean) => void;
  /** True in a list: the button's name includes the job and its employer. */
  isNamed?: boolean;
}

/**
 * Saves a job, or removes it from the saved jobs (section 4). Its word is the state, its name says
 * what a press does.
 */
export function SaveJobButton({ job, isSaved, onToggle, isNamed = false }: SaveJobButtonProps) {
  const { t } = useTranslation('jobs');
  const isViewed = useView() !== null;
  const { title, company } = job;
  // Only the person saves.
  if (isViewed) return null;
  const of = company ? t('save.of', { title, company }) : title;
  const name = isNamed
    ? t(isSaved ? 'save.removeOf' : 'save.nameOf', { title: of })
    : t(isSaved ? 'save.remove' : 'save.name');
  return (
    <ToggleButton
      isOn={isSaved}
      onPress={() => onToggle(job.sourceGUID, !isSaved)}
      name={name}
      off={{ word: t('save.word'), icon: Bookmark }}
      on={{ word: t('save.savedWord'), icon: BookmarkCheck }}
    />
  );
}
