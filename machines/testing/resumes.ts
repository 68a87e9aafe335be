import type { ParsedResume } from '#domain/resume.ts';
import { EMPTY_RESUME } from '#domain/resume.ts';

/** An invented person's parsed resume, complete enough to submit. */
export const RESUME: ParsedResume = {
  ...EMPTY_RESUME,
  firstname: 'Rosa',
  lastname: 'Quill',
  email: 'rosa@example.com',
  phone_number: '315-555-0142',
  city: 'Utica',
  state: 'NY',
  zip: '13501',
  country: 'US',
  skills: ['Bookkeeping'],
  education: [
    {
      school_name: 'Mohawk Valley College',
      level: 'associates',
      major: 'Accounting',
      start_year: '2016',
      end_year: '2018',
      present: false,
      status: 'completed',
    },
  ],
  work_experience: [
    {
      job_title: 'Teller',
      company: 'Adirondack Savings',
      responsibilities: ['Counted cash'],
      start_date: '01-04-2019',
      end_date: null,
      present: true,
    },
  ],
  evidence: [{ pointer: '/firstname', confidence: 0.98, source: 'Rosa Quill', page: 1 }],
};

/** A line of that resume that no value was read from. */
export const UNPLACED = { text: 'Chess club', heading: 'Activities' };

export const ACCOUNT = {
  UserGuid: '11111111-1111-4111-8111-111111111111',
  FirstName: 'Rosa',
  LastName: 'Quill',
  Email: 'rosa@example.com',
};

/** How a step can fail: an error of the server, no network, an ended session. */
export const SERVER_ERROR = { status: 500, code: 'internal', title: 'Something went wrong' };
export const NO_NETWORK = new TypeError('no network');
export const SESSION_OVER = { status: 401, code: 'unauthenticated' };

/**
 * Whether this event from an actor says that the session has ended: by failing, or by its
 * answer.
 */
export function endsSession(event: { type: string }): boolean {
  const answer = 'output' in event ? event.output : event;
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'error' in answer &&
    answer.error === SESSION_OVER
  );
}
