import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ACCESS_CODES } from '#domain/jobAccess.ts';
import { ENGLISH } from '#domain/languages.ts';
import type { Job, PlainPosting } from '#src/api/queries/jobs.ts';
import styles from '#src/components/job/InShort.module.css';
import { useJobWords } from '#src/components/job/useJobWords.ts';
import { spokenIn } from '#src/components/text/spokenIn.ts';

interface Part {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly string[];
  /** The words of the posting, which may be in another language than the page. */
  readonly isPosting?: boolean;
  readonly end?: string | null;
}

/** The parts of a posting that people look for first; only those that it names. */
export function InShort({ job, plain }: { job: Job; plain: PlainPosting }) {
  const { t } = useTranslation('plainView');
  const { t: tj } = useTranslation('jobs');
  const { t: ta } = useTranslation('jobAccess');
  const words = useJobWords();
  const { inShort } = plain;
  const known = (lines: readonly (string | null)[]) => lines.filter((line) => line !== null);
  const lastDay = words.lastDay(job);
  const parts: readonly Part[] = [
    { id: 'who', title: t('who'), lines: known([job.company]) },
    {
      id: 'do',
      title: t('do'),
      lines: inShort.whatYouDo,
      isPosting: true,
      end: inShort.moreDuties > 0 ? t('more', { count: inShort.moreDuties }) : null,
    },
    { id: 'need', title: t('need'), lines: inShort.whatYouNeed, isPosting: true },
    { id: 'nice', title: t('nice'), lines: inShort.niceToHave, isPosting: true },
    { id: 'where', title: t('where'), lines: known([words.place(job, []), words.way(job)]) },
    {
      id: 'when',
      title: t('when'),
      lines: known([words.employmentTypes(job.employmentTypes), ...inShort.when]),
    },
    { id: 'pay', title: t('pay'), lines: known([words.pay(job)]) },
    {
      id: 'apply',
      title: t('apply'),
      lines: known([
        ...inShort.howToApply,
        lastDay === null ? null : tj('facts.applyBy', { date: lastDay }),
      ]),
    },
    {
      id: 'helps',
      title: t('helps'),
      lines: ACCESS_CODES.filter((code) => job.accommodations.includes(code)).map((code) =>
        ta(`facts.${code}`),
      ),
    },
  ];
  return (
    <div className={styles.parts}>
      {parts.map((part) => (part.lines.length > 0 ? <ShortPart key={part.id} {...part} /> : null))}
    </div>
  );
}

function ShortPart({ id, title, lines, isPosting = false, end = null }: Part): ReactNode {
  const heading = `in-short-${id}`;
  const own = isPosting ? { lang: ENGLISH, ...spokenIn(lines.join(' ')) } : {};
  return (
    <div className={styles.part}>
      <h3 id={heading}>{title}</h3>
      {lines.length === 1 ? (
        <p {...own}>{lines[0]}</p>
      ) : (
        <ul aria-labelledby={heading} {...own}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {end === null ? null : <p>{end}</p>}
    </div>
  );
}
