import { check, everyPage, finds, journey, keys, mounted, part, rule, test } from '../evidence.ts';
import { partly, supports } from '../terms.ts';

const byKeys = [
  everyPage,
  ...finds('a control Tab does not come to'),
  keys('main-job', 'does the main job with the keyboard alone, and announces every step'),
  keys(
    'search-and-apply',
    'searches, saves and applies for a job with the keyboard alone, and announces every step',
  ),
  keys(
    'employer',
    'posts a job, and invites its applicant to an interview, with the keyboard alone',
  ),
  ...journey('profile-by-keyboard', 'lets the whole profile be filled in with the keyboard alone'),
];
const still = rule('senses', 'lets nothing flash, blink or move by itself');
const kept = journey(
  'session-end',
  'returns to the page with all input when the person signs in again after the end',
);

/** WCAG 2.2, guidelines 2.1, 2.2 and 2.3. */
export const keyboardAndTime = [
  supports(
    ['2.1.1', 'A', 'Keyboard'],
    'Everything can be reached and used with the keyboard. Whole tasks of each role are done that way in tests.',
    byKeys,
  ),
  supports(
    ['2.1.2', 'A', 'No Keyboard Trap'],
    'Tab and Shift+Tab lead through each page and out of it. A window that is open keeps the focus until one of its buttons closes it.',
    [
      everyPage,
      ...finds('a keyboard trap'),
      ...check('accepts a modal dialog that keeps the focus, which is no trap'),
      ...part('Dialog', 'closes by its visible Close button with a static backdrop'),
    ],
  ),
  supports(
    ['2.1.3', 'AAA', 'Keyboard (No Exception)'],
    'No function needs a path that is drawn by hand, so all of them work by keys.',
    [
      ...byKeys,
      ...journey(
        'caseload',
        'shows the board as one list in a narrow window, with nothing to drag',
      ),
    ],
  ),
  supports(
    ['2.1.4', 'A', 'Character Key Shortcuts'],
    'No letter, number or sign is a shortcut. F6 leads to a message that is open.',
    rule('senses', 'uses no letter as a shortcut for the whole page'),
  ),
  supports(
    ['2.2.1', 'A', 'Timing Adjustable'],
    'A session that nobody uses ends after an hour, unless the provider sets another time. A window says so two minutes before, and one press goes on, as often as one likes. An administrator who views as somebody else can have more time too. A code by mail works for 15 minutes, to keep an account safe, and one can ask for a new one at any time.',
    [
      ...journey(
        'session-end',
        'warns in an unused tab, and one key press stays signed in',
        'does not warn somebody who types, points or scrolls',
      ),
      ...journey(
        'view-as',
        'offers more time after 28 minutes, and ends the view after 30 when nothing is done',
      ),
    ],
  ),
  supports(
    ['2.2.2', 'A', 'Pause, Stop, Hide'],
    'Nothing moves, blinks or scrolls by itself. Rows of cards turn when asked. The number while a resume is read grows, and reading can be cancelled.',
    [
      ...still,
      ...journey('home', 'moves a carousel only when asked, and announces where it is'),
      ...journey(
        'review',
        'creeps to 99 and never to 100 while reading, says its stage, and can be cancelled',
      ),
    ],
  ),
  partly(
    ['2.2.3', 'AAA', 'No Timing'],
    'No task has to be done in a given time.',
    journey('session-end', 'warns in an unused tab, and one key press stays signed in'),
    {
      what: 'A session that nobody uses ends after an hour, and a code by mail after 15 minutes.',
      why: 'On a shared computer the next person would read private facts. What was typed is kept.',
    },
  ),
  supports(
    ['2.2.4', 'AAA', 'Interruptions'],
    'A window opens by itself only where input could be lost: before a session ends, and when a change failed after its page was left. Mails of new jobs come only when asked for, and stop by one press.',
    [
      ...journey('session-end', 'does not warn somebody who types, points or scrolls'),
      ...mounted(
        'profile-leaving',
        'reports a failed save after its page was left, with a link back',
      ),
      ...mounted(
        'saved-searches',
        'passes the focus from Stop mails to how often they come, and counts a choice made meanwhile',
      ),
    ],
  ),
  partly(
    ['2.2.5', 'AAA', 'Re-authenticating'],
    'After signing in again one goes on at the same page with what was typed.',
    [
      ...kept,
      ...journey('session', 'ends the session at a 401, and continues there after signing in'),
    ],
    {
      what: 'A file that was chosen and not yet sent must be chosen again, and a password typed again.',
      why: 'A browser lets no page keep a file, and a password is never stored in it.',
    },
  ),
  supports(
    ['2.2.6', 'AAA', 'Timeouts'],
    'What is typed is kept for 30 days. The warning before a session ends says so, and when it ends.',
    [
      ...kept,
      ...journey('session-end', 'warns in an unused tab, and one key press stays signed in'),
      ...journey('drafts', 'deletes a draft after 30 days'),
    ],
  ),
  supports(['2.3.1', 'A', 'Three Flashes or Below Threshold'], 'Nothing flashes.', still),
  supports(['2.3.2', 'AAA', 'Three Flashes'], 'Nothing flashes.', still),
  supports(
    ['2.3.3', 'AAA', 'Animation from Interactions'],
    'Only a bar grows smoothly when its value changes. The setting of the device for less motion, or the one in the display settings, stops that too.',
    [
      ...still,
      ...test(
        'tests/journeys/display-profile.e2e.ts',
        'shows each choice at once by the keyboard alone, keeps it over a reload, and resets it',
      ),
    ],
  ),
];
