import { parseSync, Visitor, type ESTree } from 'vite';

/** A page of the route table: its address, and the lazy modules it shows (its layouts and itself, outermost first). */
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

/**
 * Reads the pages out of the text of src/routes.tsx: `<Route>` elements and what they show. Redirects show nothing and are
 * left out.
 * @throws Error where the text cannot be parsed
 */
export function routesOf(text: string): PageRoute[] {
  const { program, errors } = parseSync('routes.tsx', text);
  if (errors[0]) throw new Error(`The route table cannot be read: ${errors[0].message}`);
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
      if (own && !own.hasRoutes && own.modules.length > 0)
        pages.push({
          path: `/${frames.flatMap(({ path }) => (path === '' ? [] : [path])).join('/')}`,
          modules: frames.flatMap(({ modules }) => modules),
        });
      frames.pop();
    },
  }).visit(program);
  return pages;
}
