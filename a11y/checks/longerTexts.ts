import type { Page } from '@playwright/test';
import { describeFindings, type Finding } from './findings.ts';
import { fieldFindings } from './fields.ts';
import { prepareInPage } from './inPage.ts';
import { layoutFindings, targetSizeFindings } from './layout.ts';
import { changeToPseudoLanguage } from './longerLanguage.ts';
import { nameFindings } from './names.ts';
import type { PageState } from './page.ts';
import { referenceFindings } from './references.ts';
import { settle } from './settle.ts';
import { structureFindings } from './structure.ts';
import { untranslatedFindings } from './untranslated.ts';

/**
 * The page check in a longer language: everything is said in it, fits at the width of the page
 * and at 320 px, and has its name. Ends in that language, so it comes last.
 * @param data texts that are the same in every language; asked last, when all have come
 * @throws Error that lists every finding
 */
export async function expectFitsLongerTexts(
  page: Page,
  { route, state }: PageState,
  data: () => readonly string[],
): Promise<void> {
  await changeToPseudoLanguage(page);
  await prepareInPage(page);
  const wide = await layoutFindings(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await settle(page);
  const findings: Finding[] = [
    ...(await untranslatedFindings(page, data())),
    ...(await structureFindings(page)),
    ...(await referenceFindings(page)),
    ...(await nameFindings(page)),
    ...(await fieldFindings(page)),
    ...wide,
    ...(await layoutFindings(page)),
    ...(await targetSizeFindings(page)),
  ];
  if (findings.length === 0) return;
  throw new Error(
    `${findings.length} findings on ${route} (${state}) in a longer language:\n${describeFindings(findings)}`,
  );
}
