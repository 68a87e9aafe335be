import type { Page, Route } from '@playwright/test';

/** Holds the next call of this kind until it is let go, or cut. */
export async function hold(page: Page, method: string, url: string | RegExp): Promise<Route> {
  let take: (route: Route) => void = () => {};
  const held = new Promise<Route>((resolve) => {
    take = resolve;
  });
  let isTaken = false;
  await page.route(url, async (route) => {
    if (isTaken || route.request().method() !== method) return route.fallback();
    isTaken = true;
    take(route);
  });
  return held;
}
