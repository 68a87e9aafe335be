import { decodeHTMLStrict } from 'entities';

/** What a text says about pay, before units and sizes are judged. */
export interface WrittenPay {
  min: number | null;
  max: number | null;
  /** The text around the figures that may name the unit. */
  unitText: string;
  currency: string | null;
}

const codes =
  'USD|CAD|GBP|EUR|AUD|NZD|MXN|INR|JPY|CNY|CHF|SEK|NOK|DKK|PLN|BRL|SGD|HKD|ILS|ZAR|PHP|COP|ARS|AED|KRW|TWD|THB|CZK|HUF|RON|TRY';
const signs: readonly [RegExp, string][] = [
  [/\b(?:C|CA|CAN)\$/, 'CAD'],
  [/\b(?:A|AU)\$/, 'AUD'],
  [/\bNZ\$/, 'NZD'],
  [/\b(?:MX|Mex)\$/, 'MXN'],
  [/\bR\$/, 'BRL'],
  [/£/, 'GBP'],
  [/€/, 'EUR'],
  [/₹/, 'INR'],
  [/¥/, 'JPY'],
  [/\$/, 'USD'],
];

const money = `(?:(?:US|CA|C|A|AU|NZ|MX|R)?[$£€₹¥]|\\b(?:${codes})\\b)?\\s*`;
const figure =
  '(\\d{1,3}(?:[, \\u00a0\\u202f]\\d{3})+(?:\\.\\d+)?|\\d+,\\d{1,2}(?!\\d)|\\d*\\.?\\d+)\\s*(k\\b|m\\b)?';
const unitWord =
  '(?:hours?|hourly|hrs?|h|days?|daily|weeks?|weekly|wk|months?|monthly|mo|years?|yearly|yr|annually|annum)';
const unitAfter = `(?:\\s*\\b(?:${codes})\\b)?(?:\\s*(?:/\\s*|\\bper\\s+|\\ban?\\s+)?\\b${unitWord}\\b\\.?)?`;
const joint = '\\s*(?:[-‐-―−~]+|\\bto\\b|\\band\\b|\\bthrough\\b)\\s*(?:up to\\s+)?';
const range = new RegExp(`${money}${figure}${unitAfter}(?:${joint}${money}${figure})?`, 'iu');

const leastBefore = /\b(?:from|starting|starts|at least|min(?:imum)?\.?|above|over)\b[^\d]*$/i;
const leastAfter =
  /^(?:\s*(?:per |an? |\/ ?)?[a-z]+)??(?:\+|\s*\b(?:and (?:up|above|more)|or more|min(?:imum)?)\b)/i;
const mostBefore = /\b(?:up to|max(?:imum)?\.?|under|below|less than|as much as)\b[^\d]*$/i;
const mostAfter = /^\s*(?:max(?:imum)?\b|or less\b)/i;

/** Reads "$18 - $21 per hour", "From $46k", "up to 180 a day". Null without figures. */
export function readPayText(written: string): WrittenPay | null {
  // A pay field is short; a longer text would only cost time.
  const text = decodeHTMLStrict(written.slice(0, 300)).replace(/\s+/g, ' ').trim();
  const found = range.exec(text);
  if (!found || /-\s*[$£€]?$/.test(text.slice(0, found.index)) || /^\s*%/.test(after(text, found)))
    return null;
  const second = amount(found[3], found[4]);
  // "50-60k": the k stands for both.
  const scale =
    found[2] ??
    (second !== null && Number(plainNumber(found[1])) < Number(plainNumber(found[3]))
      ? found[4]
      : undefined);
  const first = amount(found[1], scale);
  const [before, rest] = [text.slice(0, found.index), after(text, found)];
  const both = found[3] !== undefined;
  const isLeast = !both && (leastBefore.test(before) || leastAfter.test(rest));
  const isMost = !both && (mostBefore.test(before) || mostAfter.test(rest));
  return {
    min: isMost ? null : first,
    max: isLeast ? null : both ? second : first,
    unitText: `${before} ${found[0].replace(/^[^a-z/]*(?:USD)?/i, ' ')} ${rest.slice(0, 40)}`,
    currency: currencyIn(text),
  };
}

const after = (text: string, found: RegExpExecArray): string =>
  text.slice(found.index + found[0].length);

/** "18,50" is a decimal comma, "18,500" a separator. */
const plainNumber = (text: string | undefined): string =>
  (text ?? '').replace(/,(?=\d{1,2}$)/, '.').replace(/[^\d.]/g, '');

function amount(digits: string | undefined, scale: string | undefined): number | null {
  if (digits === undefined) return null;
  const factor = scale === undefined ? 1 : scale.toLowerCase() === 'k' ? 1000 : 1_000_000;
  // Rounded to cents: 19.99 * 1000 is not 19990 in binary.
  return Math.round(Number(plainNumber(digits)) * factor * 100) / 100;
}

/** The currency a text names by its code or its sign. */
export function currencyIn(text: string): string | null {
  const code = new RegExp(`\\b(${codes})\\b`, 'i').exec(text)?.[1];
  if (code !== undefined) return code.toUpperCase();
  return signs.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
