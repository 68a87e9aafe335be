import { InSentence } from '#src/components/text/InSentence.tsx';
import { spokenIn } from '#src/components/text/spokenIn.ts';

interface OwnWordsProps {
  words: string;
  /** The sentence around words, such as "Call them, due Friday" around "Call them". */
  sentence: (words: string) => string;
}

/** What somebody wrote, in a sentence of the page: read in its own voice when it tells its language. */
export function OwnWords({ words, sentence }: OwnWordsProps) {
  const own = (
    <bdi key="own" {...spokenIn(words)}>
      {words}
    </bdi>
  );
  return <InSentence elements={[own]} sentence={sentence} />;
}
