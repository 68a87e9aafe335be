import { type CoachScope, keyOfItem, type StatementKey } from '#domain/disclosure.ts';
import type { Receiver, SharingInput } from '#machines/sharing/sharingTypes.ts';
import type { DisclosureLedger } from '#src/api/queries/disclosure.ts';

/** What a coach can see of a profile, as it is asked; accommodations are chosen one by one. */
export const SCOPES = [
  'profile',
  'contact',
  'preferences',
  'recommendations',
  'history',
] as const satisfies readonly CoachScope[];

/** What "Share my profile, preferences and recommended jobs for 12 months" means. */
const WHOLE: readonly CoachScope[] = ['profile', 'preferences', 'recommendations'];

/** Whom the link to the page names: the match of a coach, a company, or companies to come. */
function receiverOf(
  search: URLSearchParams,
  coach: DisclosureLedger['coaches'][number] | undefined,
  companies: DisclosureLedger['companies'],
): Receiver | null {
  if (coach)
    return {
      kind: 'coach',
      guid: coach.jobCoachMatchGUID,
      name: `${coach.FirstName} ${coach.LastName}`.trim(),
    };
  const company = companies.find(({ companyGuid }) => companyGuid === search.get('company'));
  if (company) return { kind: 'company', guid: company.companyGuid, name: company.name };
  return search.get('applied') === null ? null : { kind: 'applied' };
}

/**
 * The state of a history entry whose link chose a fact or an item of the passport. It survives a
 * reload, and no address says what somebody needs.
 */
export const stateWith = (fact: StatementKey) => ({ fact });

/**
 * What the link to the page chose already: with whom, all of it, or one fact or item.
 * @param saved what can be chosen
 */
export function startOf(
  search: URLSearchParams,
  state: unknown,
  saved: readonly StatementKey[],
  { coaches, companies, mayShare }: Pick<DisclosureLedger, 'coaches' | 'companies' | 'mayShare'>,
): SharingInput {
  const guid = search.get('coach');
  const isAll = search.get('all') !== null;
  const coach = coaches.find(({ jobCoachMatchGUID }) => jobCoachMatchGUID === guid);
  // Untrusted: another version of the page may have written it.
  const asked: unknown = Object(state).fact;
  const fact = saved.find((key) => key === asked);
  const scopes = coach?.consent?.scopes.filter((scope) => scope !== 'accommodations');
  // What a coach sees already stays chosen: the new choice takes the place of the old. What is not
  // saved any more has no box that takes it away.
  const words = (coach?.consent?.passportItems ?? [])
    .map(({ passportItemGuid, statement }) => [keyOfItem(passportItemGuid), statement] as const)
    .filter(([key]) => saved.includes(key));
  const before = [
    ...(coach?.consent?.facts ?? []).filter((key) => saved.includes(key)),
    ...words.map(([key]) => key),
  ];
  return {
    receiver: receiverOf(search, coach, companies),
    scopes: isAll ? WHOLE : (scopes ?? (coach && fact ? [] : WHOLE)),
    facts: fact ? [...new Set([...before, fact])] : isAll ? [] : before,
    statements: Object.fromEntries(words),
    purpose: 'interview',
    months: isAll ? 12 : 6,
    age: null,
    isReady: isAll,
    isFirst: mayShare === 'unknown',
  };
}
