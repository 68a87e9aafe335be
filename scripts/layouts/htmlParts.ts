/** Parts of pages that Chromium prints. */

/** A page of US Letter with a style of its own. */
export function page(style: string, body: string, margin = '0.75in'): string {
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><style>@page{size:Letter;margin:` +
    `${margin}}body{margin:0;font:10.5pt/1.4 'DejaVu Sans',sans-serif;` +
    `font-family:'Nimbus Sans',sans-serif}h1,h2,h3,p,ul{margin:0;padding:0}` +
    `ul{padding-left:16pt}.row{display:flex;justify-content:space-between}${style}</style>` +
    `<body>${body}</body></html>`
  );
}
export const list = (items: readonly string[], tag = 'ul'): string =>
  items.length === 0 ? '' : `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;
export const each = <Item>(
  items: readonly Item[],
  one: (item: Item, i: number) => string,
): string => items.map(one).join('');
export const lines = (items: readonly string[]): string => each(items, (item) => `<p>${item}</p>`);
