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
  '/admin/account-settings': 210.1,
  '/admin/audit-log': 216.1,
  '/admin/candidates': 209.9,
  '/admin/companies': 209.7,
  '/admin/dashboard': 196.2,
  '/admin/employers': 209.9,
  '/admin/feeds': 208.3,
  '/admin/job-coach': 211.2,
  '/admin/migrate-user': 204.9,
  '/admin/users': 212.3,
  '/auth/login': 153.4,
  '/candidate/accommodation': 220.9,
  '/candidate/account-settings': 204.7,
  '/candidate/additional-questions': 215.3,
  '/candidate/coach': 199,
  '/candidate/credentials': 214.5,
  '/candidate/home': 217.8,
  '/candidate/invitations': 198.9,
  '/candidate/invite-job-coach': 207.3,
  '/candidate/jobs/all-jobs': 209.8,
  '/candidate/jobs/applied-jobs': 208.2,
  '/candidate/jobs/job-details/:id': 222.9,
  '/candidate/jobs/recommended-jobs': 211.1,
  '/candidate/jobs/remote-jobs': 209.8,
  '/candidate/jobs/saved-jobs': 208.2,
  '/candidate/jobs/saved-searches': 204.7,
  '/candidate/passport': 234.4,
  '/candidate/passport/letter/:guid?': 215.4,
  '/candidate/privacy': 221,
  '/candidate/privacy/representative': 203.6,
  '/candidate/privacy/share': 219.8,
  '/candidate/profile/:tab?': 208.3,
  '/candidate/resume': 205.2,
  '/candidate/resume-upload': 217,
  '/candidate/skills': 214.7,
  '/candidate/work-history': 219.4,
  '/employer/account-settings': 207.3,
  '/employer/applied': 202.6,
  '/employer/candidate-details/:id': 213.4,
  '/employer/candidates': 226.4,
  '/employer/company': 220.8,
  '/employer/home': 209.1,
  '/employer/invitations': 197.9,
  '/employer/job-details/:id': 210.9,
  '/employer/jobs': 209.3,
  '/employer/jobs/:id/edit': 235.2,
  '/employer/jobs/new': 237.4,
  '/employer/saved': 210.4,
  '/job-coach/account-settings': 206,
  '/job-coach/candidate-details/:id': 218,
  '/job-coach/caseload': 211.3,
  '/job-coach/home': 221.3,
  '/job-coach/job-details/:id': 204.4,
  '/job-coach/profile': 215.6,
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
