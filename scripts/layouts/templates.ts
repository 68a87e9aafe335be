import { groffLayout } from './groff.ts';
import { htmlLayout } from './html.ts';
import type { Layout } from './layout.ts';
import { TEMPLATE_HTML } from './templateHtml.ts';
import { TEMPLATE_LISTS } from './templateLists.ts';
import { TEMPLATE_GROFF, TEMPLATE_TEX, TEMPLATE_WRITER } from './templatePrint.ts';
import { texLayout } from './tex.ts';
import { writerLayout } from './writer.ts';

/**
 * Looks in the manner of templates that people download, with people of their own. All of them
 * belong to the half that the reader is mended on.
 */
export const TEMPLATE_LAYOUTS: readonly Layout[] = [
  ...[...TEMPLATE_HTML, ...TEMPLATE_LISTS].map(htmlLayout),
  ...TEMPLATE_TEX.map(texLayout),
  ...TEMPLATE_WRITER.map(writerLayout),
  ...TEMPLATE_GROFF.map(groffLayout),
];
