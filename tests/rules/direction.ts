import { dirname, join } from 'node:path/posix';
import { at, importsOf, isTest, type Rule, type Source } from './sources.ts';

/**
 * What each folder may import besides itself (openapi <- domain <- machines <-
 * src; openapi, domain <- server).
 */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  openapi: [],
  domain: ['openapi'],
  machines: ['openapi', 'domain'],
  // samples: the PDFs a newcomer can try.
  src: ['openapi', 'domain', 'machines', 'samples'],
  server: ['openapi', 'domain'],
};

/** Packages a folder must not use. */
const mayNotUse: readonly [folder: RegExp, packages: RegExp, why: string][] = [
  [/^domain\//, /^(react|xstate|kysely|fastify|node:)/, 'domain is pure functions and constants'],
  [
    /^machines\/(?!testing\/)/,
    /^(react|@xstate\/react|i18next|react-i18next|openapi-fetch|node:)/,
    'a machine knows no React, text, fetch or storage',
  ],
  [/^src\//, /^(node:|fastify|kysely|pg$)/, 'the browser has none of the server'],
  [/^src\/ui\//, /i18next|xstate|openapi|react-router|tanstack/, 'ui gets everything by props'],
  [/^server\//, /^(react|i18next|xstate)/, 'the server draws nothing'],
];

/** Layers inside src. Each may import its own and earlier ones. */
const browserOrder = [
  'ui',
  'common',
  'tab',
  'session',
  'api',
  'components',
  'pages',
  'layouts',
  'routes',
] as const;
/** Layers inside server, likewise; `module` is everything else in a module. */
const serverOrder = ['database', 'queries', 'module', 'operations', 'app', 'start'] as const;

/** Engines are pure functions, without database or network, so that they can be tested alone. */
const pure =
  /^server\/(jobs\/import|resumes\/(layout|sections|fields|entries|read)|places|matching\/(index|occupations)|language)\/(?!.*(queries|operations)\.ts$)/i;

/** Where SQL is allowed. */
const mayQuery = /^server\/(database\/|.*queries(\.ts$|\/))/i;

/** The layer of a file in src. i18n, paths and the like are "common". */
function browserLayer(path: string): (typeof browserOrder)[number] {
  const [, first = '', second] = path.split('/');
  const folder = browserOrder.find((layer) => layer === first);
  if (folder) return folder;
  return second === undefined && /^(main|App|AppRouter)\.tsx$/.test(first) ? 'routes' : 'common';
}

/** The layer of a file in server. */
function serverLayer(path: string): (typeof serverOrder)[number] {
  const name = path.split('/').at(-1) ?? '';
  // Sample data is made with the engines and loaded before the app starts.
  if (path.startsWith('server/database/seed/')) return 'app';
  if (path.startsWith('server/database/')) return 'database';
  if (/^server\/start\.ts$/.test(path)) return 'start';
  if (/^server\/[^/]+\.ts$/.test(path)) return 'app';
  if (/operations\.ts$/i.test(name)) return 'operations';
  return /queries\.ts$/i.test(name) || path.includes('/queries/') ? 'queries' : 'module';
}

/** Files at the top of server that every module may import. */
const sharedByAll = new Set(['server/config.ts', 'server/services.ts']);

/**
 * A page's card (XPage.states.ts): how the page check opens each state of the page. It stands beside
 * the page, imports like a test, and only a11y reads it.
 */
const card = /\.states\.ts$/;

/** The project file an import resolves to; undefined for a package. */
export function targetOf(path: string, from: string): string | undefined {
  if (from.startsWith('.')) return join(dirname(path), from);
  const own = /^#(\w+)\/(.*)$/.exec(from);
  if (!own) return undefined;
  return own[1] === 'openapi' ? `openapi/generated/${own[2]}` : `${own[1]}/${own[2]}`;
}

/** Imports follow the layers, climb at most one level and never use a barrel. */
export const direction: Rule = (source) =>
  importsOf(source).flatMap(({ from, offset, isType }) => {
    const problem = problemOf(source, from, isType);
    return problem ? [at(source, offset, `imports "${from}": ${problem}`)] : [];
  });

function problemOf(source: Source, from: string, isType: boolean): string | undefined {
  if (from.startsWith('../../')) return 'climbs more than one level; use a package import';
  const { path } = source;
  const target = targetOf(path, from);
  if (target === undefined) {
    if (isTest(path)) return undefined;
    if (
      path.startsWith('server/') &&
      /^(kysely|pg$|@electric-sql)/.test(from) &&
      !isType &&
      !mayQuery.test(path)
    ) {
      return 'SQL stands in queries.ts and server/database alone';
    }
    return mayNotUse.find(([folder, packages]) => folder.test(path) && packages.test(from))?.[2];
  }
  if (card.test(target)) return 'a card of a page is read by a11y alone';
  const [ownTop = '', top = ''] = [path.split('/')[0], target.split('/')[0]];
  if (from.startsWith('.') && top !== ownTop) return 'leaves its folder; use a package import';
  if (isTest(path)) return undefined;
  const allowed = mayImport[ownTop];
  if (allowed && top !== ownTop && !allowed.includes(top)) return `${ownTop} may not see ${top}`;
  if (top !== ownTop) return undefined;
  if (ownTop === 'src') return insideSrc(path, target);
  if (ownTop === 'server') return insideServer(path, target, isType);
  return undefined;
}

function insideSrc(path: string, target: string): string | undefined {
  const [own, other] = [browserLayer(path), browserLayer(target)];
  if (browserOrder.indexOf(other) > browserOrder.indexOf(own)) return `${own} may not see ${other}`;
  const roleOf = (file: string) => /^src\/pages\/([^/]+)\//.exec(file)?.[1];
  const [role, otherRole] = [roleOf(path), roleOf(target)];
  return role && otherRole && role !== otherRole
    ? `a page of ${role} may not see one of ${otherRole}`
    : undefined;
}

function insideServer(path: string, target: string, isType: boolean): string | undefined {
  const [own, other] = [serverLayer(path), serverLayer(target)];
  if (pure.test(path) && (other === 'database' || other === 'queries' || other === 'operations')) {
    return `an engine may not see ${other}`;
  }
  // Settings and service types are open to every module.
  if (sharedByAll.has(target) || isType) return undefined;
  return serverOrder.indexOf(other) > serverOrder.indexOf(own)
    ? `${own} may not see ${other}`
    : undefined;
}
