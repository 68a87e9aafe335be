import { at, parse, type Rule, type SyntaxNode } from './sources.ts';

/** Every exported function has a docstring directly before it. */
export const documented: Rule = (source) => {
  const { program, comments } = parse(source);
  const endsOf = comments
    .filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
    .map(({ end }) => end);
  const hasOne = (start: number) =>
    endsOf.some((end) => end <= start && source.text.slice(end, start).trim() === '');
  return program.body
    .filter((node) => exportsFunction(node) && !hasOne(node.start))
    .map((node) => at(source, node.start, 'exports a function without a docstring'));
};

function exportsFunction(node: SyntaxNode): boolean {
  if (node.type !== 'ExportNamedDeclaration' && node.type !== 'ExportDefaultDeclaration')
    return false;
  const made = node.declaration;
  if (made?.type === 'FunctionDeclaration') return true;
  if (made?.type !== 'VariableDeclaration') return false;
  return made.declarations.some(
    ({ init }) => init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression',
  );
}
