import { spokenIn } from '#src/components/text/spokenIn.ts';

/** Stands for the own words until they are put in: no text has this character. */
const PLACE = '\uE000';

interface OwnWordsProps {
  words: string;
  /** The sentence around words, such as "Call them, due Friday" around "Call them". */
  sentence: (words: string) => string;
}

/** What somebody wrote, in a sentence of the page: read in its own voice when it tells its language. */
export function OwnWords({ words, sentence }: OwnWordsProps) {
  const [before, after] = sentence(PLACE).split(PLACE);
  return (
    <>
      {before}
      <bdi {...spokenIn(words)}>{words}</bdi>
      {after}
    </>
  );
}
