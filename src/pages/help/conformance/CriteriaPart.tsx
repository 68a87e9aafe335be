import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { criteria, isOpen } from '#domain/conformance/criteria.ts';
import { type Criterion, LEVELS } from '#domain/conformance/terms.ts';
import { ENGLISH } from '#domain/languages.ts';
import styles from '#src/pages/help/conformance/Conformance.module.css';
import { HowMet } from '#src/pages/help/conformance/HowMet.tsx';
import { TermTag } from '#src/pages/help/conformance/TermTag.tsx';
import { announce } from '#src/ui/announcer/announce.ts';
import { Checkbox } from '#src/ui/choice/Checkbox.tsx';
import { FilterChips } from '#src/ui/filterChips/FilterChips.tsx';
import { Table } from '#src/ui/table/Table.tsx';

const OPEN = 'open';

/** Whether a criterion passes what was chosen: any of the levels, and being open. */
function isChosen(criterion: Criterion, chosen: readonly string[]): boolean {
  const levels = chosen.filter((one) => one !== OPEN);
  const isLevel = levels.length === 0 || levels.includes(criterion.level);
  return isLevel && (!chosen.includes(OPEN) || isOpen(criterion));
}

const shownWith = (chosen: readonly string[]) =>
  criteria.filter((criterion) => isChosen(criterion, chosen));

/** Every criterion by level, narrowed by level or to what is not met in full. */
export function CriteriaPart() {
  const { t } = useTranslation('conformance');
  const [chosen, setChosen] = useState<string[]>([]);
  const [areTestsShown, setTestsShown] = useState(false);
  const shown = shownWith(chosen);
  const choices = [
    ...LEVELS.map((level) => ({ value: level, text: t(`criteria.level${level}`) })),
    { value: OPEN, text: t('criteria.open') },
  ].map((choice) => ({
    ...choice,
    count: { number: String(shownWith([choice.value]).length), of: t('criteria.rules') },
  }));
  const choose = (next: string[]) => {
    setChosen(next);
    announce(t('criteria.shown', { count: shownWith(next).length }), { replaces: 'criteria' });
  };
  const levels = LEVELS.filter((level) => isAsked(level, chosen));
  return (
    <section aria-labelledby="criteria" className={styles.part}>
      <h2 id="criteria" tabIndex={-1}>
        {t('criteria.title')}
      </h2>
      <FilterChips legend={t('criteria.show')} choices={choices} value={chosen} onChange={choose} />
      <Checkbox isSelected={areTestsShown} onChange={setTestsShown}>
        {t('criteria.tests')}
      </Checkbox>
      <p>{t('criteria.shown', { count: shown.length })}</p>
      {levels.map((level) => (
        <CriteriaTable
          key={level}
          caption={t(`criteria.level${level}`)}
          criteria={shown.filter((criterion) => criterion.level === level)}
          areTestsShown={areTestsShown}
        />
      ))}
      <p>{t('criteria.parsing')}</p>
    </section>
  );
}

/** Whether the table of a level has a place: no level is chosen, or this one. */
const isAsked = (level: string, chosen: readonly string[]) =>
  chosen.every((one) => one === OPEN) || chosen.includes(level);

interface CriteriaTableProps {
  caption: string;
  criteria: readonly Criterion[];
  areTestsShown: boolean;
}

function CriteriaTable({ caption, criteria: some, areTestsShown }: CriteriaTableProps) {
  const { t } = useTranslation('conformance');
  return (
    <>
      <h3>{caption}</h3>
      <Table
        caption={caption}
        isCaptionHidden
        columns={[
          { id: 'rule', text: t('criteria.rule') },
          { id: 'answer', text: t('criteria.answer') },
          { id: 'how', text: t('criteria.how'), isLong: true },
        ]}
        rows={some.map((criterion) => ({
          id: criterion.number,
          cells: [
            <span key="rule" lang={ENGLISH}>
              {criterion.number} {criterion.name}
            </span>,
            <TermTag key="answer" term={criterion.term} />,
            <HowMet key="how" criterion={criterion} areTestsShown={areTestsShown} />,
          ],
        }))}
        empty={<p>{t('criteria.none')}</p>}
      />
    </>
  );
}
