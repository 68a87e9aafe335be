import type { CoachScope } from '#domain/disclosure.ts';
import type { CompanyLook } from '#server/http/access.ts';
import type { Policy } from '#server/http/policy.ts';

const roles = { 1: 'An administrator', 2: 'A candidate', 3: 'An employer', 4: 'A job coach' };

const scopes: Readonly<Record<CoachScope, string>> = {
  profile: 'their profile',
  contact: 'how to reach them',
  preferences: 'their answers',
  recommendations: 'their recommended jobs',
  applications: 'their applications',
  accommodations: 'accommodations',
  history: 'their history',
};

const looks: Readonly<Record<CompanyLook, string>> = {
  statements: 'what the candidate shares with it',
  profile: 'the profile of the candidate',
  recommendations: 'the recommended jobs of the candidate',
};

/** Who may call an operation, a sentence for each kind of caller. */
export function callersOf(policy: Policy): readonly string[] {
  switch (policy.kind) {
    case 'public':
      return ['Anybody.'];
    case 'signed-in':
      return ['Everybody who is signed in.'];
    case 'admin':
      return ['An administrator.'];
    case 'owner': {
      const who = policy.role === null ? 'Everybody who is signed in' : roles[policy.role];
      return [policy.places.length === 0 ? `${who}.` : `${who}, about themselves.`];
    }
    case 'providerCoach':
      return ['A job coach of the provider.'];
    case 'coachOf':
      return [`A job coach with whom the candidate shares ${scopes[policy.scope]}.`];
    case 'mayViewCandidate':
      return [`A company that may see ${looks[policy.what]}.`];
    case 'member':
      return [
        `A member of the company${policy.isWaitingEnough ? ', also while nobody confirmed them' : ''}.`,
      ];
    case 'anyOf':
      return policy.some.flatMap(callersOf);
  }
}
