import type { components } from '#openapi/user.ts';
import type { FieldProblem } from '#domain/fieldProblem.ts';
import type { FormRecord, FormValues } from '#machines/form/formTypes.ts';
import { userApi } from '#src/api/clients.ts';
import { skillsOf } from '#src/api/queries/records.ts';
import { listCalls } from '#src/api/sections/listCalls.ts';

export type UserSkill = components['schemas']['UserSkill'];
export type SkillValues = { SkillName: string };

export const EMPTY_SKILL: FormRecord<SkillValues> = {
  entry: { id: null, etag: null },
  values: { SkillName: '' },
};

/** A skill as its form shows it. */
export function skillRecord(skill: UserSkill): FormRecord<SkillValues> {
  return { entry: { id: skill.Id, etag: skill._etag }, values: { SkillName: skill.SkillName } };
}

/** Section 5: a skill needs a name. */
function skillRules(values: FormValues): FieldProblem[] {
  return String(values['SkillName']).trim() === ''
    ? [{ pointer: '/SkillName', code: 'missing' }]
    : [];
}

/** The calls of a person's skills. */
export function skillCalls(UserGuid: string) {
  return listCalls({
    rules: skillRules,
    recordOf: skillRecord,
    bodyOf: (values: FormValues) => ({
      UserGuid,
      SkillName: String(values['SkillName']).trim(),
    }),
    list: skillsOf(UserGuid),
    create: (body, header) => userApi.POST('/userSkill', { body, params: { header } }),
    update: (id, body) => userApi.PUT('/userSkill', { params: { query: { id } }, body }),
    remove: (id, body) => userApi.DELETE('/userSkill/{id}', { params: { path: { id } }, body }),
  });
}
