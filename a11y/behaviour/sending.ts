import type { Page } from '@playwright/test';

const reads: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** What is asked for with another method than GET; scripts, pictures, fonts and styles never are. */
const kinds = ['Document', 'XHR', 'Fetch', 'Ping', 'Other'] as const;

/**
 * Lets the page read from the server and fails what would change something there. Not by
 * `page.route`: that turns the browser's cache off, and opening a page takes three times as long.
 * @param isRead the POST calls that only read, by their path
 * @returns tells the calls that were failed since it was asked last, such as "DELETE /api/user"
 */
export async function sendOnlyReads(
  page: Page,
  isRead: (path: string) => boolean,
): Promise<() => string[]> {
  const failed = new Set<string>();
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request: { method, url } }) => {
    const { pathname } = new URL(url);
    const isSent = reads.includes(method) || (method === 'POST' && isRead(pathname));
    if (!isSent) failed.add(`${method} ${pathname}`);
    const answer = isSent
      ? session.send('Fetch.continueRequest', { requestId })
      : session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' });
    // The page may have gone on to another one meanwhile, or be closed.
    answer.catch(() => undefined);
  });
  const patterns = kinds.map((resourceType) => ({ urlPattern: '*', resourceType }));
  await session.send('Fetch.enable', { patterns });
  return () => {
    const told = [...failed];
    failed.clear();
    return told;
  };
}
