import { found } from '../evidence.ts';
import type { Found } from '../evidence.ts';
import type { Line } from '../layout/line.ts';
import { headingKind } from '../sections/headings.ts';
import type { Section } from '../sections/findSections.ts';
import { isPlace } from './address.ts';
import { companyScore, SCHOOL, titleScore, wordsOf } from './words.ts';

export interface PersonName {
  firstname: string | null;
  middlename: string | null;
  lastname: string | null;
}

/** Suffixes and credentials, which are not part of a name. */
const CREDENTIAL =
  /^(?:jr|sr|ii|iii|iv|esq|ph\.?\s?d|m\.?d|d\.?o|r\.?n|b\.?s\.?n|m\.?s\.?n|l\.?p\.?n|l\.?v\.?n|cna|chha|cpa|cma|cfa|mba|mph|msw|lcsw|lmsw|lpc|m\.?a|m\.?s|b\.?a|b\.?s|b\.?sc|m\.?sc|m\.?ed|ed\.?d|j\.?d|dds|dvm|pharm\.?d|psy\.?d|p\.?e|pmp|cissp|phr|sphr|shrm-?cp|shrm-?scp|aprn|np|pa-?c|emt(?:-?[bp])?|cdl|cscs|otr\/?l|ot|pt|dpt|rdn?|ccc-?slp|cphq|usn|usaf|usmc|ret)\.?$/iu;
const TITLE = /^(?:mr|mrs|ms|miss|mx|dr|prof|rev|sgt|capt)\.?$/iu;
const PARTICLE =
  /^(?:de|del|dela|della|di|da|das|do|dos|du|des|la|le|las|los|van|von|der|den|ter|ten|zu|zur|bin|bint|ibn|ben|al|el|abu|st\.?|san|santa|mac|mc|af|av|y|e|vande|vanden)$/iu;
