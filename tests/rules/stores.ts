import { at, parse, type Rule } from './sources.ts';

/** What a tab remembers of a person has one owner in src/session, which signing out clears. */
export const noModuleStore: Rule = (source) =>
  parse(source).program.body.flatMap((node) => {
    const made = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    if (made?.type !== 'VariableDeclaration') return [];
    const isStore = made.declarations.some(
      ({ init }) => init?.type === 'NewExpression' && init.arguments.length === 0,
    );
    return made.kind === 'let' || isStore
      ? [at(source, made.start, 'keeps something for a module; see src/session')]
      : [];
  });
