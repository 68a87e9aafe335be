import type { components } from '#openapi/user.ts';
import type { FieldProblem } from '#domain/fieldProblem.ts';
import type { FormValues } from '#machines/form/formTypes.ts';
import { userApi } from '#src/api/client/clients.ts';
import { skillsOf } from '#src/api/queries/records.ts';
import { profileList } from '#src/api/sections/profileList.ts';

export type UserSkill = components['schemas']['UserSkill'];

/** Section 5: a skill needs a name. */
function skillRules(values: FormValues): FieldProblem[] {
  return String(values['SkillName']).trim() === ''
    ? [{ pointer: '/SkillName', code: 'missing' }]
    : [];
}

/** The list of a person's skills. */
export const skillList = profileList({
  section: 'skills',
  follows: 'insights',
  read: skillsOf,
  empty: { SkillName: '' },
  valuesOf: ({ SkillName }: UserSkill) => ({ SkillName }),
  rules: skillRules,
  bodyOf: ({ SkillName }) => ({ SkillName: String(SkillName).trim() }),
  create: (body, header) => userApi.POST('/userSkill', { body, params: { header } }),
  update: (id, body) => userApi.PUT('/userSkill', { params: { query: { id } }, body }),
  remove: (id, body) => userApi.DELETE('/userSkill/{id}', { params: { path: { id } }, body }),
});
