import type { operations } from '#openapi/user.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { Problem } from '#server/http/problem.ts';
import { listSkills } from '#server/profiles/queries.ts';
import { userSkillRecord } from '#server/profiles/records.ts';
import type { Services } from '#server/services.ts';
import { listOperations } from './list.ts';
import { hasSkillNamed } from './queries.ts';

type SkillOperations = Pick<
  operations,
  'getUserSkills' | 'createUserSkill' | 'updateUserSkill' | 'deleteUserSkill'
>;

const alreadyThere = () =>
  new Problem(
    409,
    'already_there',
    'This skill is already in your profile, so there is nothing more to do.',
    {
      errors: [
        {
          pointer: '/SkillName',
          code: 'alreadyThere',
          detail: 'This skill is already in your profile.',
        },
      ],
    },
  );

/** Skills, one entry at a time, each once ignoring case. */
export function skillOperations(services: Services): Handlers<SkillOperations> {
  const skills = listOperations(services, {
    table: 'user_skill',
    isOrdered: true,
    maxEntries: 300,
    fullMessage:
      'Your profile has 300 skills, which is the most it can hold. Delete one, then add this one.',
    notFound: {
      code: 'no_skill',
      detail: 'This skill is no longer in your profile. Load the page again to see your skills.',
    },
    deleted: 'Skill deleted successfully',
    list: listSkills,
    factsOf: ({ SkillName }: { readonly SkillName: string }) => ({ skill_name: SkillName.trim() }),
    recordOf: userSkillRecord,
    refusal: async (db, userGuid, { skill_name }, exceptId) => {
      const has = await hasSkillNamed(db, userGuid, skill_name, exceptId);
      return has ? alreadyThere() : null;
    },
  });
  return {
    getUserSkills: async ({ path }) => skills.listOf(path.id),
    createUserSkill: skills.add,
    updateUserSkill: async (input) => skills.change(input, input.query.id),
    deleteUserSkill: async (input) => skills.remove(input, input.path.id),
  };
}
