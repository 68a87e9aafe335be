import { Fragment, type ReactNode } from 'react';

/** Stand for the elements until they are put in: no text has these characters. */
const FIRST_PLACE = 0xe000;
const PLACES = /([\uE000-\uF8FF])/;

interface InSentenceProps {
  /** What stands in the sentence, in the order of its parameters. */
  elements: readonly ReactNode[];
  /** The sentence around it, such as "Call them, due Friday" around "Call them". */
  sentence: (...places: readonly string[]) => string;
}

/** A sentence of the page with elements in it, where its language puts them. */
export function InSentence({ elements, sentence }: InSentenceProps) {
  const places = elements.map((_, index) => String.fromCharCode(FIRST_PLACE + index));
  // Every second part is a place.
  return sentence(...places)
    .split(PLACES)
    .map((part, index) => (
      <Fragment key={index}>
        {index % 2 === 0 ? part : elements[part.charCodeAt(0) - FIRST_PLACE]}
      </Fragment>
    ));
}
