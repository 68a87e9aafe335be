import { useTranslation } from 'react-i18next';
import { REQUIRED_REVIEW_FIELDS } from '#domain/resumeReview.ts';
import type { ReviewDraft } from '#domain/reviewDraft.ts';
import { useCalmAnnouncement } from '#src/components/announcement/useCalmAnnouncement.ts';
import { Button } from '#src/ui/button/Button.tsx';

interface ReviewFooterProps {
  draft: ReviewDraft;
  canSubmit: boolean;
  isSubmitting: boolean;
  onSubmit: () => void;
}

/** Submit waits for the five required fields (section 5) and says which are missing. */
export function ReviewFooter({ draft, canSubmit, isSubmitting, onSubmit }: ReviewFooterProps) {
  const { t } = useTranslation('review');
  const missing = REQUIRED_REVIEW_FIELDS.filter((field) => draft[field].trim() === '');
  useCalmAnnouncement(isSubmitting ? t('saving') : '');
  const waits = missing.length > 0 && !isSubmitting;
  return (
    <>
      <Button
        look="primary"
        isBusy={isSubmitting}
        isDisabled={!canSubmit && !isSubmitting}
        onPress={onSubmit}
        {...(waits ? { 'aria-describedby': 'review-waits' } : {})}
      >
        {t('submit')}
      </Button>
      {waits ? (
        <span id="review-waits">
          {t('submitWaits', { fields: missing.map((field) => t(`field.${field}`)).join(', ') })}
        </span>
      ) : null}
      {isSubmitting ? <span>{t('saving')}</span> : null}
    </>
  );
}
