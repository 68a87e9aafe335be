/**
 * Checks any page and prints a finding a line as JSON: `{"rule","target","message","mode","state"}`.
 * Ends with code 1 when there is one. First everything that can be read of the page in six modes
 * (light, dark, forced colors, 320 px, text at 200 %, wide text spacing), then how it behaves: each
 * control is worked by pointer, touch and keys. What would change something on the server is not
 * sent. The error output says how much of a large page was left out.
 *
 * `npm run -s a11y:check -- URL [--state WORDS] [--without-pressing]`
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { behaviourFindings } from '#a11y/behaviour/behaviour.ts';
import { inAllModes } from '#a11y/checks/modes.ts';
import { pageFindings } from '#a11y/checks/page.ts';
import type { Finding } from '#a11y/checks/findings.ts';
import { browserFlags, findBrowser } from '#scripts/doctor/browser.ts';

/** What this project asks of its own pages alone: its name in the title, one announcer. */
const houseRules: readonly string[] = ['title', 'live-regions'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    state: { type: 'string', default: 'as it opens' },
    'without-pressing': { type: 'boolean', default: false },
  },
});
const [address = ''] = positionals;
if (!URL.canParse(address)) {
  console.error('Name one page, such as npm run -s a11y:check -- http://localhost:3000/help');
  process.exit(2);
}

const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: browserFlags(),
});
try {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const reopen = async () => {
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
  };
  const print = (findings: readonly Finding[], mode: string) => {
    for (const { rule, target, message } of findings) {
      if (houseRules.includes(rule)) continue;
      console.log(JSON.stringify({ rule, target, message, mode, state: values.state }));
      process.exitCode = 1;
    }
  };
  await reopen();
  await inAllModes(page, async (mode) => print(await pageFindings(page), mode));
  if (!values['without-pressing']) {
    const { findings, leftOut } = await behaviourFindings(page, reopen);
    print(findings, 'light');
    for (const target of leftOut.controls) console.error(`Not worked: ${target}`);
    if (leftOut.hovered > 0) console.error(`Not rested on: ${leftOut.hovered} more things.`);
  }
} finally {
  await browser.close();
}
