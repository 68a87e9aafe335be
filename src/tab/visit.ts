import { createContext, useContext } from 'react';

/** One visit of a page, from the moment it opens. */
export interface Visit {
  readonly isFirst: boolean;
  /** In milliseconds since 1970. */
  readonly since: number;
}

/** The visit of the page that the tab opened with. */
export const firstVisit = (now: number): Visit => ({ isFirst: true, since: now });

/**
 * Returns the visit after a navigation. A redirect by start-up stays in the same visit; any
 * other navigation starts a new one.
 */
export function nextVisit(before: Visit, action: string, now: number): Visit {
  return before.isFirst && action === 'REPLACE' ? before : { isFirst: false, since: now };
}

/**
 * When the page on screen was opened. Records change on other pages and devices, so each visit
 * loads them again; within a visit, all views share the answer.
 */
export const VisitStart = createContext(0);

/** When the visit of this page began, in milliseconds since 1970. */
export function useVisitStart(): number {
  return useContext(VisitStart);
}
