import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#src/api/queries/jobs.ts';
import { ToggleButton } from '#src/ui/toggleButton/ToggleButton.tsx';

interface SaveJobButtonProps {
  job: Job;
  isSaved: boolean;
  onToggle: (jobId: string, isSaving: boolean) => void;
  /** True in a list: the button's name includes the job and its employer. */
  isNamed?: boolean;
}

/** Saves a job, or removes it from the saved jobs (section 4). */
export function SaveJobButton({ job, isSaved, onToggle, isNamed = false }: SaveJobButtonProps) {
  const { t } = useTranslation('jobs');
  const { title, company } = job;
  const of = company ? t('save.of', { title, company }) : title;
  const name = (key: 'save.nameOf' | 'save.removeOf') =>
    isNamed ? { name: t(key, { title: of }) } : {};
  return (
    <ToggleButton
      isOn={isSaved}
      onPress={() => onToggle(job.sourceGUID, !isSaved)}
      off={{ word: t('save.name'), icon: Bookmark, ...name('save.nameOf') }}
      on={{ word: t('save.remove'), icon: BookmarkCheck, ...name('save.removeOf') }}
    />
  );
}
