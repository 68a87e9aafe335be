import type { Page } from '@playwright/test';
import type { Finding } from '../checks/findings.ts';

/**
 * Where somebody asked for less motion nothing moves, plays or scrolls smoothly by itself (WCAG
 * 2.2.2, 2.3.3). The page is in that mode.
 */
export async function motionFindings(page: Page): Promise<Finding[]> {
  return page.evaluate(() => {
    const found: Finding[] = [];
    const add = (element: Element, message: string) =>
      found.push({ rule: 'keeps-still', target: window.inPage.selectorOf(element), message });
    const moving =
      /^(transform|translate|rotate|scale|left|right|top|bottom|margin|width|height|offset|background)/;
    for (const animation of document.getAnimations()) {
      const { effect, playState } = animation;
      if (!(effect instanceof KeyframeEffect) || playState !== 'running' || !effect.target)
        continue;
      const changed = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
      const { iterations = 1 } = effect.getTiming();
      if (iterations === Infinity || changed.some((name) => moving.test(name)))
        add(effect.target, 'It moves although less motion is asked for.');
    }
    for (const element of document.querySelectorAll('marquee, blink'))
      add(element, 'It moves and cannot be stopped.');
    for (const media of document.querySelectorAll('video, audio'))
      if (media.hasAttribute('autoplay')) add(media, 'It plays by itself.');
    for (const element of [document.documentElement, document.body])
      if (getComputedStyle(element).scrollBehavior === 'smooth')
        add(element, 'It scrolls smoothly although less motion is asked for.');
    return found;
  });
}

/** What is dragged has a control that does the same (WCAG 2.5.7). */
export async function dragFindings(page: Page): Promise<Finding[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[draggable="true"]')]
      .filter(
        (element) =>
          window.inPage.isVisible(element) &&
          !element.matches('a[href], button, [tabindex="0"]') &&
          !element.querySelector('a[href], button, select, input, [tabindex="0"]'),
      )
      .map((element) => ({
        rule: 'drag-only',
        target: window.inPage.selectorOf(element),
        message: 'It can be dragged, and no control in it does the same.',
      })),
  );
}
