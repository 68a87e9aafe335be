import { at, rejectPattern, parse, walkTree, type Rule } from './sources.ts';

/** The network is used only through the typed clients in src/api. */
export const noStrayFetch = rejectPattern(
  /(?<![\w.])(?:window\.|globalThis\.)?fetch\(|new XMLHttpRequest|sendBeacon\(/g,
  'calls the network outside src/api',
);

/** One module owns the tab's storage, so that sign-out can clear all of it. */
export const noStraySessionStorage = rejectPattern(
  /\bsessionStorage\b/g,
  'uses sessionStorage outside src/tab/storage.ts',
);

/** Markup from text allows script injection. The Trusted Types policy would reject it too. */
export const noRawHtml = rejectPattern(
  /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write/g,
  'makes markup from text',
);

/**
 * A password manager pastes, and so does who cannot type or remember well (WCAG 3.3.8). Dates alone
 * take a paste themselves, to put it into their parts.
 */
export const noHeldPaste = rejectPattern(
  /\bon(?:Paste|Copy|Cut|BeforeInput)\b|(?<!remove)EventListener\(\s*['"](?:paste|copy|cut|beforeinput)['"]/g,
  'may keep people from pasting or copying',
);

const liveRoles = new Set(['status', 'alert', 'log', 'timer', 'marquee']);

/** Only the announcer has live regions, so that messages come in one order. */
export const noStrayLiveRegion: Rule = (source) => {
  const problems: string[] = [];
  walkTree(parse(source).program, (node) => {
    if (
      node.type === 'JSXOpeningElement' &&
      node.name.type === 'JSXIdentifier' &&
      node.name.name === 'output'
    ) {
      problems.push(at(source, node.start, '<output> is a live region'));
    }
    if (node.type !== 'JSXAttribute' || node.name.type !== 'JSXIdentifier') return;
    const value = node.value?.type === 'Literal' ? String(node.value.value) : undefined;
    const isLive =
      (node.name.name === 'aria-live' && value !== 'off') ||
      (node.name.name === 'role' && value !== undefined && liveRoles.has(value));
    if (isLive) problems.push(at(source, node.start, 'is a live region; use announce()'));
  });
  return problems;
};

/** Attributes that people see or hear. */
const spoken = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'title',
  'placeholder',
  'label',
  'description',
  'errorMessage',
]);

/** All visible or spoken text comes from src/i18n. */
export const noHardText: Rule = (source) => {
  const problems: string[] = [];
  const hasWords = (text: string) => /\p{L}{2,}/u.test(text);
  walkTree(parse(source).program, (node) => {
    if (node.type === 'JSXText' && hasWords(node.value)) {
      problems.push(
        at(source, node.start, `shows "${node.value.trim()}", which is not from src/i18n`),
      );
    }
    if (node.type !== 'JSXAttribute' || node.name.type !== 'JSXIdentifier') return;
    if (!spoken.has(node.name.name) || node.value?.type !== 'Literal') return;
    const text = String(node.value.value);
    if (hasWords(text))
      problems.push(at(source, node.start, `says "${text}", which is not from src/i18n`));
  });
  return problems;
};
