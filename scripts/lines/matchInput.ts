import type { DegreeLevelName } from '#domain/degrees.ts';
import type { Candidate } from '#server/matching/candidate.ts';
import { parseDemands } from '#server/matching/demands.ts';
import { codesOfTitles } from '#server/matching/heldTitles.ts';
import type { JobRow } from '#server/matching/index/jobRow.ts';
import { codesOfSkills } from '#server/matching/skillCodes.ts';
import type { Fields } from './jsonLines.ts';

/** A posting of one line as the ranking takes it. @throws LineProblem */
export function jobOf(fields: Fields): JobRow {
  return {
    jobId: fields.text('id'),
    title: fields.text('title'),
    company: fields.textOrNull('company'),
    city: fields.textOrNull('city'),
    state: fields.textOrNull('state'),
    description: fields.textOrNull('description') ?? '',
    remote: fields.flagOrNull('remote') === true ? 'remote' : null,
    lat: null,
    lng: null,
    socCode: null,
    postedAt: null,
    employmentTypes: [],
    closesOn: null,
  };
}

const degreeOf = (level: string | null): DegreeLevelName | null =>
  level === null ? null : parseDemands(level.replace('associate in', 'associate degree in')).degree;

/** A person of one line as the ranking takes them, without a place. @throws LineProblem */
export function candidateOf(fields: Fields): Candidate {
  const skills = fields.texts('skills');
  const level = fields.textOrNull('education_level');
  const titles = fields.texts('job_titles').map((title, at) => ({ title, weight: 0.8 ** at }));
  return {
    titles,
    codes: codesOfTitles(titles, codesOfSkills(skills)),
    skills,
    credentials: level === null ? [] : [level],
    text: fields.textOrNull('text') ?? '',
    years: fields.numberOrNull('years_experience'),
    degree: degreeOf(level),
    place: null,
    searchRadius: 50,
    relocate: null,
    remote: null,
  };
}
