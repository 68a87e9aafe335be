import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor, type ESTree } from 'vite';

/**
 * A page of the route table: its address, and its lazy modules (layouts and page, outermost
 * first).
 */
export interface PageRoute {
  readonly path: string;
  readonly modules: readonly string[];
}

interface Frame {
  readonly path: string;
  readonly modules: string[];
  hasRoutes: boolean;
}

/** The address in `lazy(() => import('…'))`; null for any other expression. */
function lazyModule(init: ESTree.Expression | null): string | null {
  if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') return null;
  const [loader] = init.arguments;
  if (init.callee.name !== 'lazy' || loader?.type !== 'ArrowFunctionExpression') return null;
  const body = loader.body.type === 'ImportExpression' ? loader.body : null;
  const source = body?.source.type === 'Literal' ? body.source.value : null;
  return typeof source === 'string' ? source : null;
}

function nameOf(element: ESTree.JSXElement): string {
  const { name } = element.openingElement;
  return name.type === 'JSXIdentifier' ? name.name : '';
}

function pathOf(element: ESTree.JSXElement): string {
  for (const attribute of element.openingElement.attributes) {
    if (attribute.type !== 'JSXAttribute' || attribute.name.name !== 'path') continue;
    if (attribute.value?.type === 'Literal') return String(attribute.value.value);
  }
  return '';
}

/** Where the table of the whole app stands; the table of an area stands beside it. */
const appTable = '#src/routes/AppRoutes.tsx';
const isTable = (module: string) => module.startsWith('#src/routes/');

/** The pages of the app, read from the files in src/routes so that none can be forgotten. */
export function readRoutes(root: string): PageRoute[] {
  return routesOf(appTable, (module) => readFileSync(join(root, module.replace('#', '')), 'utf8'));
}

/**
 * Finds the pages in a table of routes: `<Route>` elements with their modules, and those of nested
 * tables. Redirects are left out.
 * @param table a module, such as "#src/routes/AppRoutes.tsx"
 * @param read returns the text of a module
 * @throws Error when a text cannot be parsed
 */
export function routesOf(table: string, read: (module: string) => string): PageRoute[] {
  const { program, errors } = parseSync('routes.tsx', read(table));
  if (errors[0]) throw new Error(`${table} cannot be read: ${errors[0].message}`);
  const lazies = new Map<string, string>();
  const frames: Frame[] = [];
  const pages: PageRoute[] = [];
  new Visitor({
    VariableDeclarator({ id, init }) {
      const module = lazyModule(init);
      if (module !== null && id.type === 'Identifier') lazies.set(id.name, module);
    },
    JSXElement(element) {
      const parent = frames.at(-1);
      if (nameOf(element) === 'Route') {
        if (parent) parent.hasRoutes = true;
        frames.push({ path: pathOf(element), modules: [], hasRoutes: false });
        return;
      }
      const module = lazies.get(nameOf(element));
      if (module !== undefined) parent?.modules.push(module);
    },
    'JSXElement:exit'(element) {
      if (nameOf(element) !== 'Route') return;
      const own = frames.at(-1);
      const modules = frames.flatMap((frame) => frame.modules);
      const path = `/${frames.flatMap((frame) => (frame.path === '' ? [] : [frame.path])).join('/')}`;
      const shown = own?.modules.at(-1);
      if (own && !own.hasRoutes && shown !== undefined)
        pages.push(...(isTable(shown) ? pagesIn(shown, path, modules, read) : [{ path, modules }]));
      frames.pop();
    },
  }).visit(program);
  return pages;
}

/** The pages of an area's table, with the address and the modules around it. */
function pagesIn(
  table: string,
  path: string,
  around: readonly string[],
  read: (module: string) => string,
): PageRoute[] {
  return routesOf(table, read).map((page) => ({
    // The index of a table is at the address of the table.
    path: path.replace(/\/\*$/, '') + (page.path === '/' ? '' : page.path),
    modules: [...around, ...page.modules],
  }));
}
