import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { earliestToday } from '#domain/jobClosing.ts';
import type { Db } from '#server/database/connect.ts';
import { profession } from '#server/disclosure/coachListQueries.ts';
import { isFoundByCompany, isSeenByCompany } from '#server/disclosure/relationQueries.ts';

/** SQL of the candidates whom a company sees in lists. None of it reads a disability fact. */

/** Who looks: a member, for their company, at a time. */
export interface CompanyViewer {
  readonly companyGuid: string;
  readonly userGuid: string;
  readonly at: Date;
}

/** What a card shows of a candidate. */
export interface CardRow {
  readonly user_guid: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly profession: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly summary: string | null;
  readonly skills_in_common: readonly string[];
  readonly saved_id: string | null;
  readonly invited_at: Date | null;
}

/** One way to read a place: words of the city, words anywhere in city and state, or a state. */
export interface CandidatePlace {
  readonly city: readonly string[];
  readonly anywhere: readonly string[];
  /** How a state is written, in lower case: "ny", "new york"; none when the text names none. */
  readonly stateNames: readonly string[];
}

/** How many a list gives at once. */
export const CARDS_PER_LOAD = 25;
/** The most ids that one call may ask for. */
const GUIDS_MAX = 50;
const SKILLS_SHOWN = 8;
const QUIET_MONTHS = 6;

/** Until when a decline keeps the company from inviting again. */
export function quietSince(at: Date): Date {
  const since = new Date(at);
  since.setUTCMonth(since.getUTCMonth() - QUIET_MONTHS);
  // The month six before may be shorter: 31 August comes from the end of February.
  if (since.getUTCDate() !== at.getUTCDate()) since.setUTCDate(0);
  return since;
}

/** When the company invited the account in the query last, while it cannot invite again. */
export const invitedAt = ({ companyGuid, at }: Pick<CompanyViewer, 'companyGuid' | 'at'>) =>
  sql<Date | null>`(
    select sent_at from contact_log
    where to_guid = account.user_guid and contact_log.company_guid = ${companyGuid}
      and (answer is null or answer <> 'declined' or answered_at > ${quietSince(at)})
    order by sent_at desc limit 1
  )`;

/** The saved candidate of the member for the account in the query. */
export const savedId = ({ companyGuid, userGuid }: CompanyViewer) => sql<string | null>`(
  select id from saved_candidate
  where employer_guid = ${userGuid} and candidate_guid = account.user_guid
    and saved_candidate.company_guid = ${companyGuid}
)`;

/** The skills that published jobs of the company ask for; named `wanted`. */
export const wantedSkills = ({ companyGuid, at }: Pick<CompanyViewer, 'companyGuid' | 'at'>) =>
  sql`wanted as materialized (
  select distinct lower(trim(skill)) as skill
  from job, jsonb_array_elements_text(job.skills) as skill
  where job.company_guid = ${companyGuid} and job.status = 'published'
    and (job.closes_on is null or job.closes_on >= ${earliestToday(at)})
)`;

/** The columns of a card, of an account and its `person` and `user_profile`. */
export const cardColumns = (viewer: CompanyViewer) => sql`
  account.user_guid, account.first_name, account.last_name, ${profession} as profession,
  user_profile.city, user_profile.state, person.summary,
  array(
    select min(skill_name) from user_skill
    join wanted on wanted.skill = lower(trim(skill_name))
    where user_skill.user_guid = account.user_guid
    group by wanted.skill order by wanted.skill limit ${SKILLS_SHOWN}
  ) as skills_in_common,
  ${savedId(viewer)} as saved_id, ${invitedAt(viewer)} as invited_at`;

/** Where the columns of a card come from. */
export const cardTables = sql`account
  left join person on person.user_guid = account.user_guid
  left join user_profile on user_profile.user_guid = account.user_guid`;

/** The condition that a word begins somewhere in a text. */
const hasWord = (text: RawBuilder<unknown>, word: string) => {
  const escaped = word.replaceAll(/[\\^$.|?*+()[\]{}-]/g, String.raw`\$&`);
  return sql<SqlBool>`${text} ~ ${`(^|[^[:alnum:]])${escaped}`}`;
};

