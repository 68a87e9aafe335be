import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { graphOf } from './graphOf.ts';
import { pageLoads } from './pageLoads.ts';

/**
 * Limits in kB (1,000 bytes) of JavaScript for the first load of a route, compressed as the server
 * sends it.
 */
const limits: Readonly<Record<string, number>> = {
  '/admin/audit-log': 198.8,
  '/admin/job-coach': 197.4,
  '/admin/users': 197.9,
  '/auth/login': 148.2,
  '/candidate/accommodation': 207.6,
  '/candidate/additional-questions': 202.0,
  '/candidate/credentials': 201.8,
  '/candidate/home': 202.6,
  '/candidate/jobs/job-details/:id': 203.4,
  '/candidate/jobs/recommended-jobs': 194.0,
  '/candidate/privacy': 203.1,
  '/candidate/privacy/share': 204.5,
  '/candidate/resume-upload': 201.0,
  '/candidate/skills': 201.9,
  '/candidate/work-history': 208.1,
  '/employer/candidates': 209.1,
  '/employer/company': 208.7,
  '/employer/jobs/:id/edit': 215.8,
  '/employer/jobs/new': 217.2,
  '/job-coach/candidate-details/:id': 202.2,
  '/job-coach/home': 205.8,
  '/job-coach/profile': 201.6,
};
const limitOfAny = 197;

export interface RouteWeight {
  /** As in the route table; "*" is any other address. */
  readonly path: string;
  /** Thousands of bytes after brotli. */
  readonly kB: number;
  readonly limit: number;
  /** How many scripts. */
  readonly count: number;
  /** Modules that are sent and that neither the page nor what every page needs imports. */
  readonly strangers: readonly string[];
  /** Folders of src/pages of which something is sent, such as "candidate". */
  readonly areas: readonly string[];
}

/**
 * Builds the browser app in memory, like `npm run build`, and measures the first load of each
 * route.
 * @param root the project's folder
 */
export async function weighRoutes(root: string): Promise<RouteWeight[]> {
  let routes: RouteWeight[] = [];
  await build({
    root,
    logLevel: 'silent',
    build: { write: false },
    plugins: [
      {
        name: 'weigh-routes',
        enforce: 'post',
        generateBundle(_options, bundle) {
          const graph = graphOf(root, bundle, (id) => this.getModuleInfo(id)?.importedIds ?? []);
          const sizes = new Map<string, number>();
          for (const file of Object.values(bundle))
            if (file.type === 'chunk')
              sizes.set(file.fileName, brotliCompressSync(file.code).length / 1000);
          routes = pageLoads(root, graph).map(({ path, files, modules }) => {
            const scripts = [...graph.first, ...files].filter((name) => name.endsWith('.js'));
            return {
              path,
              kB: scripts.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0),
              limit: limits[path] ?? limitOfAny,
              count: scripts.length,
              strangers: graph.strangersIn(scripts, modules),
              areas: [...new Set(scripts.flatMap((name) => areasIn(bundle[name])))],
            };
          });
        },
      },
    ],
  });
  return routes;
}

/** The folders of src/pages whose modules are in a file. */
function areasIn(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string[] {
  if (file?.type !== 'chunk') return [];
  return file.moduleIds.flatMap((id) => /\/src\/pages\/(\w+)\//.exec(id)?.[1] ?? []);
}
