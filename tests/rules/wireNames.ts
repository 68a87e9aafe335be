import { at, parse, type Rule, walkTree } from './sources.ts';

/** Names that the product spec gives to the wire, and ours for the same (docs/glossary.md). */
const ours: ReadonlyMap<string, string> = new Map([
  ['sourceGUID', 'jobId'],
  ['jobSourceGUID', 'jobId'],
  ['jobFeedSourceGUID', 'jobId'],
]);

/**
 * A name of the wire stands only where an answer or a request is read or made: as a member that
 * is read, or as the key of a value. What we name ourselves has our name.
 */
export const noWireName: Rule = (source) => {
  const problems: string[] = [];
  walkTree(parse(source).program, (node, parent) => {
    if (node.type !== 'Identifier') return;
    const own = ours.get(node.name);
    if (own === undefined) return;
    if (parent?.type === 'MemberExpression' && parent.property === node) return;
    if (parent?.type === 'Property' && parent.key === node && !parent.shorthand) return;
    problems.push(at(source, node.start, `${node.name} is a name of the wire; ours is ${own}`));
  });
  return [...new Set(problems)];
};
