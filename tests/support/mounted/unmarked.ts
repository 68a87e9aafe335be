import { expect } from 'vitest';
import { until } from '#tests/support/mounted/steps.ts';

/** What holds words that no element around them can mark: live regions, fields, what nobody reads. */
const apart = '[data-live-announcer], [aria-hidden="true"], textarea, style, script';

/** The texts of the page in which these English words stand, each with the language it is read in. */
function textsWith(
  words: string,
  scope: HTMLElement,
): readonly (readonly [text: string, language: string])[] {
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  const found: (readonly [string, string])[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const around = node.parentElement;
    const text = node.textContent ?? '';
    if (text.includes(words) && around !== null && around.closest(apart) === null)
      found.push([text, around.closest<HTMLElement>('[lang]')?.lang ?? '']);
  }
  return found;
}

/** Waits until the page shows these words, and each place says that they are English (WCAG 3.1.2). */
export async function expectMarked(words: string, scope = document.body): Promise<void> {
  await until(() => {
    const texts = textsWith(words, scope);
    expect(texts).not.toEqual([]);
    expect(texts.filter(([, language]) => language !== 'en')).toEqual([]);
  });
}
