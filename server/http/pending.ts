import type { Policy } from '#server/http/policy.ts';
import { Problem } from '#server/http/problem.ts';

/** Operations that stand in the contract before their handlers do, so that the server runs while they are built. */
export function pendingHandlers<const Id extends string>(ids: readonly Id[]) {
  const refuse = async (): Promise<never> => {
    throw new Problem(501, 'not_built', 'This is not ready yet.');
  };
  return Object.fromEntries(ids.map((id) => [id, refuse])) as Record<Id, typeof refuse>;
}

export function pendingPolicies<const Id extends string>(ids: readonly Id[]) {
  return Object.fromEntries(ids.map((id) => [id, { kind: 'signed-in' }])) as Record<Id, Policy>;
}
