/** Role codes as the product spec stores them. */
export const ROLE = { admin: 1, candidate: 2, employer: 3, jobCoach: 4 } as const;

export type Role = (typeof ROLE)[keyof typeof ROLE];

/** The guarded areas, by the first segment of their path. */
export type Area = 'admin' | 'candidate' | 'employer' | 'job-coach';

const ROLE_OF_AREA: Record<Area, Role> = {
  admin: ROLE.admin,
  candidate: ROLE.candidate,
  employer: ROLE.employer,
  'job-coach': ROLE.jobCoach,
};

const HOME_OF_ROLE = {
  [ROLE.admin]: '/admin/dashboard',
  [ROLE.candidate]: '/candidate/resume-upload',
  [ROLE.employer]: '/employer/home',
  [ROLE.jobCoach]: '/job-coach/home',
} as const;

/** Whether the value is one of the four role codes. */
export function isRole(value: unknown): value is Role {
  return value === 1 || value === 2 || value === 3 || value === 4;
}

/**
 * The role of a sign-in answer, a number or its digits. Anything else means candidate (section 6:
 * "Sign-in with no role returned defaults to candidate").
 */
export function roleFromSignIn(value: unknown): Role {
  const role = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return isRole(role) ? role : ROLE.candidate;
}

/** Where a person lands after sign-in. */
export function homeRoute(role: Role): (typeof HOME_OF_ROLE)[Role] {
  return HOME_OF_ROLE[role];
}

/** The own role, and the temporary one an admin acts in (null when not impersonating). */
export type RoleContext = { role: Role | null; temporaryRole: Role | null };

/**
 * Whether the area may be opened. A temporary role opens candidate, job coach and employer, but
 * never admin: impersonation must not make anybody an admin.
 */
export function isAuthenticatedFor(area: Area, context: RoleContext): boolean {
  const wanted = ROLE_OF_AREA[area];
  if (context.role === null) return false;
  if (context.role === wanted) return true;
  return wanted !== ROLE.admin && context.temporaryRole === wanted;
}
