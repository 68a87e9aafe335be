import { useTranslation } from 'react-i18next';
import type { FieldProblem } from '#domain/fieldProblem.ts';
import type { FieldEvidence } from '#domain/resume.ts';
import type { ReviewDraft } from '#domain/reviewDraft.ts';
import { partOf } from '#domain/reviewParts.ts';
import { haveSameWords } from '#domain/sameWords.ts';
import type { ReviewPartProps } from '#src/ui/reviewPart/ReviewPart.tsx';

/** Lines that are shown at once; one or two more are shown too, rather than a way to show them. */
const SHOWN = 5;
const SPARED = 2;

/** The text that the field of a pointer holds; empty where it holds none. */
function textAt(draft: ReviewDraft, pointer: string): string {
  const value = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (inside, key) =>
        typeof inside === 'object' && inside !== null ? Reflect.get(inside, key) : undefined,
      draft,
    );
  return typeof value === 'string' ? value.trim() : '';
}

/**
 * The resume's lines of a part, each once, with the words marked that a doubt is about. Where the
 * values of a folded part have the same words, there is nothing to compare, and that is said.
 */
export function useSourceLines(
  draft: ReviewDraft,
  evidence: readonly FieldEvidence[],
  doubtsOf: (part: string) => readonly FieldProblem[],
) {
  const { t } = useTranslation('review');
  return (
    part: string,
    title: string,
    folded: readonly string[] | null,
  ): ReviewPartProps['source'] => {
    const doubted = new Set(doubtsOf(part).map(({ pointer }) => pointer));
    const lines = new Map<string, string[]>();
    for (const { pointer, source } of evidence) {
      if (partOf(pointer) !== part) continue;
      const words = doubted.has(pointer) ? textAt(draft, pointer) : '';
      for (const line of source.split('\n')) {
        const isMarked = words !== '' && line.includes(words);
        lines.set(line, [...(lines.get(line) ?? []), ...(isMarked ? [words] : [])]);
      }
    }
    const all = [...lines].map(([text, words]) => ({ text, doubted: words }));
    const isSame =
      folded !== null &&
      all.length > 0 &&
      doubted.size === 0 &&
      haveSameWords(
        all.map(({ text }) => text),
        folded,
      );
    if (isSame) return { title: t('part.source'), lines: [], same: t('part.same') };
    const rest = all.slice(SHOWN);
    const isFolded = rest.length > SPARED && rest.every((line) => line.doubted.length === 0);
    const more = t('part.moreLines', { count: rest.length });
    return {
      title: t('part.source'),
      lines: isFolded ? all.slice(0, SHOWN) : all,
      folded: isFolded
        ? { label: more, name: t('part.moreLinesNamed', { more, title }), lines: rest }
        : undefined,
    };
  };
}
