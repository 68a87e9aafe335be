import type { Page } from '@playwright/test';
import type { Finding } from './findings.ts';

const interactive = new Set([
  'button',
  'checkbox',
  'combobox',
  'gridcell',
  'link',
  'listbox',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'option',
  'progressbar',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
  'treeitem',
]);
/** Groups that people enter: without a name, nobody hears what the choice is about. */
const namedGroups = new Set([
  'dialog',
  'dialog',
  'radiogroup',
  'tablist',
  'menu',
  'region',
  'form',
]);
const pictures = new Set(['image', 'img']);
const fileName = /\.(png|jpe?g|gif|svg|webp|avif|bmp)$|^(img|image|dsc|photo|picture)[-_ ]?\d*$/i;

interface Node {
  ignored: boolean;
  role?: { value?: unknown };
  name?: { value?: unknown };
  backendDOMNodeId?: number;
}

/**
 * Every control, group and picture has a name in the browser's own accessibility tree, which is
 * what a screen reader gets (WCAG 1.1.1, 4.1.2).
 */
export async function nameFindings(page: Page): Promise<Finding[]> {
  const session = await page.context().newCDPSession(page);
  try {
    const { nodes }: { nodes: Node[] } = await session.send('Accessibility.getFullAXTree');
    const findings: Finding[] = [];
    for (const node of nodes) {
      const problem = node.ignored ? undefined : problemOf(node);
      if (!problem) continue;
      findings.push({ ...problem, target: await targetOf(node.backendDOMNodeId) });
    }
    return findings;
  } finally {
    await session.detach();
  }

  async function targetOf(backendNodeId: number | undefined): Promise<string> {
    if (backendNodeId === undefined) return 'page';
    const { object } = await session.send('DOM.resolveNode', { backendNodeId });
    const { result } = await session.send('Runtime.callFunctionOn', {
      objectId: object.objectId ?? '',
      functionDeclaration: 'function () { return window.inPage.selectorOf(this); }',
      returnByValue: true,
    });
    return String(result.value ?? 'page');
  }
}

function problemOf(node: Node): Omit<Finding, 'target'> | undefined {
  const role = String(node.role?.value ?? '').toLowerCase();
  const name = String(node.name?.value ?? '').trim();
  if (name === '' && (interactive.has(role) || namedGroups.has(role))) {
    return {
      rule: 'has-name',
      message: `The ${role} has no name, so it is announced as "${role}" alone.`,
    };
  }
  if (pictures.has(role) && fileName.test(name)) {
    return {
      rule: 'picture-name',
      message: `The picture is called "${name}", which is a file's name.`,
    };
  }
  return undefined;
}
