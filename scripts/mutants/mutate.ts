import { type ESTree, parseSync } from 'vite';

/** One small wrong change of a file. */
export interface Mutant {
  readonly line: number;
  /** What is wrong, such as `< for <=`. */
  readonly change: string;
  /** The whole file with the change. */
  readonly text: string;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly by: string;
  readonly change: string;
}

type Node = ESTree.Node;
type Visit = (node: Node, parents: readonly Node[]) => void;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Types say nothing when the program runs; what they are written around does. */
const isTypeOnly = ({ type }: Node) =>
  type.startsWith('TS') &&
  !['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(type);

function walk(node: Node, visit: Visit, parents: readonly Node[] = []): void {
  if (isTypeOnly(node) || node.type === 'ImportDeclaration') return;
  visit(node, parents);
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) walk(child, visit, [node, ...parents]);
}

const operators: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
};

function nameOf(node: Node | undefined): string | null {
  if (node?.type !== 'Property') return null;
  if (node.key.type === 'Identifier') return node.key.name;
  return node.key.type === 'Literal' ? String(node.key.value) : null;
}

/** Whether the node stands somewhere in a property of this name. */
const isWithin = (parents: readonly Node[], name: string) =>
  parents.some((parent) => nameOf(parent) === name);

/** Keys of a chart whose absence changes what it does. */
const removable = ['guard', 'actions', 'entry', 'exit', 'after', 'always', 'invoke', 'tags'];
const isTransition = (parents: readonly Node[]) =>
  parents[1] !== undefined &&
  (nameOf(parents[1]) === 'on' ||
    nameOf(parents[1]) === 'after' ||
    nameOf(parents[1]) === 'always');

/** A check of `event.type` that tells the compiler alone which event an action is for. */
function isNarrowing(node: Node): boolean {
  if (node.type !== 'BinaryExpression' || node.left.type !== 'MemberExpression') return false;
  const { object, property } = node.left;
  const isType = property.type === 'Identifier' && property.name === 'type';
  return isType && object.type === 'Identifier' && object.name === 'event';
}

/** Every edit that one place of a file allows. */
function editsAt(
  node: Node,
  parents: readonly Node[],
  { text, targets }: { text: string; targets: readonly string[] },
): Edit[] {
  const edits: Edit[] = [];
  const isNarrowed =
    isNarrowing(node) ||
    ('left' in node && isNarrowing(node.left)) ||
    ('test' in node && node.test && isNarrowing(node.test)) ||
    parents.some((parent) => parent.type === 'IfStatement' && isNarrowing(parent.test));
  if (isNarrowed) return [];
  const code = ({ start, end }: Node) => text.slice(start, end);
  const put = (place: Node, by: string, change: string) =>
    edits.push({ start: place.start, end: place.end, by, change });
  /** Takes a member of a list or an object away, with its comma. */
  const drop = (place: Node, change: string) => {
    const comma = /^\s*,/.exec(text.slice(place.end))?.[0].length ?? 0;
    edits.push({ start: place.start, end: place.end + comma, by: '', change });
  };
  if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') {
    const by = operators[node.operator];
    const gap = text.slice(node.left.end, node.right.start);
    if (by !== undefined)
      edits.push({
        start: node.left.end,
        end: node.right.start,
        by: gap.replace(node.operator, by),
        change: `${by} for ${node.operator}`,
      });
  }
  if (node.type === 'IfStatement' || node.type === 'ConditionalExpression')
    put(node.test, `!(${code(node.test)})`, 'condition negated');
  if (node.type === 'ExpressionStatement') put(node, ';', 'statement removed');
  if (node.type === 'ReturnStatement' && parents[0]?.type === 'IfStatement')
    put(node, ';', 'early return removed');
  if (node.type === 'Literal' && typeof node.value === 'boolean')
    put(node, String(!node.value), `${String(!node.value)} for ${String(node.value)}`);
  if (node.type === 'ArrayExpression' && nameOf(parents[0]) === 'actions')
    for (const element of node.elements)
      if (element !== null) drop(element, `action removed: ${code(element).slice(0, 30)}`);
  if (node.type === 'Property') {
    const name = nameOf(node) ?? '';
    if (removable.includes(name)) drop(node, `${name} removed`);
    const inAssign = parents.some(
      (parent) =>
        parent.type === 'CallExpression' &&
        parent.callee.type === 'Identifier' &&
        parent.callee.name === 'assign',
    );
    if (inAssign && !node.shorthand && parents[0]?.type === 'ObjectExpression')
      drop(node, `${name} not assigned`);
    const { value } = node;
    const isTarget = name === 'target' || isTransition(parents);
    if (isTarget && value.type === 'Literal' && typeof value.value === 'string') {
      const others = targets.filter((target) => target !== value.value);
      const other = others[node.start % Math.max(1, others.length)];
      if (other !== undefined) put(value, `'${other}'`, `target ${other}`);
    }
    if (
      value.type === 'ArrowFunctionExpression' &&
      value.body.type !== 'BlockStatement' &&
      isWithin(parents, 'guards')
    )
      put(value.body, `!(${code(value.body)})`, `guard ${name} negated`);
  }
  return edits;
}

/** The targets that a file's chart names. */
function targetsOf(program: Node): string[] {
  const found = new Set<string>();
  walk(program, (node) => {
    if (nameOf(node) !== 'target' || node.type !== 'Property') return;
    if (node.value.type === 'Literal') found.add(String(node.value.value));
  });
  return [...found];
}

/** Every mutant of a file, in the order of the file. */
export function mutantsOf(path: string, text: string): Mutant[] {
  const { program } = parseSync(path, text);
  const targets = targetsOf(program);
  const edits: Edit[] = [];
  walk(program, (node, parents) => edits.push(...editsAt(node, parents, { text, targets })));
  return edits.map(({ start, end, by, change }) => ({
    line: text.slice(0, start).split('\n').length,
    change,
    text: text.slice(0, start) + by + text.slice(end),
  }));
}

/** The same few of a list for the same seed, in the list's order. */
export function sampleOf<Item>(all: readonly Item[], count: number, seed: number): Item[] {
  let state = seed;
  const next = () => {
    // The linear congruence of Numerical Recipes: enough to spread a sample.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const ranked = all.map((item, index) => ({ item, index, rank: next() }));
  return ranked
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, count)
    .toSorted((one, other) => one.index - other.index)
    .map(({ item }) => item);
}
