import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { graphOf } from './graphOf.ts';
import { pageLoads } from './pageLoads.ts';

/**
 * Limits in kB (1,000 bytes) of JavaScript for the first load of a route, compressed as the server
 * sends it.
 */
const limits: Readonly<Record<string, number>> = {
  '/admin/account-settings': 199.2,
  '/admin/audit-log': 202.8,
  '/admin/candidates': 201.1,
  '/admin/companies': 201.0,
  '/admin/employers': 200.8,
  '/admin/feeds': 199.0,
  '/admin/job-coach': 201.2,
  '/admin/users': 202.5,
  '/auth/login': 150.1,
  '/candidate/accommodation': 214.1,
  '/candidate/additional-questions': 207.9,
  '/candidate/credentials': 208.1,
  '/candidate/home': 208.8,
  '/candidate/invite-job-coach': 199.8,
  '/candidate/jobs/all-jobs': 198.8,
  '/candidate/jobs/applied-jobs': 197.2,
  '/candidate/jobs/job-details/:id': 213.7,
  '/candidate/jobs/recommended-jobs': 201.1,
  '/candidate/jobs/remote-jobs': 198.8,
  '/candidate/jobs/saved-jobs': 197.2,
  '/candidate/passport': 227.4,
  '/candidate/passport/letter/:guid?': 207.5,
  '/candidate/privacy': 209.4,
  '/candidate/privacy/share': 210.6,
  '/candidate/profile/:tab?': 198.0,
  '/candidate/resume': 199.6,
  '/candidate/resume-upload': 207.7,
  '/candidate/skills': 208.2,
  '/candidate/work-history': 214.5,
  '/employer/candidate-details/:id': 200.8,
  '/employer/candidates': 215.6,
  '/employer/account-settings': 196,
  '/employer/company': 213.7,
  '/employer/home': 195.6,
  '/employer/jobs': 198.3,
  '/employer/jobs/:id/edit': 221.9,
  '/employer/jobs/new': 223.2,
  '/employer/saved': 196.3,
  '/job-coach/candidate-details/:id': 207.4,
  '/job-coach/caseload': 199.4,
  '/job-coach/home': 211.0,
  '/job-coach/profile': 207.0,
};
const limitOfAny = 195;

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
        generateBundle: {
          // After Vite has written into each file what to fetch beside its imports.
          order: 'post',
          handler(_options, bundle) {
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
