import { ROLE } from './roles.ts';
import type { Role } from './roles.ts';

/** Roles that can sign up. Any other role is a no-op with an empty result. */
const SIGN_UP_ROLES = [ROLE.candidate, ROLE.employer, ROLE.jobCoach] as const;

export type SignUpRole = Exclude<Role, 1>;

/** Whether sign-up can create an account with this role. */
export function isSignUpRole(value: unknown): value is SignUpRole {
  return SIGN_UP_ROLES.some((role) => role === value);
}
