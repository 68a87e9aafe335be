import { at, never, parse, walkTree, type Rule } from './sources.ts';

/** The network is reached through the typed clients in src/api alone. */
export const noStrayFetch = never(
  /(?<![\w.])(?:window\.|globalThis\.)?fetch\(|new XMLHttpRequest|sendBeacon\(/g,
  'calls the network outside src/api',
);

/** What is kept in the tab is kept by one module, so that signing out can clear it all. */
export const noStraySessionStorage = never(
  /\bsessionStorage\b/g,
  'uses sessionStorage outside src/session/storage.ts',
);

/** Markup from text is how a stranger's script gets in; the policy of Trusted Types would refuse it too. */
export const noRawHtml = never(
  /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write/g,
  'makes markup from text',
);

export const noConsole = never(/\bconsole\.\w+\(/g, 'writes to the console');

const liveRoles = new Set(['status', 'alert', 'log', 'timer', 'marquee']);

/** One voice: live regions are the announcer's alone. */
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

/** Every visible or spoken word comes from src/i18n. */
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
