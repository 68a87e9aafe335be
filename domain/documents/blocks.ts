/** A piece of a document. Every file writes the same pieces in the same order. */
export type DocumentBlock =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: string }
  | { readonly kind: 'line'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

/** A line of its own for each text that says something. */
export const lines = (...texts: readonly (string | null)[]): DocumentBlock[] =>
  texts.filter(Boolean).map((text) => ({ kind: 'line', text: text ?? '' }));

/** A list of what there is; nothing when that is nothing. */
export const list = (items: readonly string[]): DocumentBlock[] =>
  items.length === 0 ? [] : [{ kind: 'list', items }];

/** A line for each line of a text that was typed. */
export const paragraphs = (text: string | null): DocumentBlock[] =>
  lines(...(text ?? '').split('\n').map((line) => line.trim()));

/** A heading with what stands below it; nothing without that. */
export const section = (
  level: 2 | 3,
  text: string,
  body: readonly DocumentBlock[],
): DocumentBlock[] => (body.length === 0 ? [] : [{ kind: 'heading', level, text }, ...body]);
