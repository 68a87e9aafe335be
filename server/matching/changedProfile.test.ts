import { describe, expect, it } from 'vitest';
import { changedCandidate, type ProfileChange } from './changedProfile.ts';
import { candidateOf } from './savedCandidate.ts';
import { jobHeld, noInsights, savedOf, skillRows } from './testing.ts';

const today = new Date('2026-06-01T12:00:00Z');
const workHistory = [
  jobHeld({ job_title: 'Claims Specialist', start_date: '2020-06-01', present: true }),
];
const skills = skillRows('eligibility determination', 'public benefits', 'interviewing');
const saved = savedOf({ workHistory, skills }, { preferences_answered: true, relocate: 0 });
const now = candidateOf(saved, today);
const after = (code: ProfileChange['code'], value = '') =>
  changedCandidate(saved, { code, value }, today);

describe('who a person were after one change', () => {
  it('has one more paper, and is the same else', () => {
    expect(after('credential', 'CPA')).toEqual({ ...now, credentials: ['CPA'] });
  });

  it('would move, and is the same else', () => {
    expect(after('move')).toEqual({ ...now, relocate: true });
  });

  it.each(['remote', 'hybrid', 'in-person'] as const)('would work %s', (way) => {
    expect(after('way', way)).toEqual({ ...now, remote: way });
  });

  it('has no wish for a way of working that the answers do not have', () => {
    expect(after('way', 'by night').remote).toBe('no preference');
  });

  it('has one more skill, after the others', () => {
    expect(after('skill', 'welding').skills).toEqual([...now.skills, 'welding']);
    expect(changedCandidate(savedOf(), { code: 'skill', value: 'welding' }, today).skills).toEqual([
      'welding',
    ]);
  });

  it('is not changed by being asked about', () => {
    after('skill', 'welding');
    after('move');
    expect(candidateOf(saved, today)).toEqual(now);
  });
});

describe('a skill that is added', () => {
  it('brings new insights along when some are saved, as on the screens', () => {
    const soc = { ...noInsights, soc_code: '35-2014', search_radius: 10 };
    const person = changedCandidate({ ...saved, soc }, { code: 'skill', value: 'welding' }, today);
    expect(person.codes[0]?.code).not.toBe('35-2014');
    expect(person.codes.map(({ code }) => code)).not.toContain('35-2014');
    expect(person).toMatchObject({ years: 6, degree: null, searchRadius: 10 });
  });

  it('leaves a person without saved insights to what is computed each time', () => {
    const kept = candidateOf({ ...saved, skills: skillRows(...now.skills, 'welding') }, today);
    expect(after('skill', 'welding')).toEqual(kept);
  });
});
