import type { components } from '#openapi/matching.ts';
import type { Candidate, HeldTitle } from './candidate.ts';
import { codesOfTitles } from './heldTitles.ts';
import { codesOfSkills } from './skillCodes.ts';
import { codesForTitle } from './titles.ts';
import { isStopWord } from './words.ts';

type LiteSearch = components['schemas']['LiteSearch'];

/** A part of a description names an occupation from this likeness on. */
const leastLikeness = 0.45;

/** Words out of a sentence must be more like a title than a part that stands alone. */
const leastInSentence = 0.55;

/** More kinds of work say nothing new, and more words are hardly a list of them. */
const mostTitles = 12;
const mostWords = 150;

/** What people put between kinds of work. */
const separators = /[\n,;.!?:/()]+|\s(?:and|or|&)\s/i;

const likenessOf = (words: string): number => codesForTitle(words, { limit: 1 })[0]?.score ?? 0;

/** The longest of the best one to three words in a sentence that name an occupation. */
function titleInside(words: readonly string[]): string | null {
  let best: { title: string; likeness: number } | null = null;
  for (let size = 3; size >= 1; size -= 1) {
    for (let at = 0; at + size <= words.length; at += 1) {
      const some = words.slice(at, at + size);
      if (isStopWord(some[0] ?? '') || isStopWord(some.at(-1) ?? '')) continue;
      const title = some.join(' ');
      const likeness = likenessOf(title);
      if (likeness >= leastInSentence && likeness > (best?.likeness ?? 0))
        best = { title, likeness };
    }
  }
  return best?.title ?? null;
}

/** A part of so few words is looked for in titles, whether or not it names an occupation. */
const shortPart = 4;

/** Words that name no occupation count less than those that do. */
const unknownWeight = 0.4;

interface NamedWork {
  readonly title: string;
  readonly isKnown: boolean;
}

/** The kinds of work that a description names, as titles: "front desk", "nurse". */
function workIn(description: string): NamedWork[] {
  let left = mostWords;
  const found = description.split(separators).flatMap((part): NamedWork[] => {
    const words = part.trim().split(/\s+/).filter(Boolean).slice(0, left);
    left -= words.length;
    if (words.length === 0) return [];
    const whole = words.join(' ');
    if (likenessOf(whole) >= leastLikeness) return [{ title: whole, isKnown: true }];
    const inside = titleInside(words);
    if (inside !== null) return [{ title: inside, isKnown: true }];
    return words.length <= shortPart ? [{ title: whole, isKnown: false }] : [];
  });
  return [...new Map(found.map((one) => [one.title, one])).values()].slice(0, mostTitles);
}

/**
 * A visitor as the ranking sees them, from what one request says. Without a place jobs are not
 * far away, and with one those beyond the radius are left out.
 */
export function visitorOf(search: LiteSearch): Candidate {
  const work = workIn(search.job_description);
  const titlesOf = (some: readonly NamedWork[]) =>
    some.map(({ title, isKnown }): HeldTitle => ({ title, weight: isKnown ? 1 : unknownWeight }));
  const known = titlesOf(work.filter(({ isKnown }) => isKnown));
  const [lat, lng] = search.location ?? [];
  const place = lat === undefined || lng === undefined ? null : { lat, lng };
  const fromSkills = codesOfSkills(search.skills);
  return {
    titles: titlesOf(work),
    codes: known.length > 0 ? codesOfTitles(known, fromSkills) : fromSkills.slice(0, 8),
    skills: search.skills,
    credentials: [],
    text: search.job_description,
    years: null,
    degree: null,
    place,
    searchRadius: search.search_radius,
    relocate: place === null ? null : false,
    remote: search.remote ?? null,
  };
}
