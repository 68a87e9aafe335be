import { useTranslation } from 'react-i18next';
import type { PlacedLine } from '#machines/resumeUpload/resumeUploadTypes.ts';
import styles from '#src/pages/candidate/review/UnplacedLines.module.css';
import { Button } from '#src/ui/button/Button.tsx';

interface LastPlacedProps {
  placed: PlacedLine;
  /** Where it was added, in words. */
  where: string;
  onPutBack: () => void;
}

/** What was done with the last line, and the way to undo it. */
export function LastPlaced({ placed, where, onPutBack }: LastPlacedProps) {
  const { t } = useTranslation('review');
  const line = placed.line.text;
  const isLeftOut = placed.target.to === 'nowhere';
  return (
    <div className={styles.done}>
      <p className={styles.words}>
        {isLeftOut ? t('unplaced.wasLeftOut', { line }) : t('unplaced.wasAdded', { where, line })}
      </p>
      <Button look="plain" onPress={onPutBack} aria-label={t('unplaced.putBackNamed', { line })}>
        {t('unplaced.putBack')}
      </Button>
    </div>
  );
}
