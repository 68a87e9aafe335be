import { operations } from '#tests/support/contract.ts';

/** Calls that only ask, by POST, as their operations say. */
const reads = new Set(
  operations.filter((one) => one.method === 'POST' && one.isSafe).map((one) => one.path),
);

/** @returns whether the POST call at this path of the server changes nothing there */
export const isRead = (path: string): boolean => reads.has(path);
