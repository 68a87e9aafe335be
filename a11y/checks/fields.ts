import type { Page } from '@playwright/test';
import type { Finding } from './findings.ts';

/** The autocomplete value that a field about oneself needs, by its label (WCAG 1.3.5). */
const purposes: [asks: RegExp, tokens: string[]][] = [
  [/^(your )?e-?mail( address)?$/, ['email', 'username']],
  [/^(your )?(mobile |cell )?(phone|telephone)( number)?$/, ['tel', 'tel-national']],
  [/^first name$/, ['given-name']],
  [/^middle name$/, ['additional-name']],
  [/^last name$/, ['family-name']],
  [/^(street )?address( line)?( 1)?$/, ['street-address', 'address-line1']],
  [/^address( line)? 2$/, ['address-line2']],
  [/^city$/, ['address-level2']],
  [/^state$/, ['address-level1']],
  [/^zip( code)?$/, ['postal-code']],
  [/^country$/, ['country', 'country-name']],
  [/^(old |current )?password$/, ['current-password', 'new-password']],
  [/^(new|confirm( new)?) password$/, ['new-password']],
  [/^(verification |one-time )?code$/, ['one-time-code']],
];

/**
 * A field about oneself names its purpose, so that browsers can fill it and add symbols. A
 * field about somebody else (an invitation) has data-about="other" on itself or around it.
 */
export async function fieldFindings(page: Page): Promise<Finding[]> {
  const fields = await page.evaluate(() =>
    [
      // What is ticked or chosen is not filled in.
      ...document.querySelectorAll('input:not([type=checkbox], [type=radio]), select, textarea'),
    ]
      .filter((field) => window.inPage.isVisible(field) && !field.closest('[data-about="other"]'))
      .map((field) => {
        const labelled = field.getAttribute('aria-labelledby')?.split(/\s+/).filter(Boolean) ?? [];
        const texts = labelled.map((id) => document.getElementById(id)?.textContent ?? '');
        const own = 'labels' in field && field.labels instanceof NodeList ? [...field.labels] : [];
        return {
          target: window.inPage.selectorOf(field),
          label: texts.join(' ') || (own[0]?.textContent ?? field.getAttribute('aria-label') ?? ''),
          words: (field.getAttribute('autocomplete') ?? '').split(/\s+/),
        };
      }),
  );
  return fields.flatMap(({ target, label, words }) => {
    const plain = label
      .toLowerCase()
      .replaceAll(/\(.*?\)|\*|required|optional/g, '')
      .trim();
    const purpose = purposes.find(([asks]) => asks.test(plain));
    if (!purpose || purpose[1].some((token) => words.includes(token))) return [];
    const message = `"${label.trim()}" is about the person: it needs autocomplete="${purpose[1][0]}".`;
    return [{ rule: 'field-purpose', target, message }];
  });
}
