import { at, importsOf, parse, type Rule, walkTree } from './sources.ts';

/** The one folder that makes queries and mutations. */
const maker = 'src/api/client/';

/** The one other module that may import the library: it owns the cache. */
const owner = 'src/api/client/queryClient.ts';

const written = new Set(['queryKey', 'queryFn', 'mutationKey', 'mutationFn']);

/** Queries and mutations come from the maker, so that each operation has one key. */
export const noHandMadeQuery: Rule = (source) => {
  if (source.path.startsWith(maker)) return [];
  const problems = importsOf(source)
    .filter(({ from, isType }) => from === '@tanstack/react-query' && !isType)
    .filter(() => source.path !== owner)
    .map(({ offset }) => at(source, offset, `imports the query library; ask ${maker}`));
  walkTree(parse(source).program, (node, parent) => {
    if (node.type !== 'Property' || parent?.type !== 'ObjectExpression' || node.shorthand) return;
    const name = node.key.type === 'Identifier' ? node.key.name : '';
    if (written.has(name)) problems.push(at(source, node.start, `writes ${name}; ask ${maker}`));
  });
  return problems;
};
