import { stemsOf } from './words.ts';

const keys = new Map<string, string>();

/** Few skills repeat in every posting; a feed of odd ones must not fill the memory. */
const mostKeys = 50_000;

/**
 * The words of a skill without order and endings: "Managing kitchens" and "kitchen manage" have
 * the same key.
 */
export function skillKey(skill: string): string {
  const known = keys.get(skill);
  if (known !== undefined) return known;
  const key = [...new Set(stemsOf(skill))].sort().join(' ');
  if (keys.size < mostKeys) keys.set(skill, key);
  return key;
}
