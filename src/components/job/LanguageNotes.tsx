import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { AbleistExtract } from '#src/api/queries/jobs.ts';
import styles from '#src/components/job/Language.module.css';
import { markId, noteId } from '#src/components/job/MarkedText.tsx';
import { firstLinesOf } from '#src/components/job/phrases.ts';
import { EnglishWords } from '#src/components/text/EnglishWords.tsx';
import { useInEnglish } from '#src/components/text/useInEnglish.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';
import { Tag } from '#src/ui/tag/Tag.tsx';

interface LanguageNotesProps {
  extracts: readonly AbleistExtract[];
  /** The posting as it is shown. Only the phrases that are marked in it can link back. */
  text: string;
  /** Before the notes; left out for who may apply. */
  lead?: string;
}

/**
 * Findings in the posting's language: the phrase, why it can put people off, and what to write
 * instead.
 */
export function LanguageNotes({ extracts, text, lead }: LanguageNotesProps) {
  const { t } = useTranslation('jobs');
  const { t: tc } = useTranslation();
  const inEnglish = useInEnglish();
  const { search } = useLocation();
  if (extracts.length === 0) return null;
  const marked = firstLinesOf(
    text,
    extracts.map(({ phrase }) => phrase),
  );
  return (
    <Card as="section" aria-labelledby="language">
      <h2 id="language">{t('language.title')}</h2>
      <p>{lead ?? t('language.lead', { count: extracts.length })}</p>
      <ol className={styles.notes} aria-labelledby="language">
        {extracts.map((extract, index) => {
          const number = index + 1;
          return (
            <li key={number} id={noteId(number)} tabIndex={-1} className={styles.note}>
              <p>
                <strong {...inEnglish}>{tc('quoted', { words: extract.phrase })}</strong>{' '}
                <Tag kind={extract.severity === 'replace' ? 'warn' : 'plain'}>
                  {t(`language.severity.${extract.severity}`)}
                </Tag>
              </p>
              <p {...inEnglish}>{extract.rationale}</p>
              {extract.alternatives.length > 0 ? (
                <p>
                  <EnglishWords
                    words={extract.alternatives.join('; ')}
                    sentence={(words) => t('language.instead', { words })}
                  />
                </p>
              ) : null}
              {marked.has(index) ? (
                <LoneLink
                  href={`${search}#${markId(number)}`}
                  aria-label={t('language.back', { number })}
                >
                  {t('language.backWord')}
                </LoneLink>
              ) : null}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
