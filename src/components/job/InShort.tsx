import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ACCESS_CODES } from '#domain/jobAccess.ts';
import { ENGLISH } from '#domain/languages.ts';
import type { Job, PlainPosting } from '#src/api/queries/jobs.ts';
import styles from '#src/components/job/InShort.module.css';
import { useJobWords } from '#src/components/job/useJobWords.ts';
import { spokenIn } from '#src/components/text/spokenIn.ts';

/** A text of the page, or with a passage words of the posting, which may be in another language. */
interface Line {
  readonly text: string;
  readonly passage?: { readonly lang: string; readonly dir?: 'auto' };
}

interface Part {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly Line[];
  readonly end?: string | null;
}

const known = (lines: readonly (string | null)[]): readonly Line[] =>
  lines.flatMap((text) => (text === null ? [] : [{ text }]));

const ofPosting = (lines: readonly string[]): readonly Line[] => {
  const passage = { lang: ENGLISH, ...spokenIn(lines.join(' ')) };
  return lines.map((text) => ({ text, passage }));
};

/** The parts of a posting that people look for first; only those that it names. */
export function InShort({ job, plain }: { job: Job; plain: PlainPosting }) {
  const { t } = useTranslation('plainView');
  const { t: tj } = useTranslation('jobs');
  const { t: ta } = useTranslation('jobAccess');
  const words = useJobWords();
  const { inShort } = plain;
  const lastDay = words.lastDay(job);
  const parts: readonly Part[] = [
    { id: 'who', title: t('who'), lines: known([job.company]) },
    {
      id: 'do',
      title: t('do'),
      lines: ofPosting(inShort.whatYouDo),
      end: inShort.moreDuties > 0 ? t('more', { count: inShort.moreDuties }) : null,
    },
    { id: 'need', title: t('need'), lines: ofPosting(inShort.whatYouNeed) },
    { id: 'nice', title: t('nice'), lines: ofPosting(inShort.niceToHave) },
    { id: 'where', title: t('where'), lines: known([words.place(job, []), words.way(job)]) },
    {
      id: 'when',
      title: t('when'),
      lines: [...known([words.employmentTypes(job.employmentTypes)]), ...ofPosting(inShort.when)],
    },
    { id: 'pay', title: t('pay'), lines: known([words.pay(job)]) },
    {
      id: 'apply',
      title: t('apply'),
      lines: [
        ...ofPosting(inShort.howToApply),
        ...known([lastDay === null ? null : tj('facts.applyBy', { date: lastDay })]),
      ],
    },
    {
      id: 'helps',
      title: t('helps'),
      lines: known(
        ACCESS_CODES.filter((code) => job.accommodations.includes(code)).map((code) =>
          ta(`facts.${code}`),
        ),
      ),
    },
  ];
  return (
    <div className={styles.parts}>
      {parts.map((part) => (part.lines.length > 0 ? <ShortPart key={part.id} {...part} /> : null))}
    </div>
  );
}

function ShortPart({ id, title, lines, end = null }: Part): ReactNode {
  const heading = `in-short-${id}`;
  const [first, ...more] = lines;
  return (
    <div className={styles.part}>
      <h3 id={heading}>{title}</h3>
      {more.length === 0 ? (
        <p {...first?.passage}>{first?.text}</p>
      ) : (
        <ul aria-labelledby={heading}>
          {lines.map(({ text, passage }) => (
            <li key={text} {...passage}>
              {text}
            </li>
          ))}
        </ul>
      )}
      {end === null ? null : <p>{end}</p>}
    </div>
  );
}
