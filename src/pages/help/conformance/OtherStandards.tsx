import { useTranslation } from 'react-i18next';
import type { Answer, Chapter } from '#domain/conformance/answers.ts';
import { en301549, webAnswers } from '#domain/conformance/en301549.ts';
import { section508 } from '#domain/conformance/section508.ts';
import { ENGLISH } from '#domain/languages.ts';
import styles from '#src/pages/help/conformance/Conformance.module.css';
import { TermTag } from '#src/pages/help/conformance/TermTag.tsx';
import { Disclosure } from '#src/ui/disclosure/Disclosure.tsx';
import { Table } from '#src/ui/table/Table.tsx';

/** Chapter 9 has its answers from WCAG, in numbers that OpenACR does not know. */
const ofEurope = en301549.map((chapter) =>
  chapter.id === 'en_301_549_web' ? { ...chapter, answers: webAnswers } : chapter,
);

/** Section 508 and EN 301 549 by the same answers, on demand. */
export function OtherStandards() {
  const { t } = useTranslation('conformance');
  return (
    <section aria-labelledby="others" className={styles.part}>
      <h2 id="others" tabIndex={-1}>
        {t('others.title')}
      </h2>
      <p>{t('others.lead')}</p>
      <Disclosure label={t('others.508')} headingLevel={3}>
        <Chapters chapters={section508} />
      </Disclosure>
      <Disclosure label={t('others.en')} headingLevel={3}>
        <Chapters chapters={ofEurope} />
      </Disclosure>
    </section>
  );
}

function Chapters({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <div className={styles.part}>
      {chapters.map(({ id, name, notes, answers }) => (
        <div key={id} className={styles.part}>
          <h4 lang={ENGLISH}>{name}</h4>
          {notes === '' ? null : <p lang={ENGLISH}>{notes}</p>}
          {answers.length === 0 ? null : <AnswerTable caption={name} answers={answers} />}
        </div>
      ))}
    </div>
  );
}

function AnswerTable({ caption, answers }: { caption: string; answers: readonly Answer[] }) {
  const { t } = useTranslation('conformance');
  const numbersOf = ({ numbers }: Answer) =>
    numbers.length > 3
      ? t('others.range', { first: numbers[0], last: numbers.at(-1) })
      : numbers.join(', ');
  return (
    <Table
      caption={caption}
      isCaptionHidden
      columns={[
        { id: 'number', text: t('others.number') },
        { id: 'about', text: t('others.about') },
        { id: 'answer', text: t('criteria.answer') },
        { id: 'notes', text: t('others.notes'), isLong: true },
      ]}
      rows={answers.map((one) => ({
        id: one.numbers.join(' '),
        cells: [
          numbersOf(one),
          <span key="about" lang={ENGLISH}>
            {one.name}
          </span>,
          <TermTag key="answer" term={one.term} />,
          <span key="notes" lang={ENGLISH}>
            {one.notes}
          </span>,
        ],
      }))}
    />
  );
}
