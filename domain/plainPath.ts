/**
 * The path of a page without what could name somebody or let somebody in: no query, no anchor,
 * and "…" in place of each part that is no plain word, such as an id.
 * @returns empty for what is no path of this app
 */
export function plainPath(path: string): string {
  if (!/^\/(?!\/)/.test(path)) return '';
  const [plain = ''] = path.split(/[?#]/, 1);
  const parts = plain.split('/').filter(Boolean);
  const kept = parts.map((part) => (/^[a-z]+(-[a-z]+)*$/.test(part) ? part : '…'));
  return `/${kept.join('/')}`;
}
