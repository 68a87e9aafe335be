import { ROLE } from './roles.ts';
import type { Role } from './roles.ts';

/** Sign-up is open to these three; any other role makes it a no-op with an empty result. */
export const SIGN_UP_ROLES = [ROLE.candidate, ROLE.employer, ROLE.jobCoach] as const;

export type SignUpRole = Exclude<Role, 1>;

/** Whether sign-up may make an account of this role. */
export function isSignUpRole(value: unknown): value is SignUpRole {
  return SIGN_UP_ROLES.some((role) => role === value);
}
