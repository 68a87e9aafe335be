import { describe, expect, test } from 'vitest';
import { homeRoute, isAuthenticatedFor, ROLE, roleFromSignIn } from './roles.ts';
import type { Area, Role } from './roles.ts';
import { isSignUpRole } from './signUpRoles.ts';

const AREAS: Area[] = ['admin', 'candidate', 'employer', 'job-coach'];

function openAreas(role: Role | null, temporaryRole: Role | null = null): Area[] {
  return AREAS.filter((area) => isAuthenticatedFor(area, { role, temporaryRole }));
}

describe('home route', () => {
  test.each([
    [ROLE.admin, '/admin/dashboard'],
    [ROLE.candidate, '/candidate/resume-upload'],
    [ROLE.employer, '/employer/home'],
    [ROLE.jobCoach, '/job-coach/home'],
  ])('leads role %s to %s', (role, path) => expect(homeRoute(role)).toBe(path));
});

describe('role of a sign-in answer', () => {
  test('falls back to candidate for a missing, unknown or empty role', () => {
    expect([undefined, null, '', 0, 9, 'coach', {}].map(roleFromSignIn)).toEqual(
      Array.from({ length: 7 }, () => ROLE.candidate),
    );
  });
  test('accepts a number and its digits as the same role', () => {
    expect([1, '1', 3, '4'].map(roleFromSignIn)).toEqual([1, 1, 3, 4]);
  });
});

describe('guards', () => {
  test('opens only the own area of each role', () => {
    expect(openAreas(ROLE.admin)).toEqual(['admin']);
    expect(openAreas(ROLE.candidate)).toEqual(['candidate']);
    expect(openAreas(ROLE.employer)).toEqual(['employer']);
    expect(openAreas(ROLE.jobCoach)).toEqual(['job-coach']);
  });
  test('opens candidate, employer and job coach for a temporary role, beside the own area', () => {
    expect(openAreas(ROLE.admin, ROLE.candidate)).toEqual(['admin', 'candidate']);
    expect(openAreas(ROLE.admin, ROLE.employer)).toEqual(['admin', 'employer']);
    expect(openAreas(ROLE.admin, ROLE.jobCoach)).toEqual(['admin', 'job-coach']);
  });
  test('never opens admin for a temporary role', () => {
    expect(openAreas(ROLE.candidate, ROLE.admin)).toEqual(['candidate']);
  });
  test('opens nothing for a temporary role without a session', () => {
    expect(openAreas(null, ROLE.candidate)).toEqual([]);
  });
});

describe('sign-up', () => {
  test('accepts candidate, employer and job coach only', () => {
    expect([1, 2, 3, 4, 5, '2', null].filter(isSignUpRole)).toEqual([2, 3, 4]);
  });
});