const WORD =
  /^(?:\p{Lo}[\p{Lo}\p{M}'’-]*|\p{Lu}[\p{L}\p{M}.'’`-]*|\p{Ll}{1,3}[’']\p{Lu}[\p{L}\p{M}-]+)$/u;
const PRONOUNS =
  /[([]?\b(?:she|he|they|ze|xe|ey|any|all)\s*[/|,]\s*(?:her|hers|him|his|them|their|theirs|they|she|he|hir|xem|em|any|all)(?:\s*[/|]\s*\p{L}+)?\b[)\]]?|[([](?:any|all|no)? ?pronouns[^)\]]*[)\]]/giu;
/** Letters of degrees and certificates, written like no name: "FNP-BC", "BCBA", "LEED AP". */
const INITIALS =
  /^(?=.*\p{Lu}.*\p{Lu})(?:\p{Lu}[\p{Lu}\p{N}.+/®™()-]*|\p{Lu}\p{L}{0,4}\p{Lu}(?:[-/]\p{Lu}+)*)\.?$/u;
const NOT_A_NAME =
  /^(?:resume|résumé|curriculum|vitae|cv|page|confidential|contact|profile|phone|email|address|download|linkedin|portfolio|street|avenue|road|dear|the|and|of|for|with|at|in|to)$/iu;

/**
 * A printed name without pronouns and credentials. Where it stands in Latin letters and in others,
 * the Latin form.
 */
function bareName(text: string): string {
  let rest = text.replace(PRONOUNS, ' ').replace(/\s+/gu, ' ').trim();
  const latin = rest
    .split(' ')
    .filter((word) => !/\p{L}/u.test(word) || /\p{Script=Latin}/u.test(word));
  if (latin.filter((word) => /\p{L}{2}/u.test(word)).length >= 2) rest = latin.join(' ');
  if (/^\([^()]+\)$/u.test(rest)) rest = rest.slice(1, -1);
  const [before = '', ...after] = rest.split(/\s*[,|]\s*/u);
  const words = before.split(' ');
  // "Maria Lopes FNP-BC": letters after a name in the usual case.
  if (/\p{Ll}/u.test(words.slice(0, 2).join(''))) {
    while (words.length > 2 && INITIALS.test(words.at(-1) ?? '')) words.pop();
  }
  const tail = after.filter(
    (part) => words.length < 2 || !part.split(' ').every((word) => isCredential(word)),
  );
  return [words.join(' '), ...tail].join(', ').replace(/[\s,–—-]+$/u, '');
}

/** A suffix or degree. "Ma" and "Do" are family names, the degrees are written "MA" and "DO". */
function isSuffix(word: string): boolean {
  return CREDENTIAL.test(word) && !/^(?:Ma|Do)$/u.test(word);
}

function isCredential(word: string): boolean {
  return isSuffix(word) || INITIALS.test(word);
}

/** Splits a printed name. "DOE, Jane A." is reordered, nicknames in quotes are dropped. */
export function splitName(text: string, email: string | null = null): PersonName {
  const [before = '', ...after] = text
    .replace(/["“”][^"“”]*["“”]|[‘'][\p{L}]+[’'](?=\s)|\([^)]*\)/gu, ' ')
    .split(/\s*,\s*/u);
  const rest = after.filter((part) => !part.split(/\s+/u).every((word) => isSuffix(word)));
  const isTurned = rest.length > 0 && familyWords(before) <= 2;
  const words = (isTurned ? `${withoutCredentials(rest.join(' '))} ${before}` : before)
    .split(/\s+/u)
    .filter((word) => word !== '');
  while (words.length > 1 && TITLE.test(words[0] ?? '')) words.shift();
  while (words.length > 2 && isSuffix(words.at(-1) ?? '')) words.pop();
  if (words.length <= 1) return { firstname: cased(words), middlename: null, lastname: null };
  const isFamily = (word: string) => word !== '' && !isSuffix(word) && !TITLE.test(word);
  const family = before.split(/\s+/u).filter(isFamily).length;
  const from = isTurned ? Math.max(1, words.length - family) : lastNameStart(words, email);
  return {
    firstname: cased(words.slice(0, 1)),
    middlename: cased(words.slice(1, from)),
    lastname: cased(words.slice(from), isInCapitals(words.join(' '))),
  };
}

/** "Jane RN" of "DOE, Jane RN" without what stands after the given names. */
function withoutCredentials(given: string): string {
  const words = given.split(/\s+/u);
  while (words.length > 1 && isSuffix(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}

/** How many names a family name has, without "van der". */
function familyWords(text: string): number {
  return text.split(/\s+/u).filter((word) => !PARTICLE.test(word)).length;
}

function lastNameStart(words: string[], email: string | null): number {
  const particle = words.findIndex(
    // "Maria E Santos": a capital alone is an initial.
    (word, i) => i > 0 && i < words.length - 1 && PARTICLE.test(word) && !/^[EY]$/u.test(word),
  );
  // "Ortega y Gasset": this one joins two family names.
  if (particle > 1 && /^[ey]$/u.test(words[particle] ?? '')) return particle - 1;
  if (particle > 0) return particle;
  // Two family names ("García López") when the person's email address contains both.
  const parts = (email?.split('@')[0] ?? '').split(/[._-]/u).map(plain);
  const pair = words.length > 2 ? plain(words.slice(-2).join('')) : '';
  const initial = plain(words[0] ?? '').slice(0, 1);
  if (pair !== '' && parts.some((part) => part === pair || part === initial + pair))
    return words.length - 2;
  return words.length - 1;
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/gu, '');
}

/** Whether all letters are capitals; two, such as "AJ", can be initials. */
function isInCapitals(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length > 2 && letters === letters.toUpperCase();
}

/**
 * Joins the words; a name in capitals gets the usual case, a short one when the whole is in
 * capitals: "ANA LI". Null for no words.
 */
function cased(words: string[], isCapital = false): string | null {
  if (words.length === 0) return null;
  const text = words.join(' ');
  if (!isCapital && !isInCapitals(text)) return text;
  return text
    .toLowerCase()
    .replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(/\bMc\p{L}/gu, (part) => `Mc${part.slice(2).toUpperCase()}`)
    .replace(/(?<=\S[’']\p{Lu}?)S\b/gu, 's');
}

/**
 * Finds the person's name: large, near the top, made of name-like words. Null when none is
 * printed.
 */
export function readName(sections: Section[], email: string | null): Found<string> | null {
  const lines = sections.flatMap((section) => section.lines).filter((line) => line.page === 1);
  const top = new Set(sections.filter((s) => s.kind === 'top').flatMap((s) => s.lines));
  const largest = Math.max(...lines.map((line) => line.size), 0);
  const local = plain(email?.split('@')[0] ?? '');
  let best: Found<string> | null = null;
  let bestScore = 4.4;
  for (const [i, line] of lines.entries()) {
    const below = lineBelow(lines, i);
    const last = below && lineBelow(lines, lines.indexOf(below));
    for (const text of nameTexts(line, below, last)) {
      const words = text
        .split(/[\s-]+/u)
        .map(plain)
        .filter((word) => word.length > 2);
      const inEmail = words.some(
        (word) => local.includes(word) || (local.length > 4 && word.startsWith(local)),
      );
      const isLargest = line.size >= largest - 0.6;
      const shape = nameShape(text) || (isLargest && i < 4 ? looseShape(text, inEmail) : 0);
      if (shape === 0) continue;
      const large = isLargest ? 3 : line.size > largest * 0.8 ? 1 : 0;
      const place = (top.has(line) ? 1 : 0) + (i < 3 ? 1 : 0) + (line.bullet ? -2 : 0);
      const score = shape + large + place + (inEmail ? 3 : 0);
      if (score <= bestScore) continue;
      bestScore = score;
      best = found(text, Math.min(0.99, 0.4 + score * 0.07), line);
    }
  }
  return best;
}

/**
 * For the largest text at the top: a name of one word, or in lower case, which is no name
 * elsewhere. 0 when it cannot be one either.
 */
function looseShape(text: string, inEmail: boolean): number {
  if (text.length < 2 || /[\d@:/;!?&+,]/u.test(text) || headingKind(text) !== null) return 0;
  const words = text.split(/\s+/u);
  if (words.some((word) => NOT_A_NAME.test(word)) || SCHOOL.test(text) || isPlace(text)) return 0;
  if (words.length > 4 || !words.every((word) => /^[\p{L}\p{M}.'’-]+$/u.test(word))) return 0;
  if (titleScore(text) >= 1 || companyScore(text) >= 1) return 0;
  return inEmail ? 1 : words.length < 3 ? 0.4 : 0;
}

/** The parts of a line that can be a name, also joined with a next line of the same large size. */
function nameTexts(line: Line, next: Line | undefined, last: Line | undefined): string[] {
  const parts = line.text.split(/\s*[|•·◆]\s*|\s{2,}|\s+[–—-]\s+/u).map((part) => stripLabel(part));
  const whole = stripLabel(line.cells.map((cell) => cell.text).join(' '));
  if (next && goesOn(line, next) && line.cells.length === 1) {
    const both = glued(line.text, next.text);
    const all = last && last !== line && goesOn(next, last) ? [glued(both, last.text)] : [];
    const texts = [...all, both].map(stripLabel);
    return /\p{L}-$/u.test(line.text) ? texts : [...texts, ...parts];
  }
  // Widely spaced letters of a large name leave wide gaps between its words.
  return line.cells.length > 1 && line.size > 13 ? [whole, ...parts] : parts;
}

/** A large name goes on below: "Ana", "Maria", "Ruiz" or "Ruiz-", "Quist". */
function goesOn(line: Line, next: Line): boolean {
  const alike = Math.abs(next.size - line.size) < 0.6 && next.font === line.font;
  return line.size > 13 && alike && isBelow(line, next);
}

function glued(text: string, next: string): string {
  return /\p{L}-$/u.test(text) ? text + next : `${text} ${next}`;
}

/** The next line, or the one after the details that stand beside a large name of two lines. */
function lineBelow(lines: Line[], at: number): Line | undefined {
  const line = lines[at];
  const near = lines.slice(at + 1, at + 7);
  const like = near.find((other) => line && line.size > 13 && other.size > line.size - 0.6);
  return like ?? lines[at + 1];
}

/** Whether the next line is right below, even where a column begins at it. */
function isBelow(line: Line, next: Line): boolean {
  const aligned = Math.abs(next.x0 - line.x0) < 3 && next.page === line.page;
  const gap = aligned ? (next.y - line.y) / line.size : next.gap;
  return gap > 0 && gap < 1.7;
}

function stripLabel(text: string): string {
  const bare = text
    .replace(
      /^(?:full )?name\s*:\s*|^(?:resume|résumé|cv|curriculum vitae)\s*(?:of|for|:|-|–)\s*/iu,
      '',
    )
    .replace(/[,\s]+$/u, '')
    .trim();
  return bareName(bare);
}

/** 0 when the text cannot be a name, otherwise 0.5 to 2. */
function nameShape(text: string): number {
  if (text.length < 4 || text.length > 60 || /[\d@:/;!?&+]/u.test(text)) return 0;
  const [before = '', ...after] = text.split(/\s*,\s*/u);
  const tail = after.flatMap((part) => part.split(/\s+/u)).filter((word) => word !== '');
  const turned = after.length > 0 && !tail.every(isCredential);
  if (turned && (familyWords(before) > 2 || tail.length > 3)) return 0;
  const words = `${before} ${turned ? tail.join(' ') : ''}`
    .replace(/["“”()‘]/gu, ' ')
    .trim()
    .split(/\s+/u);
  const names = words.filter((word) => !TITLE.test(word) && !isSuffix(word));
  if (names.length < 2 || names.length > 8) return 0;
  if (!names.every((word) => WORD.test(word) || PARTICLE.test(word))) return 0;
  if (names.some((word) => NOT_A_NAME.test(word)) || headingKind(text) !== null) return 0;
  if (SCHOOL.test(text) || isPlace(text)) return 0;
  const title = titleScore(names.join(' '));
  const firm = wordsOf(text).length > 1 ? companyScore(text) : 0;
  if (title >= 2 || firm >= 1.5) return 0;
  return 2 - (title >= 1 ? 1 : 0) - (firm > 0.5 ? 0.5 : 0) - (turned ? 0.5 : 0);
}
