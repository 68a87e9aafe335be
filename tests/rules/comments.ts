import { parse, type Rule, type Source } from './sources.ts';

/** A line with a comment is shorter than this. */
const commentWidth = 100;

/** No line with a comment is longer than the limit. */
export const shortComments: Rule = (source) => {
  const lines = source.text.split('\n');
  const numbers = new Set(
    commentsIn(source).flatMap(({ start, end }) => linesOf(source, start, end)),
  );
  return [...numbers]
    .filter((number) => (lines[number - 1]?.length ?? 0) >= commentWidth)
    .map((number) => `${number} has a comment of ${commentWidth} characters or more`);
};

function commentsIn(source: Source): { start: number; end: number }[] {
  if (!source.path.endsWith('.css')) return parse(source).comments;
  return [...source.text.matchAll(/\/\*[\s\S]*?\*\//g)].map(({ index, 0: text }) => ({
    start: index,
    end: index + text.length,
  }));
}

function linesOf({ text }: Source, start: number, end: number): number[] {
  const first = text.slice(0, start).split('\n').length;
  const count = text.slice(start, end).split('\n').length;
  return Array.from({ length: count }, (_, index) => first + index);
}
