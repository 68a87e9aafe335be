import { readingOf } from '#domain/readingGrade.ts';

/** A text with the name of its area and key, such as "auth:error.email". */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** A text that is harder than its area may be. */
export interface HardText extends NamedText {
  readonly grade: number;
  readonly most: number;
}

/** The hardest grade of a text; the guided finder is for who reads at grade 3 to 5. */
const most = 8;
const mostByArea: Readonly<Record<string, number>> = { finder: 5 };

/** The formula says nothing of a label or a few words; these count with their whole area. */
const fewestWords = 8;

/** Names and numbers come in at these places, and the product has one; a short name stands for all. */
const filledIn = (text: string): string => text.replace(/\{\{[^}]*\}\}|Our Ability/g, 'Sam');

const areaOf = (name: string): string => name.split(':')[0] ?? '';
const mostOf = (area: string): number => mostByArea[area] ?? most;

/** The texts that are too hard by themselves. */
export function hardTexts(texts: readonly NamedText[]): HardText[] {
  return texts.flatMap((one) => {
    const { words, grade } = readingOf(filledIn(one.text));
    const limit = mostOf(areaOf(one.name));
    return words >= fewestWords && grade > limit ? [{ ...one, grade, most: limit }] : [];
  });
}

export interface AreaReading {
  readonly area: string;
  readonly words: number;
  readonly grade: number;
  readonly most: number;
}

/** The grade of all sentences of each area together, and of the area's hardest one allowed. */
export function areaReadings(texts: readonly NamedText[]): AreaReading[] {
  const areas = Map.groupBy(texts, ({ name }) => areaOf(name));
  return [...areas].map(([area, of]) => {
    const whole = of.map(({ text }) => filledIn(text)).join('\n');
    return { area, ...readingOf(whole), most: mostOf(area) };
  });
}

/** Abbreviations that everybody who uses the pages knows, and names that are written so. */
const known: ReadonlySet<string> = new Set(
  // In everyday use, kinds of files, and levels and names that are called so.
  'ZIP PDF US OK MB NY JPG PNG HEIC CSV XML RSS JSON MIME AA AAA EN CC BY NVDA JAWS IBM USAJOBS'.split(
    ' ',
  ),
);

/** Abbreviations that an area uses and nowhere writes out, by area: "help: WCAG". */
export function unexplained(texts: readonly NamedText[]): string[] {
  const areas = Map.groupBy(texts, ({ name }) => areaOf(name));
  return [...areas].flatMap(([area, of]) => {
    const whole = of.map(({ text }) => text).join('\n');
    const used = new Set(whole.match(/\b[A-Z]{2,}\b/g));
    return [...used]
      .filter((short) => !known.has(short) && !whole.includes(`(${short}`))
      .map((short) => `${area}: ${short}`);
  });
}
