import { useTranslation } from 'react-i18next';
import { criteria } from '#domain/conformance/criteria.ts';
import { limits } from '#domain/conformance/report.ts';
import type { Gap } from '#domain/conformance/terms.ts';
import { ENGLISH } from '#domain/languages.ts';
import { Section } from '#src/pages/help/Section.tsx';
import styles from '#src/pages/help/conformance/Conformance.module.css';

interface Named extends Gap {
  /** The criterion that it belongs to, if any. */
  readonly of?: string;
}

const gapsOf = (isAsked: (level: string) => boolean): Named[] =>
  criteria
    .filter(({ level }) => isAsked(level))
    .flatMap(({ number, name, gaps }) => gaps.map((gap) => ({ ...gap, of: `${number} ${name}` })));

const PARTS = [
  ['A', gapsOf((level) => level !== 'AAA')],
  ['site', limits],
  ['AAA', gapsOf((level) => level === 'AAA')],
] as const;

/** The known gaps in plain words, those of the levels that we aim for first. */
export function GapsPart() {
  const { t } = useTranslation('conformance');
  return (
    <Section id="gaps" title={t('gaps.title')}>
      <p>{t('gaps.lead')}</p>
      {PARTS.map(([part, gaps]) => (
        <div key={part} className={styles.part}>
          <h3>{t(`gaps.${part}`)}</h3>
          <ul role="list" className={styles.gaps}>
            {gaps.map((gap: Named) => (
              <li key={gap.what} className={styles.gap}>
                {gap.of === undefined ? null : <strong lang={ENGLISH}>{gap.of}</strong>}
                <span lang={ENGLISH}>{gap.what}</span>
                <span className={styles.why}>
                  {t('gaps.why')} <span lang={ENGLISH}>{gap.why}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}
