import type { Receipt, ReceiptItem } from '#server/disclosure/receipt.ts';
import { dayWhere } from '#server/places/timeZone.ts';
import { type Phrase, say } from '#server/i18n/words.ts';

/** What is read, in words; a statement as it was written. */
export function itemWords(item: ReceiptItem): Phrase {
  if (item.kind === 'scope') return say(`receipt.scope.${item.key}`);
  if (item.kind === 'statement') return say('receipt.statement', { statement: item.statement });
  if (item.key === 'OtherAccommodationText') return say('receipt.ownWords');
  return say('receipt.fact', { fact: say(`receipt.facts.${item.key}`) });
}

/** Who reads it, in words. */
export function readerWords({ audience, reader }: Receipt): Phrase {
  if (reader === null) return say('receipt.applied');
  if (reader.name === '') return say('receipt.gone');
  return say(audience === 'coach' ? 'receipt.coach' : 'receipt.company', { name: reader.name });
}

/** What it is for, in words. */
export const purposeWords = ({ purpose }: Receipt): Phrase => say(`receipt.purpose.${purpose}`);

/** The day of a moment where the candidate lives. */
export const dayOf = ({ timeZone }: Receipt, time: Date): Date => dayWhere(timeZone, time);

/** The end that all of it has; null when something goes on, or the parts ended apart. */
export function commonEnd({ items }: Receipt): ReceiptItem['ended'] {
  const [first] = items;
  const end = first?.ended ?? null;
  return items.every(({ ended }) => ended?.at.getTime() === end?.at.getTime()) ? end : null;
}
