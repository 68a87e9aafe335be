import { at, importsOf, parse, walkTree, type Rule, type SyntaxNode } from './sources.ts';

const testers = new Set(['test', 'it', 'describe', 'suite', 'context', 'testInfo']);
const forbiddenMembers = new Set([
  'skip',
  'only',
  'todo',
  'fixme',
  'fails',
  'fail',
  'skipIf',
  'runIf',
  'slow',
]);

/** No test is skipped, unfinished or run alone. */
export const noSkippedTests: Rule = (source) => {
  const problems: string[] = [];
  walkTree(parse(source).program, (node) => {
    if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return;
    const word = node.property.name;
    if (forbiddenMembers.has(word) && testers.has(rootName(node.object))) {
      problems.push(at(source, node.start, `${rootName(node.object)}.${word} leaves a test out`));
    }
  });
  return problems;
};

function rootName(node: SyntaxNode): string {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'MemberExpression' ? rootName(node.object) : '';
}

/** Tests wait for a condition, never for time to pass. */
export const noSleeps: Rule = (source) => {
  const problems: string[] = [];
  walkTree(parse(source).program, (node) => {
    if (node.type !== 'CallExpression') return;
    const { callee } = node;
    const name =
      callee.type === 'Identifier'
        ? callee.name
        : callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
          ? callee.property.name
          : '';
    if (name === 'setTimeout' || name === 'waitForTimeout' || name === 'sleep') {
      problems.push(at(source, node.start, `${name}() waits for time to pass`));
    }
  });
  for (const { from, offset } of importsOf(source)) {
    if (from.startsWith('node:timers'))
      problems.push(at(source, offset, `${from} waits for time to pass`));
  }
  return problems;
};
