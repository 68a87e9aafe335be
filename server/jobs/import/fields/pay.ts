import type { FeedPay } from '../feedLine.ts';
import { currencyIn, readPayText } from './payText.ts';
import { payUnit, unitBySize } from './payUnit.ts';

/** Pay as the fields of a feed give it, whatever their names. */
export interface PayParts {
  min?: unknown;
  max?: unknown;
  /** One figure, or a text with a range. */
  value?: unknown;
  unit?: unknown;
  currency?: unknown;
}

/**
 * The pay that a feed's pay fields say. Null for words, for zero and negative figures, for a unit
 * that is none of ours, and where nothing but a doubtful size tells the unit.
 */
export function payOf({ min, max, value, unit, currency }: PayParts): FeedPay | null {
  const written = typeof value === 'string' ? readPayText(value) : null;
  const [least, most] = [figureOf(min), figureOf(max)];
  const one = figureOf(typeof value === 'number' ? value : null);
  const hasEnds = least !== null || most !== null;
  return judged(
    hasEnds ? least : (written?.min ?? one),
    hasEnds ? most : (written?.max ?? one),
    [text(unit), hasEnds ? unitTextOf(min, max) : (written?.unitText ?? '')],
    currencyOf(currency) ?? written?.currency ?? currencyOf(min) ?? currencyOf(max) ?? 'USD',
  );
}

/** The first range in US dollars, else the first. */
export function firstInDollars(ranges: readonly (FeedPay | null)[]): FeedPay | null {
  const known = ranges.filter((range) => range !== null);
  return known.find(({ currency }) => currency === 'USD') ?? known[0] ?? null;
}

/** Puts swapped ends right and finds the unit in the texts that may name it, else by the size. */
function judged(
  first: number | null,
  second: number | null,
  unitTexts: readonly string[],
  currency: string,
): FeedPay | null {
  const [min, max] = [positive(first), positive(second)];
  if (min === null && max === null) return null;
  const named = unitTexts.map(payUnit).find((unit) => unit !== null);
  const unit = named ?? unitBySize([min, max]);
  if (unit === null || unit === 'unknown') return null;
  const swapped = min !== null && max !== null && min > max;
  return { min: swapped ? max : min, max: swapped ? min : max, unit, currency };
}

const positive = (figure: number | null): number | null =>
  figure !== null && figure > 0 ? figure : null;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function unitTextOf(...ends: readonly unknown[]): string {
  return ends
    .map((end) => (typeof end === 'string' ? (readPayText(end)?.unitText ?? '') : ''))
    .join(' ');
}

function figureOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string') return null;
  const written = readPayText(value);
  return written?.min ?? written?.max ?? null;
}

/** "usd", "USD", "$"; null when it names none. */
function currencyOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const code = value.trim();
  return /^[a-z]{3}$/i.test(code) ? code.toUpperCase() : currencyIn(code);
}
