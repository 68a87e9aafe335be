import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { areasIn } from './fileLoads.ts';
import { graphOf } from './graphOf.ts';
import { pageLoads } from './pageLoads.ts';

/**
 * Limits in kB (1,000 bytes) of JavaScript for the first load of a route, compressed as the server
 * sends it.
 */
const limits: Readonly<Record<string, number>> = {
  '/admin/account-settings': 206.2,
  '/admin/audit-log': 211.0,
  '/admin/candidates': 206.2,
  '/admin/companies': 206.6,
  '/admin/employers': 206.2,
  '/admin/feeds': 204.7,
  '/admin/job-coach': 207.5,
  '/admin/migrate-user': 201.2,
  '/admin/users': 208.5,
  '/auth/login': 150.4,
  '/candidate/accommodation': 217.4,
  '/candidate/account-settings': 200.3,
  '/candidate/additional-questions': 211.0,
  '/candidate/coach': 196.0,
  '/candidate/credentials': 212.0,
  '/candidate/home': 214.0,
  '/candidate/invite-job-coach': 203.0,
  '/candidate/jobs/all-jobs': 204.8,
  '/candidate/jobs/applied-jobs': 204.8,
  '/candidate/jobs/job-details/:id': 219.1,
  '/candidate/jobs/recommended-jobs': 207.9,
  '/candidate/jobs/remote-jobs': 204.8,
  '/candidate/jobs/saved-jobs': 204.8,
  '/candidate/jobs/saved-searches': 201.7,
  '/candidate/passport': 229.2,
  '/candidate/passport/letter/:guid?': 212.1,
  '/candidate/privacy': 217.3,
  '/candidate/privacy/representative': 199.0,
  '/candidate/privacy/share': 214.9,
  '/candidate/profile/:tab?': 206.9,
  '/candidate/resume': 202.4,
  '/candidate/resume-upload': 214.3,
  '/candidate/skills': 211.3,
  '/candidate/work-history': 217.1,
  '/employer/account-settings': 202.1,
  '/employer/applied': 198.6,
  '/employer/candidate-details/:id': 209.4,
  '/employer/candidates': 222.1,
  '/employer/company': 216.4,
  '/employer/home': 204.5,
  '/employer/job-details/:id': 204.7,
  '/employer/jobs': 204.6,
  '/employer/jobs/:id/edit': 224.5,
  '/employer/jobs/new': 227.1,
  '/employer/saved': 203.0,
  '/job-coach/account-settings': 200.3,
  '/job-coach/candidate-details/:id': 214.6,
  '/job-coach/caseload': 206.2,
  '/job-coach/home': 217.4,
  '/job-coach/job-details/:id': 201.0,
  '/job-coach/profile': 211.6,
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
            routes = pageLoads(root, graph).map(({ path, files }) => {
              const scripts = [...graph.first, ...files].filter((name) => name.endsWith('.js'));
              return {
                path,
                kB: scripts.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0),
                limit: limits[path] ?? limitOfAny,
                count: scripts.length,
                areas: [
                  ...new Set(
                    scripts.flatMap((name) => {
                      const file = bundle[name];
                      return file?.type === 'chunk' ? areasIn(file) : [];
                    }),
                  ),
                ],
              };
            });
          },
        },
      },
    ],
  });
  return routes;
}
