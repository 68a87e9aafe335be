import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseSync, type ESTree } from 'vite';

/** One file of the project, or an invented one that tests a rule. */
export interface Source {
  path: string;
  text: string;
}

/** A rule checks one file and returns its problems, each starting with the line number. */
export type Rule = (source: Source) => string[];

/** Every file git tracks or would add, except generated ones. */
export const projectFiles: readonly string[] = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard'],
  { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
)
  .split('\n')
  .filter((path) => path !== '' && !path.startsWith('openapi/generated/') && existsSync(path));

const texts = new Map<string, string>();

/** One file of the project, read once. */
export function readSource(path: string): Source {
  const text = texts.get(path) ?? readFileSync(path, 'utf8');
  texts.set(path, text);
  return { path, text };
}

/** The project's files whose path matches. */
export function sources(fits: RegExp): Source[] {
  return projectFiles.filter((path) => fits.test(path)).map(readSource);
}

/** Whether the path is a test or serves tests alone. */
export const isTest = (path: string) => /\.(test|e2e|a11y|states)\.tsx?$|^tests\//.test(path);
export const code = /\.tsx?$/;

/** The problems of all matching files, each starting with the path. */
export function problemsIn(rule: Rule, fits: RegExp): string[] {
  return sources(fits).flatMap((source) =>
    rule(source).map((problem) => `${source.path}:${problem}`),
  );
}

const parsed = new Map<string, ReturnType<typeof parseSync>>();

/** The syntax tree of a TypeScript file, its comments and its imports. */
export function parse({ path, text }: Source): ReturnType<typeof parseSync> {
  const key = `${path}\n${text}`;
  const result = parsed.get(key) ?? parseSync(path, text);
  parsed.set(key, result);
  return result;
}

export type SyntaxNode = ESTree.Node;

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Calls `visit` for every node with its parent, parents first. */
export function walkTree(
  node: SyntaxNode,
  visit: (node: SyntaxNode, parent: SyntaxNode | undefined) => void,
  parent?: SyntaxNode,
): void {
  visit(node, parent);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walkTree(child, visit, node);
    }
  }
}

/** Formats a problem as "12 problem", with the line of an offset. */
export function at(source: Source, offset: number, problem: string): string {
  return `${source.text.slice(0, offset).split('\n').length} ${problem}`;
}

/** A rule that reports every match of a pattern. */
export function rejectPattern(pattern: RegExp, problem: string): Rule {
  return (source) =>
    [...source.text.matchAll(pattern)].map((match) =>
      at(source, match.index, `${problem} (${match[0].trim()})`),
    );
}

export interface Import {
  /** As written: "#domain/dates.ts", "./Field.tsx", "react". */
  from: string;
  offset: number;
  /** Only types, so nothing of it exists at run time. */
  isType: boolean;
}

/** Every import of a file: static, re-exported, and dynamic with a literal address. */
export function importsOf(source: Source): Import[] {
  const { module, program } = parse(source);
  const imports: Import[] = module.staticImports.map((each) => ({
    from: each.moduleRequest.value,
    offset: each.start,
    isType: each.entries.length > 0 && each.entries.every((entry) => entry.isType),
  }));
  for (const each of module.staticExports) {
    for (const { moduleRequest, isType } of each.entries) {
      if (moduleRequest) imports.push({ from: moduleRequest.value, offset: each.start, isType });
    }
  }
  walkTree(program, (node) => {
    if (node.type === 'ImportExpression' && node.source.type === 'Literal') {
      imports.push({ from: String(node.source.value), offset: node.start, isType: false });
    }
  });
  return imports;
}
