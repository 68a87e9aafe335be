import { readRoutes } from '#scripts/bundle/routesOf.ts';

/**
 * Every address that shows a page of its own, as its pattern ("/candidate/jobs/job-details/:id"), read from src/routes so
 * that a new route cannot be forgotten here. Redirects show nothing and are left out.
 */
export function pageRoutes(): string[] {
  return readRoutes('.').map(({ path }) => path);
}
