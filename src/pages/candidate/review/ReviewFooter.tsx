import { useTranslation } from 'react-i18next';
import { missingReviewFields } from '#domain/resumeReview.ts';
import type { ReviewDraft } from '#domain/reviewDraft.ts';
import { SUBMIT_ID } from '#src/pages/candidate/review/fields.ts';
import { useCalmAnnouncement } from '#src/components/announcement/useCalmAnnouncement.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Cluster } from '#src/ui/stack/Stack.tsx';

interface ReviewFooterProps {
  draft: ReviewDraft;
  canSubmit: boolean;
  isSubmitting: boolean;
  areAllRight: boolean;
  onSubmit: () => void;
  onConfirmAll: () => void;
}

/**
 * Submit waits for the five required fields (section 5) and says which are missing. It never waits
 * for a part to be confirmed.
 */
export function ReviewFooter({
  draft,
  canSubmit,
  isSubmitting,
  areAllRight,
  onSubmit,
  onConfirmAll,
}: ReviewFooterProps) {
  const { t } = useTranslation('review');
  const missing = missingReviewFields(draft);
  useCalmAnnouncement(isSubmitting ? t('saving') : '');
  const waits = missing.length > 0 && !isSubmitting;
  return (
    <>
      <Cluster>
        <Button
          id={SUBMIT_ID}
          look="primary"
          isBusy={isSubmitting}
          isUnavailable={!canSubmit && !isSubmitting}
          reason={
            waits
              ? t('submitWaits', { fields: missing.map((field) => t(`field.${field}`)).join(', ') })
              : ''
          }
          onPress={onSubmit}
        >
          {t('submit')}
        </Button>
        <Button isUnavailable={areAllRight || isSubmitting} onPress={onConfirmAll}>
          {t('part.confirmAll')}
        </Button>
      </Cluster>
      {waits || isSubmitting ? null : <span>{t('part.mayWait')}</span>}
      {isSubmitting ? <span>{t('saving')}</span> : null}
    </>
  );
}
