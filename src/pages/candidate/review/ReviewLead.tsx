import { useTranslation } from 'react-i18next';
import { focusPart, partIdOf, UNPLACED_ID } from '#src/pages/candidate/review/fields.ts';
import styles from '#src/pages/candidate/review/ReviewLead.module.css';
import type { ReviewPartsView } from '#src/pages/candidate/review/useReviewParts.ts';
import { Button } from '#src/ui/button/Button.tsx';

interface ReviewLeadProps {
  parts: ReviewPartsView;
  /** How many lines could not be placed. */
  unplaced: number;
  isManual: boolean;
}

/** How far the person is, with a link to each part that needs a look and to unplaced lines. */
export function ReviewLead({ parts, unplaced, isManual }: ReviewLeadProps) {
  const { t } = useTranslation('review');
  if (isManual)
    return (
      <p>
        {t('way')} {t('manualLead')}
      </p>
    );
  const { needed, progress, words } = parts;
  return (
    <div className={styles.lead}>
      <p>
        {t('way')} {t('part.progress', progress)}
      </p>
      {needed.length > 0 ? (
        <>
          <p id="review-needed">{t('part.needed', { count: needed.length })}</p>
          <ul role="list" aria-labelledby="review-needed" className={styles.links}>
            {needed.map((part) => (
              <li key={part}>
                <a
                  href={`#${partIdOf(part)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    focusPart(part);
                  }}
                >
                  {words.title(part)}
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {unplaced > 0 ? (
        <p className={styles.links}>
          <a
            href={`#${UNPLACED_ID}`}
            onClick={(event) => {
              event.preventDefault();
              document.getElementById(UNPLACED_ID)?.focus();
            }}
          >
            {t('unplaced.link', { count: unplaced })}
          </a>
        </p>
      ) : null}
      <p>{t('part.unsaved')}</p>
      {parts.areAllOpen ? null : (
        <Button look="plain" onPress={parts.openAll}>
          {t('part.showAll')}
        </Button>
      )}
    </div>
  );
}
