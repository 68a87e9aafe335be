import type { FieldProblem } from './fieldProblem.ts';
import type { PostingContent } from './postingContent.ts';

/**
 * What a posting still needs to be published, for the editor and the server. Saving needs none of
 * it. Pointers lead into the content; the codes are `missing`, `reach`, `email`, `pay`, `payUnit`
 * and `past`.
 */

const address = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/;

const isBlank = (text: string) => text.trim() === '';

/**
 * The problems in the order of the form.
 * @param today YYYY-MM-DD; the last day to apply may be today
 */
export function postingProblems(content: PostingContent, today: string): FieldProblem[] {
  const { salaryMin, salaryMax, salaryUnit, accommodationContact: contact } = content;
  const hasPay = salaryMin !== null || salaryMax !== null;
  const isAtAPlace = content.remote !== 'remote';
  const checks: readonly (readonly [pointer: string, code: string, isWrong: boolean])[] = [
    ['/title', 'missing', isBlank(content.title)],
    ['/summary', 'missing', isBlank(content.summary)],
    ['/salaryMax', 'pay', salaryMin !== null && salaryMax !== null && salaryMin > salaryMax],
    ['/salaryUnit', 'payUnit', hasPay && salaryUnit === null],
    ['/essentialDuties', 'missing', content.essentialDuties.every(({ text }) => isBlank(text))],
    ['/city', 'missing', isAtAPlace && isBlank(content.city)],
    [
      '/stateShort',
      'missing',
      (isAtAPlace || !isBlank(content.city)) && isBlank(content.stateShort),
    ],
    ['/closesOn', 'past', content.closesOn !== null && content.closesOn < today],
    ['/accommodationContact/name', 'missing', isBlank(contact.name)],
    ['/accommodationContact/email', 'reach', isBlank(contact.email) && isBlank(contact.phone)],
    [
      '/accommodationContact/email',
      'email',
      !isBlank(contact.email) && !address.test(contact.email.trim()),
    ],
    ['/applyEmail', 'missing', isBlank(content.applyEmail)],
    [
      '/applyEmail',
      'email',
      !isBlank(content.applyEmail) && !address.test(content.applyEmail.trim()),
    ],
  ];
  const wrong = checks.filter(([, , isWrong]) => isWrong);
  return (
    wrong
      .map(([pointer, code]) => ({ pointer, code }))
      // One problem a field: the first.
      .filter(({ pointer }, at) => wrong.findIndex(([first]) => first === pointer) === at)
  );
}
