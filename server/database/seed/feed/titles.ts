import type { Occupation } from '#server/matching/occupations/types.ts';
import type { Random } from './random.ts';

/** The career level a posting looks for. */
export type Seniority = 'entry' | 'usual' | 'senior';

export type FeedTitle = { title: string; seniority: Seniority };

/** Titles that already contain a rank, or that take none. */
const ranked =
  /\b(senior|lead|head|chief|master|principal|president|vp|director|manager|supervisor|superintendent|foreman|dean|chair|officer|executive|assistant|associate|junior|entry|trainee|apprentice|helper|aide|adjunct|substitute|journeyman|staff|captain|sergeant|professor|crew|team|first|regional|district|fellow|registrar|controller|treasurer|CEO|attorney|counsel|judge|mediator|pastor|minister|priest|rabbi|chaplain)\b/i;

/** Titles of one kind of place or person that make an odd posting. */
const unlikely =
  /^(farmer|rancher|CEO|president|priest|broker|blogger|author|MLT|PT|OT|SLP|NP|CSR)$|\b(rideshare|cameraman|salesman|fisherman|bellman|actress|maid|waitress|hostess|cowboy|pit boss|navy seal|freelance)\b/i;

/** Titles at the top of an organization. */
export const topTitle = /\b(VP|director|chief|superintendent of|general counsel|treasurer)\b/i;

const coldStates: ReadonlySet<string> = new Set(
  'AK CA CO ID ME MI MN MT NH NM NV NY OR PA UT VT WA WI WY'.split(' '),
);

/** One of the occupation's everyday titles, sometimes with a rank before it. */
export function pickTitle(occupation: Occupation, state: string, random: Random): FeedTitle {
  const fitting = occupation.everydayTitles.filter(
    (title) => !unlikely.test(title) && (coldStates.has(state) || !/\bski\b/i.test(title)),
  );
  // The first titles of the table are the most common ones.
  const common = fitting.slice(0, random.chance(0.6) ? 4 : fitting.length);
  const title = random.pick(common.length > 0 ? common : occupation.everydayTitles);
  if (/^(senior|lead|head|charge)\b/i.test(title)) return { title, seniority: 'senior' };
  if (/\b(trainee|apprentice|helper|junior|entry)\b/i.test(title))
    return { title, seniority: 'entry' };
  if (ranked.test(title) || occupation.level < 2) return { title, seniority: 'usual' };
  const chance = random.next();
  if (chance < 0.12 && occupation.level >= 3) {
    return { title: `Senior ${title}`, seniority: 'senior' };
  }
  if (chance < 0.16 && occupation.level <= 3) {
    return { title: `Lead ${title}`, seniority: 'senior' };
  }
  // There is no junior nurse or junior teacher: a license makes all of them equal.
  const juniors = occupation.level === 4 && !/^(21|25|29|41-902)/.test(occupation.code);
  if (chance < 0.24 && juniors) return { title: `Junior ${title}`, seniority: 'entry' };
  if (chance < 0.24 && occupation.level <= 3 && !/^[A-Z]{2,4}$/.test(title)) {
    return { title: `Entry-Level ${title}`, seniority: 'entry' };
  }
  return { title, seniority: 'usual' };
}

/** "a Cook", "an Accountant", "an RN", "a Union Representative". */
export function withArticle(phrase: string): string {
  const word = /^[A-Za-z0-9]+/.exec(phrase)?.[0] ?? '';
  return `${soundsLikeVowel(word) ? 'an' : 'a'} ${phrase}`;
}

function soundsLikeVowel(word: string): boolean {
  // Letters that are spoken one by one: an HR Manager, a CNC Operator, an X-Ray Technician.
  const spelled = /^[A-Z]{2,4}$/.test(word) && word !== 'WIC' && word !== 'CAM' && word !== 'CAD';
  if (spelled || word.length === 1) return /^[AEFHILMNORSX8]/.test(word);
  if (/^(uni[^nm]|us[eu]|util|eu|one|ute)/i.test(word)) return false;
  return /^([aeiou8]|hour|honest|heir)/i.test(word);
}
