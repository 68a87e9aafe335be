import { createContext, useContext } from 'react';

/** One visit of a page, from its opening on. */
export interface Visit {
  readonly isFirst: boolean;
  /** In milliseconds since 1970. */
  readonly since: number;
}

export const firstVisit = (now: number): Visit => ({ isFirst: true, since: now });

/**
 * What start-up has asked for before it leads on is of the same visit; any other step begins a
 * new one.
 */
export function nextVisit(before: Visit, action: string, now: number): Visit {
  return before.isFirst && action === 'REPLACE' ? before : { isFirst: false, since: now };
}

/**
 * When the page on the screen was opened. A record is changed on other pages and devices: each
 * visit asks for it anew, and within one visit all views share the answer.
 */
export const VisitStart = createContext(0);

export function useVisitStart(): number {
  return useContext(VisitStart);
}
