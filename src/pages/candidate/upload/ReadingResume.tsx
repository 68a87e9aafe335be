import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  progressOf,
  type ResumeUploadSnapshot,
  readingStage,
} from '#machines/resumeUpload/resumeUpload.ts';
import { useCalmAnnouncement } from '#src/components/announcement/useCalmAnnouncement.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { preloadDateField } from '#src/ui/dateField/DateField.tsx';
import { ProgressBar } from '#src/ui/bar/ProgressBar.tsx';
import { focusAdded } from '#src/ui/focus/focusAdded.ts';

const CANCEL_BUTTON = 'resume-reading-cancel';

interface ReadingResumeProps {
  snapshot: ResumeUploadSnapshot;
  onCancel: () => void;
}

/** The creeping bar of section 4 with its stage in words beside it, and a way out. */
export function ReadingResume({ snapshot, onCancel }: ReadingResumeProps) {
  const { t } = useTranslation('upload');
  const { t: ta } = useTranslation('candidate');
  const percent = Math.round(progressOf(snapshot));
  const stage = t(`stage.${readingStage(snapshot)}`);
  useCalmAnnouncement(stage);
  useEffect(() => preloadDateField(), []);
  useEffect(() => focusAdded(CANCEL_BUTTON), []);
  return (
    <>
      <ProgressBar
        label={t('reading')}
        value={percent}
        valueText={ta('percent', { percent })}
        note={stage}
      />
      <div>
        <Button id={CANCEL_BUTTON} onPress={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </>
  );
}
