import lighthouse, { type RunnerResult } from 'lighthouse';
import type { Page } from 'puppeteer-core';

/** One run of Lighthouse. Scores are 0 to 1, times in milliseconds. */
export interface Measured {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly shift: number;
  readonly blocking: number;
  /** Kilobytes of JavaScript over the network. */
  readonly scripts: number;
  /** Lighthouse's own measure of how fast the machine was at that moment. */
  readonly machine: number;
  /** Lighthouse's names of the audits that did not pass. */
  readonly short: readonly string[];
}

/** A busy machine can make Lighthouse miss the paint or the trace; such a run is repeated. */
const tries = 3;

async function run(page: Page, url: string): Promise<RunnerResult> {
  let why = '';
  for (let count = 0; count < tries; count++) {
    const devtools = await page.createCDPSession();
    await devtools.send('Network.clearBrowserCache');
    await devtools.detach();
    const result = await lighthouse(
      url,
      { logLevel: 'error', disableStorageReset: true },
      {
        extends: 'lighthouse:default',
        settings: { onlyCategories: ['performance', 'accessibility', 'best-practices'] },
      },
      page,
    );
    if (result && !result.lhr.runtimeError) return result;
    why = result?.lhr.runtimeError?.message ?? 'no result';
  }
  throw new Error(`Lighthouse could not load ${url}: ${why}`);
}

/**
 * Runs Lighthouse (its mobile preset with its simulated throttling) in an existing tab: the tab
 * keeps its storage, and so its session. The browser's cache is emptied, so that every file comes
 * over the network.
 * @throws Error when Lighthouse could not load the page
 */
export async function measure(page: Page, url: string): Promise<Measured> {
  const result = await run(page, url);
  const { categories, audits, finalDisplayedUrl } = result.lhr;
  if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}.`);
  const number = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details;
  const items = requests?.type === 'table' ? requests.items : [];
  return {
    performance: categories['performance']?.score ?? 0,
    accessibility: categories['accessibility']?.score ?? 0,
    bestPractices: categories['best-practices']?.score ?? 0,
    firstPaint: number('first-contentful-paint'),
    largestPaint: number('largest-contentful-paint'),
    shift: number('cumulative-layout-shift'),
    blocking: number('total-blocking-time'),
    scripts:
      items
        .filter((item) => item['resourceType'] === 'Script')
        .reduce((sum, item) => sum + Number(item['transferSize']), 0) / 1000,
    machine: result.lhr.environment.benchmarkIndex,
    short: Object.values(audits)
      .filter((audit) => audit.score !== null && audit.score < 0.9)
      .map((audit) => audit.id),
  };
}
