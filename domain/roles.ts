/** Role codes as the spec stores them. */
export const ROLE = { admin: 1, candidate: 2, employer: 3, jobCoach: 4 } as const;

export type Role = (typeof ROLE)[keyof typeof ROLE];

/** The guarded areas, by the first part of their address. */
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

/** The role whose people an area belongs to. */
export function roleOfArea(area: Area): Role {
  return ROLE_OF_AREA[area];
}

/** Whether a stored or received value is one of the four role codes. */
export function isRole(value: unknown): value is Role {
  return value === 1 || value === 2 || value === 3 || value === 4;
}

/**
 * The role of a sign-in answer: a number or its digits; anything else, and nothing, is candidate
 * (section 6: "Sign-in with no role returned defaults to candidate").
 */
export function roleFromSignIn(value: unknown): Role {
  const role = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return isRole(role) ? role : ROLE.candidate;
}

/** Where a person lands after signing in. */
export function homeRoute(role: Role): (typeof HOME_OF_ROLE)[Role] {
  return HOME_OF_ROLE[role];
}

/** What the guards look at: the own role, and the one an admin acts in (null when not acting). */
export type Standing = { role: Role | null; temporaryRole: Role | null };

/**
 * The guard's question. A temporary role counts for candidate, job coach and employer, but never
 * for admin: acting as somebody can take an admin into their area and can make nobody an admin.
 */
export function isAuthenticatedFor(area: Area, standing: Standing): boolean {
  const wanted = ROLE_OF_AREA[area];
  if (standing.role === null) return false;
  if (standing.role === wanted) return true;
  return wanted !== ROLE.admin && standing.temporaryRole === wanted;
}
