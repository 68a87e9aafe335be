import type { Receipt } from '#server/disclosure/receipt.ts';
import {
  commonEnd,
  dayOf,
  itemWords,
  purposeWords,
  readerWords,
} from '#server/disclosure/receiptWords.ts';
import type { FileAnswer } from '#server/http/fileAnswer.ts';
import { type Html, html } from '#server/http/html.ts';
import { pageAnswer } from '#server/http/pageAnswer.ts';
import { type Phrase, say } from '#server/i18n/words.ts';

/**
 * A receipt as a page that is whole by itself: what, who shares, who reads, what for, until when,
 * and what the candidate may do (after 45 CFR 164.508(c)).
 */
export function receiptPage(
  receipt: Receipt,
  { language, write }: { readonly language: string; readonly write: (phrase: Phrase) => string },
): FileAnswer {
  const { items, agreed, candidate, givenAt, expiresAt } = receipt;
  const end = commonEnd(receipt);
  const line = (name: Phrase, ...values: readonly (string | Html)[]) =>
    html`<dt>${write(name)}</dt>
      ${values.map((value) => html`<dd>${value}</dd>`)}`;
  const itemLine = (item: (typeof items)[number]) => {
    const text = write(itemWords(item));
    return end === null && item.ended
      ? `${text} ${write(say('receipt.itemEnded', { day: dayOf(receipt, item.ended.at) }))}`
      : text;
  };
  return pageAnswer({
    language,
    product: write(say('sender')),
    title: write(say('receipt.title', { reader: readerWords(receipt) })),
    main: html`<dl>
        ${line(say('receipt.what'), ...items.map(itemLine))}
        ${line(say('receipt.who'), html`<bdi>${candidate.name}</bdi>`)}
        ${agreed ? line(say('receipt.agreed'), html`<bdi>${agreed.name}</bdi>`) : null}
        ${line(say('receipt.reader'), write(readerWords(receipt)))}
        ${line(say('receipt.purposes'), write(purposeWords(receipt)))}
        ${line(say('receipt.from'), write(say('receipt.day', { day: dayOf(receipt, givenAt) })))}
        ${line(say('receipt.until'), write(say('receipt.day', { day: dayOf(receipt, expiresAt) })))}
        ${
          end
            ? line(say('receipt.ended'), write(say('receipt.day', { day: dayOf(receipt, end.at) })))
            : null
        }
        ${line(say('receipt.number'), receipt.guid)}
      </dl>
      <h2>${write(say('receipt.rights'))}</h2>
      <p>${write(say('receipt.stop'))}</p>
      <p>${write(say('receipt.keep'))}</p>
      <p>${write(say('receipt.free'))}</p>
      <p>${write(say('receipt.kept'))}</p>`,
  });
}
