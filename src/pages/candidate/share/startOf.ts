import { ACCOMMODATION_KEYS } from '#domain/accommodations.ts';
import type { CoachScope, FactKey } from '#domain/disclosure.ts';
import type { SharingInput } from '#machines/sharingTypes.ts';
import type { DisclosureLedger } from '#src/api/queries/disclosure.ts';

/** What a coach can see of a profile, as it is asked; accommodations are chosen one by one. */
export const SCOPES = [
  'profile',
  'contact',
  'preferences',
  'recommendations',
] as const satisfies readonly CoachScope[];

/** What "Share my profile, preferences and recommended jobs for 12 months" means. */
const WHOLE: readonly CoachScope[] = ['profile', 'preferences', 'recommendations'];

/** What the link to the page chose already: a coach, all of it, or one fact. */
export function startOf(
  search: URLSearchParams,
  { coaches, mayShare }: Pick<DisclosureLedger, 'coaches' | 'mayShare'>,
): SharingInput {
  const guid = search.get('coach');
  const isAll = search.get('all') !== null;
  const coach = coaches.find(({ jobCoachMatchGUID }) => jobCoachMatchGUID === guid);
  const asked = search.get('fact');
  const fact: FactKey | undefined =
    asked === 'OtherAccommodationText' ? asked : ACCOMMODATION_KEYS.find((key) => key === asked);
  const scopes = coach?.consent?.scopes.filter((scope) => scope !== 'accommodations') ?? WHOLE;
  return {
    receiver: coach
      ? {
          kind: 'coach',
          guid: coach.jobCoachMatchGUID,
          name: `${coach.FirstName} ${coach.LastName}`.trim(),
        }
      : null,
    scopes: isAll ? WHOLE : scopes,
    facts: fact ? [fact] : isAll ? [] : (coach?.consent?.facts ?? []),
    statements: {},
    purpose: 'interview',
    months: isAll ? 12 : 6,
    age: null,
    isReady: isAll,
    isFirst: mayShare === 'unknown',
  };
}
