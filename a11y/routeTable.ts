import { readRoutes } from '#scripts/bundle/routesOf.ts';

/**
 * The path pattern of every page ("/candidate/jobs/job-details/:id"), read from src/routes so
 * that no new route is forgotten here. Redirects are left out.
 */
export function pageRoutes(): string[] {
  return readRoutes('.').map(({ path }) => path);
}
