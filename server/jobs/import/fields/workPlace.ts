import type { WorkPlace } from '../feedLine.ts';

const hybrid = /\bhybrid\b|\bpartial(?:ly)?\b|\bpartly remote\b/;
const inPerson = /\bon ?site\b|\bin ?person\b|\bin ?(?:the )?office\b|\bon ?premises?\b/;
const remote =
  /\bremote\b|\btelecommut|\btelework|\bwork(?:ing)? (?:from|at) home\b|\bwfh\b|\bvirtual\b|\bhome ?based\b/;
const notRemote = /\b(?:not|non|no) ?(?:a )?remote\b|\bremote ?: ?no\b/;

/**
 * What a feed's own field says: true, "TELECOMMUTE", "Hybrid remote", "On-site". A plain false
 * says nothing.
 */
export function workPlace(value: unknown): WorkPlace | null {
  if (value === true || value === 1) return 'remote';
  if (Array.isArray(value)) return value.map(workPlace).find((each) => each !== null) ?? null;
  if (typeof value !== 'string') return null;
  const text = plain(value);
  if (/^(?:true|yes|y|1|anywhere|distributed|fully distributed|home)$/.test(text)) return 'remote';
  if (/^(?:office|office based|in house)$/.test(text)) return 'in-person';
  return workPlaceInText(text);
}

/** What the text of a place says in passing: "Lincoln, NE (Hybrid)", "Remote - Ohio". */
export function workPlaceInText(text: string): WorkPlace | null {
  const words = plain(text);
  if (notRemote.test(words)) return null;
  if (hybrid.test(words)) return 'hybrid';
  if (remote.test(words)) return 'remote';
  return inPerson.test(words) ? 'in-person' : null;
}

function plain(text: string): string {
  return text
    .replace(/([a-z])(?=[A-Z])/g, '$1 ')
    .toLowerCase()
    .replace(/[\s_\-‐-―]+/gu, ' ')
    .trim();
}
