import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { graphOf } from './graphOf.ts';
import { pageLoads } from './pageLoads.ts';

/**
 * Limits in kB (1,000 bytes) of JavaScript for the first load of a route, compressed as the server
 * sends it.
 */
const limits: Readonly<Record<string, number>> = {
  '/admin/account-settings': 200.1,
  '/admin/audit-log': 203.9,
  '/admin/candidates': 201.9,
  '/admin/companies': 201.8,
  '/admin/employers': 201.9,
  '/admin/feeds': 200.1,
  '/admin/job-coach': 202.3,
  '/admin/users': 203.7,
  '/auth/login': 151.1,
  '/candidate/accommodation': 215.2,
  '/candidate/account-settings': 196.2,
  '/candidate/additional-questions': 208.9,
  '/candidate/credentials': 209.3,
  '/candidate/home': 209.9,
  '/candidate/invite-job-coach': 200.8,
  '/candidate/jobs/all-jobs': 199.9,
  '/candidate/jobs/applied-jobs': 198.2,
  '/candidate/jobs/job-details/:id': 215.0,
  '/candidate/jobs/recommended-jobs': 202.1,
  '/candidate/jobs/remote-jobs': 199.9,
  '/candidate/jobs/saved-jobs': 198.2,
  '/candidate/passport': 228.3,
  '/candidate/passport/letter/:guid?': 208.9,
  '/candidate/privacy': 210.5,
  '/candidate/privacy/share': 211.7,
  '/candidate/profile/:tab?': 199.0,
  '/candidate/resume': 200.5,
  '/candidate/resume-upload': 209.9,
  '/candidate/skills': 209.4,
  '/candidate/work-history': 215.7,
  '/employer/candidate-details/:id': 201.8,
  '/employer/candidates': 216.4,
  '/employer/account-settings': 196.8,
  '/employer/company': 214.6,
  '/employer/home': 196.4,
  '/employer/job-details/:id': 195.9,
  '/employer/jobs': 199.4,
  '/employer/jobs/:id/edit': 222.8,
  '/employer/jobs/new': 224.2,
  '/employer/saved': 197.5,
  '/job-coach/candidate-details/:id': 208.3,
  '/job-coach/caseload': 200.5,
  '/job-coach/home': 212.1,
  '/job-coach/profile': 208.0,
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
