import { criteria } from '#domain/conformance/criteria.ts';
import { en301549 } from '#domain/conformance/en301549.ts';
import { limits, report } from '#domain/conformance/report.ts';
import { section508 } from '#domain/conformance/section508.ts';
import type { NamedText } from './texts.ts';

/**
 * What the accessibility conformance report says in our own words, each by its number. What the
 * standards call their criteria and chapters is theirs.
 */
export function reportTexts(): NamedText[] {
  const ofCriteria = criteria.flatMap(({ number, notes, byHand = '', gaps }) => [
    [number, notes, byHand, ...gaps.flatMap(({ what, why }) => [what, why])],
  ]);
  const ofChapters = [...en301549, ...section508].flatMap(({ id, notes, answers }) => [
    [id, notes],
    ...answers.map((one) => [`${id}.${one.numbers.join(' ')}`, one.notes]),
  ]);
  const ofAll = [
    ['tried', ...report.tried, ...report.programs],
    ['limits', ...limits.flatMap(({ what, why }) => [what, why])],
  ];
  return [...ofCriteria, ...ofChapters, ...ofAll].flatMap(([place, ...texts]) =>
    texts.map((text) => ({ name: `conformance:${place}`, text })),
  );
}
