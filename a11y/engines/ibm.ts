import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { EngineFinding } from './finding.ts';

/** The engine alone: it looks at the document it is in, and asks for nothing from outside. */
const source = readFileSync(
  fileURLToPath(import.meta.resolve('accessibility-checker-engine/ace.js')),
  'utf8',
);

/** WCAG 2.2 at A and AA, and what IBM asks for beside it. */
const ruleSet = 'IBM_Accessibility';

interface Result {
  ruleId: string;
  reasonId: string;
  value: readonly [policy: string, outcome: string];
  path: { dom: string };
  message: string;
  snippet: string;
}

declare const ace: {
  Checker: new () => {
    check: (root: Node, ruleSets: string[]) => Promise<{ results: Result[] }>;
  };
};

/** What IBM's engine says of the current page. */
export async function ibmFindings(page: Page): Promise<EngineFinding[]> {
  await addEngine(page);
  const results = await page.evaluate(async (rules) => {
    const report = await new ace.Checker().check(document, [rules]);
    // The nodes of the report cannot leave the page.
    return report.results
      .filter(({ value }) => value[1] !== 'PASS')
      .map(({ ruleId, reasonId, value, path, message, snippet }) => ({
        rule: `ibm:${ruleId}:${reasonId}`,
        places: [path.dom],
        message: `${value.join(' ')}: ${message} ${snippet}`,
      }));
  }, ruleSet);
  return results;
}

/** The browser compiles a script that is added this way once for all documents of a process. */
async function addEngine(page: Page): Promise<void> {
  if (await page.evaluate(() => 'ace' in window)) return;
  const session = await page.context().newCDPSession(page);
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression: source });
  await session.detach();
  if (exceptionDetails) throw new Error(`IBM's engine did not start: ${exceptionDetails.text}`);
}
