import type { Page } from '@playwright/test';
import type { Finding } from '../checks/findings.ts';

declare global {
  interface Window {
    plainParts: Element[];
  }
}

/**
 * What listens to presses is a control, for who uses keys and hears roles (WCAG 2.1.1, 4.1.2):
 * plain parts of the page with a listener of their own, which no control inside of them or around
 * them stands for.
 */
export async function listeningFindings(page: Page): Promise<Finding[]> {
  const targets = await page.evaluate(() => {
    const control =
      'a[href], button, input, select, textarea, summary, label, [role], [tabindex], dialog, form, fieldset';
    window.plainParts = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        !element.closest(control) &&
        !element.querySelector('a[href], button, input, select, textarea, summary, main, h1') &&
        !['SCRIPT', 'STYLE'].includes(element.tagName) &&
        window.inPage.isVisible(element),
    );
    return window.plainParts.map((element) => window.inPage.selectorOf(element));
  });
  const session = await page.context().newCDPSession(page);
  const found: Finding[] = [];
  try {
    for (const [place, target] of targets.entries()) {
      const { result } = await session.send('Runtime.evaluate', {
        expression: `window.plainParts[${place}]`,
      });
      if (result.objectId === undefined) continue;
      const { listeners } = await session.send('DOMDebugger.getEventListeners', {
        objectId: result.objectId,
      });
      const pressed = listeners.find(({ type }) => /^(click|mousedown|pointerdown)$/.test(type));
      if (!pressed) continue;
      const message = `It listens to "${pressed.type}", and has no role and no focus.`;
      found.push({ rule: 'pressed-is-control', target, message });
    }
  } finally {
    await session.detach();
  }
  return found;
}
