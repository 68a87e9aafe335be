import { useTranslation } from 'react-i18next';
import { countTerms, criteriaOf } from '#domain/conformance/criteria.ts';
import { LEVELS, TERMS } from '#domain/conformance/terms.ts';
import styles from '#src/pages/help/conformance/Conformance.module.css';
import openAcr from '#src/pages/help/conformance/openacr.yaml?url';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';
import { Table } from '#src/ui/table/Table.tsx';

const FILE_NAME = 'our-ability-openacr.yaml';

/** How many criteria of each level have which answer, and the report as a file. */
export function SummaryPart() {
  const { t } = useTranslation('conformance');
  const columns = [
    { id: 'level', text: t('summary.level') },
    ...TERMS.map((term) => ({ id: term, text: t(`term.${term}`), isNumber: true })),
    { id: 'all', text: t('summary.all'), isNumber: true },
  ];
  const rows = LEVELS.map((level) => {
    const counts = countTerms(level);
    const cells = TERMS.map((term) => counts[term]);
    return {
      id: level,
      cells: [t(`criteria.level${level}`), ...cells, criteriaOf(level).length],
    };
  });
  return (
    <section aria-labelledby="summary" className={styles.part}>
      <h2 id="summary" tabIndex={-1}>
        {t('summary.title')}
      </h2>
      <Table caption={t('summary.caption')} columns={columns} rows={rows} />
      <p>
        {t('fileText')}
        <br />
        <LoneLink href={openAcr} download={FILE_NAME}>
          {t('file')}
        </LoneLink>
      </p>
    </section>
  );
}
