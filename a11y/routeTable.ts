import { readFileSync } from 'node:fs';
import { parseSync, type ESTree } from 'vite';

/**
 * Every address of src/routes.tsx that shows a page of its own, as its pattern ("/candidate/jobs/job-details/:id"), read
 * from the file, so that a new route cannot be forgotten here. Redirects show nothing and are left out.
 */
export function pageRoutes(): string[] {
  const { program } = parseSync('routes.tsx', readFileSync('src/routes.tsx', 'utf8'));
  const routes: string[] = [];
  walk(program, '', routes);
  return routes;
}

type Node = ESTree.Node;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function walk(node: Node, parent: string, routes: string[]): void {
  let here = parent;
  if (node.type === 'JSXElement' && isCalled(node.openingElement, 'Route')) {
    const path = attribute(node.openingElement, 'path');
    if (path?.type === 'Literal') here = `${parent}/${String(path.value)}`;
    const shown = attribute(node.openingElement, 'element');
    const isLeaf = node.openingElement.selfClosing;
    if (isLeaf && shown?.type === 'JSXElement' && !isRedirect(shown.openingElement)) {
      routes.push(here);
    }
  }
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walk(child, here, routes);
    }
  }
}

function isRedirect({ name }: ESTree.JSXOpeningElement): boolean {
  return name.type === 'JSXIdentifier' && name.name.endsWith('Redirect');
}

function isCalled(element: ESTree.JSXOpeningElement, name: string): boolean {
  return element.name.type === 'JSXIdentifier' && element.name.name === name;
}

/** The value of an attribute: a literal, or what stands between the braces. */
function attribute(element: ESTree.JSXOpeningElement, name: string): Node | undefined {
  for (const each of element.attributes) {
    if (each.type !== 'JSXAttribute' || each.name.name !== name || !each.value) continue;
    return each.value.type === 'JSXExpressionContainer' ? each.value.expression : each.value;
  }
  return undefined;
}
