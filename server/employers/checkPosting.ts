import { isAccessCode } from '#domain/jobAccess.ts';
import { earliestToday } from '#domain/jobClosing.ts';
import type { PostingContent } from '#domain/postingContent.ts';
import { postingProblems } from '#domain/postingProblems.ts';
import { placeIn } from '#server/employers/postingPlace.ts';
import { type FieldProblem, Problem } from '#server/http/problem.ts';
import { stateCode } from '#server/places/states.ts';

const at = (field: string, code: string, detail: string): FieldProblem => ({
  pointer: `/content/${field}`,
  code,
  detail,
});

/** @throws Problem 400 not_complete with an error for each field */
function refuse(errors: readonly FieldProblem[]): void {
  if (errors.length === 0) return;
  throw new Problem(
    400,
    'not_complete',
    'Something is missing or not right. Each field says what to do.',
    { errors },
  );
}

/** @throws Problem 400 not_complete for a fact of access that has no sentence for candidates */
export function checkCodes({ accommodations }: Pick<PostingContent, 'accommodations'>): void {
  refuse(
    accommodations.flatMap((code, index) =>
      isAccessCode(code)
        ? []
        : [
            at(
              `accommodations/${index}`,
              'unknown_code',
              'Choose one of the facts that are offered.',
            ),
          ],
    ),
  );
}

/** What to do about each problem of postingProblems, by its field and code. */
const advice: Readonly<Record<string, string>> = {
  '/title missing': 'Write the title of the job.',
  '/summary missing': 'Write what the job is for.',
  '/salaryMax pay': 'The highest pay is less than the lowest.',
  '/salaryUnit payUnit': 'Choose what the pay is for, such as an hour.',
  '/essentialDuties missing': 'Write at least one essential duty.',
  '/city missing': 'Write the city, or choose remote work.',
  '/stateShort missing': 'Choose the state.',
  '/closesOn past': 'Choose today or a later day.',
  '/accommodationContact/name missing': 'Write whom people can ask for a change.',
  '/accommodationContact/email reach': 'Give an email address or a phone number.',
  '/accommodationContact/email email': 'This is not an email address.',
  '/applyEmail missing': 'Write where applications are mailed to.',
  '/applyEmail email': 'This is not an email address.',
};

/**
 * What candidates need before a posting can be published.
 * @throws Problem 400 not_complete with an error for each field
 */
export function checkComplete(content: PostingContent, now: Date): void {
  const missing = postingProblems(content, earliestToday(now)).map(({ pointer, code }) =>
    at(pointer.slice(1), code, advice[`${pointer} ${code}`] ?? 'Check this field.'),
  );
  refuse([...missing, ...unknownPlace(content)]);
}

/** A state that is none, or a city that nobody knows there. */
function unknownPlace(content: PostingContent): FieldProblem[] {
  const { city, stateShort } = content;
  if (stateShort.trim() === '') return [];
  if (stateCode(stateShort) === null)
    return [at('stateShort', 'unknown_state', 'Choose one of the states.')];
  return city.trim() !== '' && placeIn(content).lat === null
    ? [at('city', 'unknown_place', 'No such city is known in this state.')]
    : [];
}
