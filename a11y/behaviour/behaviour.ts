import type { Page } from '@playwright/test';
import type { Finding } from '../checks/findings.ts';
import { prepareInPage } from '../checks/inPage.ts';
import { hoverFindings } from './hovering.ts';
import { languageFindings } from './languages.ts';
import { listeningFindings } from './listening.ts';
import { pressFindings, type Reopen } from './pressing.ts';
import { forcedColourFindings } from './seenInForcedColours.ts';
import { dragFindings, motionFindings } from './stillness.ts';

/**
 * How the page behaves when it is used: every control worked by every way, what a pointer shows,
 * what moves, what listens, what is seen in forced colors, which language is spoken. Changes to
 * the server are not sent: the page is used, and nothing comes of it.
 */
export async function behaviourFindings(page: Page, reopen: Reopen): Promise<Finding[]> {
  await page.route('**/*', (route) =>
    ['GET', 'HEAD', 'OPTIONS'].includes(route.request().method())
      ? route.fallback()
      : route.abort(),
  );
  const closeOthers = (other: Page) => void other.close();
  page.context().on('page', closeOthers);
  try {
    await reopen();
    await prepareInPage(page);
    const found = [
      ...(await motionFindings(page)),
      ...(await dragFindings(page)),
      ...(await languageFindings(page)),
      ...(await listeningFindings(page)),
      ...(await hoverFindings(page)),
    ];
    await page.emulateMedia({ forcedColors: 'active' });
    found.push(...(await forcedColourFindings(page)));
    await page.emulateMedia({ forcedColors: 'none' });
    return [...found, ...(await pressFindings(page, reopen))];
  } finally {
    page.context().off('page', closeOthers);
  }
}
