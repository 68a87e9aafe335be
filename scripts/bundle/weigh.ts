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
  '/admin/account-settings': 207.9,
  '/admin/audit-log': 212.9,
  '/admin/candidates': 208.2,
  '/admin/companies': 207.9,
  '/admin/dashboard': 195.9,
  '/admin/employers': 208.2,
  '/admin/feeds': 206.5,
  '/admin/job-coach': 209.5,
  '/admin/migrate-user': 202.4,
  '/admin/users': 210.6,
  '/auth/login': 152.3,
  '/candidate/accommodation': 219.6,
  '/candidate/account-settings': 201.8,
  '/candidate/additional-questions': 213.5,
  '/candidate/coach': 197.3,
  '/candidate/credentials': 212.4,
  '/candidate/home': 216.1,
  '/candidate/invitations': 196.1,
  '/candidate/invite-job-coach': 204.0,
  '/candidate/jobs/all-jobs': 206.6,
  '/candidate/jobs/applied-jobs': 206.6,
  '/candidate/jobs/job-details/:id': 221.1,
  '/candidate/jobs/recommended-jobs': 209.5,
  '/candidate/jobs/remote-jobs': 206.6,
  '/candidate/jobs/saved-jobs': 206.6,
  '/candidate/jobs/saved-searches': 203.4,
  '/candidate/passport': 232.1,
  '/candidate/passport/letter/:guid?': 213.5,
  '/candidate/privacy': 219.0,
  '/candidate/privacy/representative': 200.3,
  '/candidate/privacy/share': 216.6,
  '/candidate/profile/:tab?': 208.2,
  '/candidate/resume': 203.2,
  '/candidate/resume-upload': 215.9,
  '/candidate/skills': 211.7,
  '/candidate/work-history': 217.6,
  '/employer/account-settings': 204.4,
  '/employer/applied': 200.1,
  '/employer/candidate-details/:id': 211.3,
  '/employer/candidates': 223.1,
  '/employer/company': 217.9,
  '/employer/home': 207.0,
  '/employer/job-details/:id': 206.1,
  '/employer/jobs': 207.0,
  '/employer/jobs/:id/edit': 226.7,
  '/employer/jobs/new': 228.9,
  '/employer/saved': 204.7,
  '/job-coach/account-settings': 202.8,
  '/job-coach/candidate-details/:id': 216.8,
  '/job-coach/caseload': 209.1,
  '/job-coach/home': 219.9,
  '/job-coach/job-details/:id': 203.0,
  '/job-coach/profile': 213.1,
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
