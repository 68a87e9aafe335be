import { useTranslation } from 'react-i18next';
import type { Criterion } from '#domain/conformance/terms.ts';
import { ENGLISH } from '#domain/languages.ts';
import styles from '#src/pages/help/conformance/Conformance.module.css';

interface HowMetProps {
  criterion: Criterion;
  areTestsShown: boolean;
}

/** How a criterion is met, what is not met yet, and the tests that show it. */
export function HowMet({ criterion, areTestsShown }: HowMetProps) {
  const { t } = useTranslation('conformance');
  const { notes, byHand, gaps, shownBy } = criterion;
  return (
    <div className={styles.how}>
      <p lang={ENGLISH}>
        {notes} {byHand}
      </p>
      {gaps.map(({ what }) => (
        <p key={what}>
          {t('criteria.missing')} <span lang={ENGLISH}>{what}</span>
        </p>
      ))}
      {areTestsShown && shownBy.length > 0 ? (
        <>
          <p>{t('criteria.testsOf')}</p>
          <ul lang={ENGLISH} className={styles.tests}>
            {shownBy.map(({ path, title }) => (
              <li key={`${path} ${title}`}>
                {title} <code>{path}</code>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
