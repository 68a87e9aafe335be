import { escoSystem, socSystem, type CodeSystem } from './codeSystem.ts';
import type { KnownTitle } from './knownTitles.ts';
import { defaultTitleMatcher, knownTitles } from './titles.ts';

let escoTitles: readonly KnownTitle[] = [];
let esco: CodeSystem | undefined;

/** ESCO's titles for this process, in place of those it learned before. */
export function learnEsco(titles: readonly KnownTitle[]): void {
  escoTitles = titles;
  esco = undefined;
}

/** SOC by our own table and what was learned; ESCO beside it once its titles were learned. */
export function learnedSystems(): CodeSystem[] {
  const soc = socSystem(knownTitles(), defaultTitleMatcher());
  if (escoTitles.length === 0) return [soc];
  esco ??= escoSystem(escoTitles);
  return [soc, esco];
}