const every = (conditions: readonly RawBuilder<unknown>[]) =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join([...conditions], sql` and `)})`;
const some = (conditions: readonly RawBuilder<unknown>[]) =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join([...conditions], sql` or `)})`;

/** What the words of a search are looked for in. */
const searchedText = sql`lower(concat_ws(' ', account.first_name, account.last_name, person.summary,
  (select string_agg(job_title, ' ') from user_work_history
    where user_work_history.user_guid = account.user_guid),
  (select string_agg(skill_name, ' ') from user_skill
    where user_skill.user_guid = account.user_guid)))`;

const city = sql`lower(coalesce(user_profile.city, ''))`;
const cityAndState = sql`lower(concat_ws(' ', user_profile.city, user_profile.state))`;

const livesIn = ({ city: words, anywhere, stateNames }: CandidatePlace) =>
  every([
    ...words.map((word) => hasWord(city, word)),
    ...anywhere.map((word) => hasWord(cityAndState, word)),
    ...(stateNames.length === 0
      ? []
      : [sql`lower(trim(user_profile.state)) in (${sql.join([...stateNames])})`]),
  ]);

/** What a list of candidates is narrowed by. */
export interface CandidateSearch {
  /** In lower case, each once; none does not narrow. */
  readonly words: readonly string[];
  /** Each of them is enough; none does not narrow. */
  readonly places: readonly CandidatePlace[];
  readonly offset: number;
  /** Only these, in this order, also those who may be seen and not found. */
  readonly userGuids: readonly string[] | null;
}

/**
 * The candidates whom a company may find, 25 from the offset: those with more of the words first,
 * then by name.
 */
export async function listCandidateCards(
  db: Db,
  viewer: CompanyViewer,
  { words, places, offset, userGuids }: CandidateSearch,
): Promise<{ readonly total: number; readonly rows: readonly CardRow[] }> {
  const company = sql`${viewer.companyGuid}::uuid`;
  const isListed =
    userGuids === null
      ? isFoundByCompany(company, viewer.at)
      : every([
          sql`account.user_guid = any(${userGuids}::uuid[])`,
          isSeenByCompany(company, viewer.at),
        ]);
  const found = words.map((word) => sql`(${hasWord(sql`searched.words`, word)})::integer`);
  const score = found.length === 0 ? sql`0` : sql.join(found, sql` + `);
  const narrowed = sql`
    select account.user_guid, ${score} as score from ${cardTables}
    cross join lateral (
      select ${words.length === 0 ? sql`''` : searchedText} as words
    ) as searched
    where ${isListed} and ${some(places.map(livesIn))}
      ${words.length === 0 ? sql`` : sql`and ${score} > 0`}`;
  const counted = await sql<{ total: string }>`
    select count(*) as total from (${narrowed}) as listed`.execute(db);
  const inOrder = userGuids
    ? sql`array_position(${userGuids}::uuid[], account.user_guid)`
    : sql`listed.score desc, lower(account.last_name), lower(account.first_name), account.user_guid`;
  const { rows } = await sql<CardRow>`
    with ${wantedSkills(viewer)}, listed as (${narrowed})
    select ${cardColumns(viewer)} from ${cardTables}
    join listed on listed.user_guid = account.user_guid
    order by ${inOrder}
    limit ${userGuids ? GUIDS_MAX : CARDS_PER_LOAD} offset ${offset}`.execute(db);
  return { total: Number(counted.rows[0]?.total ?? 0), rows };
}

/** What a company and its member did with a candidate; undefined without such an account. */
export async function findCandidateMarks(db: Db, viewer: CompanyViewer, candidateGuid: string) {
  const { rows } = await sql<
    Pick<CardRow, 'user_guid' | 'saved_id' | 'invited_at'> & { readonly email: string }
  >`
    select account.user_guid, email, ${savedId(viewer)} as saved_id,
      ${invitedAt(viewer)} as invited_at
    from account where user_guid = ${candidateGuid}`.execute(db);
  return rows[0];
}
