import { InSentence } from '#src/components/text/InSentence.tsx';
import { useInEnglish } from '#src/components/text/useInEnglish.ts';

interface EnglishWordsProps {
  words: string | readonly string[];
  /** The sentence around them, such as "Close Night Baker?" around "Night Baker". */
  sentence?: (...words: readonly string[]) => string;
}

/**
 * Words that are English in every language, such as the title of a posting, in a sentence of the
 * page: said so where the page is in another language (WCAG 3.1.2).
 */
export function EnglishWords({ words, sentence = String }: EnglishWordsProps) {
  const inEnglish = useInEnglish();
  const all = [words].flat();
  if (inEnglish.lang === undefined) return sentence(...all);
  return (
    <InSentence
      elements={all.map((one, index) => (
        <bdi key={index} {...inEnglish}>
          {one}
        </bdi>
      ))}
      sentence={sentence}
    />
  );
}
