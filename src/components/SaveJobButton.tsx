import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#src/api/queries/jobs.ts';
import type { SaveToggle } from '#src/components/useSaveToggle.tsx';
import { ToggleButton } from '#src/ui/ToggleButton.tsx';

interface SaveJobButtonProps {
  job: Job;
  save: SaveToggle;
  /** In a list, where there are many: the name tells which job. */
  isNamed?: boolean;
}

/** "Save job", on or off. */
export function SaveJobButton({ job, save, isNamed = false }: SaveJobButtonProps) {
  const { t } = useTranslation('jobs');
  return (
    <ToggleButton
      isSelected={save.isSaved(job.sourceGUID)}
      onChange={() => save.toggle(job.sourceGUID)}
      icon={Bookmark}
      selectedIcon={BookmarkCheck}
      {...(isNamed ? { 'aria-label': t('save.nameOf', { title: job.title }) } : {})}
    >
      {t('save.name')}
    </ToggleButton>
  );
}
