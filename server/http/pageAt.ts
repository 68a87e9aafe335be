/**
 * In a pattern ":name" stands for any value, a trailing "?" makes a part optional, "*" matches any
 * address.
 */
function matcher(path: string): (parts: readonly string[]) => boolean {
  if (path === '*') return () => true;
  const wanted = path.split('/');
  return (parts) =>
    parts.length <= wanted.length &&
    wanted.every((part, index) => {
      const given = parts[index];
      return given === undefined ? part.endsWith('?') : part.startsWith(':') || part === given;
    });
}

/**
 * Finds the page of an address in a list of pages; the first that matches.
 * @param pages each with a path as in the route table
 * @returns gives the page for a path without its query
 */
export function pageAt<Page extends { readonly path: string }>(
  pages: readonly Page[],
): (path: string) => Page | undefined {
  const known = pages.map((page) => ({ page, isAt: matcher(page.path) }));
  return (path) => {
    const parts = path.replace(/(?<=.)\/$/, '').split('/');
    return known.find(({ isAt }) => isAt(parts))?.page;
  };
}
