import { rejectPattern, type Rule } from './sources.ts';

const named =
  'white|black|red|green|blue|gr[ae]y|silver|yellow|orange|purple|pink|teal|navy|maroon|olive|lime|aqua|cyan|magenta|brown|gold|beige|ivory|crimson|tomato|salmon|coral|indigo|violet|(?:light|dark|medium|deep|pale)[a-z]+';

const colour = new RegExp(
  `(?<=:[^;{}]*)(#[0-9a-f]{3,8}\\b|\\b(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab|color)\\(|(?<![\\w-])(?:${named})(?![\\w-]))`,
  'gi',
);

/** Style sheets without comments, with the same number of lines. */
const withoutComments = (text: string) =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));

const inStyles =
  (rule: Rule): Rule =>
  (source) =>
    rule({ ...source, text: withoutComments(source.text) });

/** Colours are defined only in tokens.css and contrast.css, for light, dark and more contrast. */
export const noRawColour = inStyles(rejectPattern(colour, 'is a colour outside tokens.css'));

/** A border with a measure for its colour is none: "--line" is the height of a line of text. */
export const noMeasureAsColour = inStyles(
  rejectPattern(
    /(?:\b(?:solid|dashed|dotted|double)|(?:color|background):)\s*var\(--(?:line(?:-tight)?|edge|hairline|target|row|(?:space|size|radius|weight)[\w-]*)\)/g,
    'is a measure in the place of a colour',
  ),
);

/** The focus outline is never removed (WCAG 2.4.7). */
export const noLostOutline = inStyles(
  rejectPattern(/outline(-style|-width)?:\s*(none|0)\b(?!.*forced)/g, 'takes the focus ring away'),
);

/** Text sizes follow the person's own setting (WCAG 1.4.4). */
export const noFixedText = inStyles(
  rejectPattern(/font(-size)?:[^;{}]*\d(px|pt)\b/g, 'fixes the size of text'),
);

/** No colours in TypeScript either. */
export const noColourInCode = rejectPattern(
  /(['"`])(#[0-9a-f]{3}|#[0-9a-f]{6}|rgba?\(.*?\))\1/gi,
  'is a colour outside tokens.css',
);

/** Sides follow the direction of the language: the start is at the right in Arabic. */
export const logicalOnly = inStyles(
  rejectPattern(
    /(?<=[{;\s])((margin|padding|border|scroll-margin|scroll-padding)-(left|right|top|bottom)|(left|right|top|bottom)|(min-|max-)?(width|height))(-[a-z]+)*\s*:(?![^{};]*\))|(text-align|float|clear):\s*(left|right)\b/g,
    'is a side or size that does not follow the language',
  ),
);

/** The language of the page is the one that was chosen. */
export const noFixedLanguage = rejectPattern(
  /(['"`])en(-US)?\1|(?:\.toLocale\w*String|new Intl\.\w+)\(\s*(?!localeOf\()/g,
  'does not follow the locale of the chosen language',
);
