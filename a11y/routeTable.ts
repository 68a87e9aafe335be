import { readRoutes } from '#scripts/bundle/routesOf.ts';

/**
 * The pattern of every address with a page of its own ("/candidate/jobs/job-details/:id"), read
 * from src/routes so that a new route cannot be forgotten here. Redirects are left out.
 */
export function pageRoutes(): string[] {
  return readRoutes('.').map(({ path }) => path);
}
