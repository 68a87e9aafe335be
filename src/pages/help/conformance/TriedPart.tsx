import { useTranslation } from 'react-i18next';
import { report } from '#domain/conformance/report.ts';
import { TERMS } from '#domain/conformance/terms.ts';
import { ENGLISH } from '#domain/languages.ts';
import { Points, Section } from '#src/pages/help/Section.tsx';

/** The assistive technology and the programs that looked, and what the answers mean. */
export function TriedPart() {
  const { t } = useTranslation('conformance');
  return (
    <>
      <Section id="tried" title={t('tried.title')}>
        <h3>{t('tried.people')}</h3>
        <div lang={ENGLISH}>
          <Points texts={report.tried} />
        </div>
        <h3>{t('tried.programs')}</h3>
        <div lang={ENGLISH}>
          <Points texts={report.programs} />
        </div>
      </Section>
      <Section id="terms" title={t('terms.title')}>
        <Points texts={TERMS.map((term) => `${t(`term.${term}`)}: ${t(`terms.${term}`)}`)} />
      </Section>
    </>
  );
}
