import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styles from '#src/components/job/Language.module.css';
import { piecesOf } from '#src/components/job/phrases.ts';
import { AppLink } from '#src/ui/appLink/AppLink.tsx';

/** The element id of a language note, which its phrase links to. */
export const noteId = (number: number) => `language-${number}`;

/** The element id of a marked phrase, which its note links back to. */
export const markId = (number: number) => `phrase-${number}`;

interface MarkedTextProps {
  line: string;
  phrases: readonly string[];
  /** The first line that holds each phrase, by its number: there the note leads back to. */
  firstLines: ReadonlyMap<number, string>;
}

/**
 * A line of a posting. A phrase with a note is marked, and the number after it links to the note.
 */
export function MarkedText({ line, phrases, firstLines }: MarkedTextProps) {
  const { t } = useTranslation('jobs');
  const { search } = useLocation();
  const pieces = piecesOf(line, phrases);
  return pieces.map(({ text, phrase }, index) => {
    if (phrase === null) return text;
    const number = phrase + 1;
    const isFirst =
      firstLines.get(phrase) === line && pieces.findIndex((one) => one.phrase === phrase) === index;
    return (
      <span key={index}>
        <mark className={styles.mark}>{text}</mark>{' '}
        <AppLink {...(isFirst ? { id: markId(number) } : {})} href={`${search}#${noteId(number)}`}>
          ({t('language.note', { number })})
        </AppLink>
      </span>
    );
  });
}
