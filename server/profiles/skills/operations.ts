import type { operations } from '#openapi/user.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { Problem } from '#server/http/problem.ts';
import { listSkills, lockPerson } from '#server/profiles/queries.ts';
import { userSkillRecord } from '#server/profiles/records.ts';
import type { Target } from '#server/profiles/sections/queries.ts';
import {
  addEntry,
  entryProblem,
  removeEntry,
  type Section,
  targetOf,
} from '#server/profiles/sections/section.ts';
import { insertSkill, hasSkillNamed, renameSkill } from '#server/profiles/skills/queries.ts';
import type { Services } from '#server/services.ts';

type SkillOperations = Pick<operations, 'createUserSkill' | 'updateUserSkill' | 'deleteUserSkill'>;

const section: Section = {
  table: 'user_skill',
  maxEntries: 300,
  fullMessage:
    'Your profile has 300 skills, which is the most it can hold. Delete one, then add this one.',
  notFound: {
    code: 'no_skill',
    detail: 'This skill is no longer in your profile. Load the page again to see your skills.',
  },
  deleted: 'Skill deleted successfully',
};

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
  const { db } = services.database;
  const rename = async (trx: typeof db, target: Target, name: string) => {
    if (await hasSkillNamed(trx, target.userGuid, name, target.id)) throw alreadyThere();
    return renameSkill(trx, target, name);
  };
  return {
    createUserSkill: async (input) => {
      const { userGuid } = input.caller;
      const name = input.body.SkillName.trim();
      const added = await addEntry(services, section, input, {
        facts: { name },
        list: (trx) => listSkills(trx, userGuid),
        insert: async (trx) => {
          if (await hasSkillNamed(trx, userGuid, name)) throw alreadyThere();
          return insertSkill(trx, userGuid, name);
        },
        change: (trx, target) => rename(trx, target, name),
      });
      return userSkillRecord(added);
    },
    updateUserSkill: async (input) => {
      const target = targetOf(input, input.query.id);
      const name = input.body.SkillName.trim();
      return db.transaction().execute(async (trx) => {
        await lockPerson(trx, target.userGuid);
        const saved = await rename(trx, target, name);
        if (!saved) throw await entryProblem(trx, section, target);
        return userSkillRecord(saved);
      });
    },
    deleteUserSkill: async (input) => removeEntry(db, section, targetOf(input, input.path.id)),
  };
}
