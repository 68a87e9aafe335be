import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseSync, type ESTree } from 'vite';

/** One file of the project, or a made-up one that proves a rule. */
export interface Source {
  path: string;
  text: string;
}

/** A rule looks at one file and says what is wrong, each with the line it is on. */
export type Rule = (source: Source) => string[];

/** Every file git knows or would take, except what is generated. */
export const projectFiles: readonly string[] = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard'],
  { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
)
  .split('\n')
  .filter((path) => path !== '' && !path.startsWith('openapi/generated/') && existsSync(path));

const texts = new Map<string, string>();

export function readSource(path: string): Source {
  const text = texts.get(path) ?? readFileSync(path, 'utf8');
  texts.set(path, text);
  return { path, text };
}

/** The project's files whose path fits. */
export function sources(fits: RegExp): Source[] {
  return projectFiles.filter((path) => fits.test(path)).map(readSource);
}

export const isTest = (path: string) => /\.(test|e2e|a11y)\.tsx?$|^tests\//.test(path);
export const code = /\.tsx?$/;

/** What a rule says about all files that fit, with the path before each line. */
export function broken(rule: Rule, fits: RegExp): string[] {
  return sources(fits).flatMap((source) =>
    rule(source).map((problem) => `${source.path}:${problem}`),
  );
}

const parsed = new Map<string, ReturnType<typeof parseSync>>();

/** The syntax tree of a TypeScript file and its table of imports. */
export function parse({ path, text }: Source): ReturnType<typeof parseSync> {
  const key = `${path}\n${text}`;
  const result = parsed.get(key) ?? parseSync(path, text);
  parsed.set(key, result);
  return result;
}

export type SyntaxNode = ESTree.Node;

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Calls `see` for every node of the tree, parents first, with the parent. */
export function walkTree(
  node: SyntaxNode,
  see: (node: SyntaxNode, parent: SyntaxNode | undefined) => void,
  parent?: SyntaxNode,
): void {
  see(node, parent);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walkTree(child, see, node);
    }
  }
}

/** "12 what is wrong", with the line of a place in the text. */
export function at(source: Source, offset: number, problem: string): string {
  return `${source.text.slice(0, offset).split('\n').length} ${problem}`;
}

/** A rule from a pattern: every place it fits is a problem. */
export function never(pattern: RegExp, problem: string): Rule {
  return (source) =>
    [...source.text.matchAll(pattern)].map((match) =>
      at(source, match.index, `${problem} (${match[0].trim()})`),
    );
}

export interface Import {
  /** As written: "#domain/dates.ts", "./Field.tsx", "react". */
  from: string;
  offset: number;
  /** Only types: nothing of it is there at run time. */
  isType: boolean;
}

/** Every import of a file: static, re-exported and dynamic with a plain address. */
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
