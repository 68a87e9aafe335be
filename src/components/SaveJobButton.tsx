import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#src/api/queries/jobs.ts';
import { ToggleButton } from '#src/ui/ToggleButton.tsx';

interface SaveJobButtonProps {
  job: Job;
  isSaved: boolean;
  onToggle: (sourceGUID: string) => void;
  /** In a list, where there are many: the name tells which job. */
  isNamed?: boolean;
}

/** "Save job", on or off. */
export function SaveJobButton({ job, isSaved, onToggle, isNamed = false }: SaveJobButtonProps) {
  const { t } = useTranslation('jobs');
  return (
    <ToggleButton
      isSelected={isSaved}
      onChange={() => onToggle(job.sourceGUID)}
      icon={Bookmark}
      selectedIcon={BookmarkCheck}
      {...(isNamed ? { 'aria-label': t('save.nameOf', { title: job.title }) } : {})}
    >
      {t('save.name')}
    </ToggleButton>
  );
}
