import { everyPage, finds, journey, mounted, part, test } from '../evidence.ts';
import { partly, supports } from '../terms.ts';

const signIn = [
  ...journey(
    'getting-in',
    'signs in by the link of the mail in the tab that signed up, and only verifies elsewhere',
  ),
  ...journey(
    'passwords',
    'replaces a forgotten password with the link of a mail, which no log holds',
  ),
  ...journey('social-sign-in', 'works the whole way by keyboard alone'),
  ...finds('a personal field that cannot be filled in'),
];
const signInNotes =
  'Nobody has to solve or remember anything: a password can be pasted or filled in by the browser and can be shown, a link in a mail does without one, and another account can be used to sign in. There is no picture test.';

const undone = [
  ...journey(
    'apply',
    'shows first what an application sends to whom, then records it, mails it once and dates it',
  ),
  ...mounted(
    'application-status',
    'withdraws after a question, says so once, and lets the person apply again',
  ),
  ...test(
    'src/components/section/SectionEditor.test.tsx',
    'deletes an entry only after a confirmation, and keeps it when that fails',
  ),
  ...journey('own-data', 'downloads all data of a person, closes the account, and opens it again'),
];

/** WCAG 2.2, guideline 3.3. */
export const inputAssistance = [
  supports(
    ['3.3.1', 'A', 'Error Identification'],
    'A list of what is wrong gets the focus and leads to each field. The field says it too, in words.',
    [
      ...part('ErrorSummary', 'takes focus on each new submit, and only then'),
      ...part('TextField', 'reads description, then error, then the hint below'),
      ...journey(
        'getting-in',
        'shows what is missing in the sign-up form, field by field, and clears it while one types',
      ),
    ],
  ),
  supports(
    ['3.3.2', 'A', 'Labels or Instructions'],
    'Each field has a label, says when it is needed, and how to fill it in where that is not plain.',
    [
      everyPage,
      ...part('TextField', 'shows the required word'),
      ...mounted(
        'password-rules',
        'says the rules of a password before the press, and what is wrong beside its field after it',
      ),
    ],
  ),
  supports(
    ['3.3.3', 'AA', 'Error Suggestion'],
    'A message says what would be right, often with an example.',
    [
      ...mounted('help', 'asks for what happened first, then for an address that can be one'),
      ...mounted(
        'impossible-periods',
        'asks beside the field when a degree ends before it starts or is far away, and refuses it at the press',
      ),
      ...mounted(
        'meant-search',
        'offers what was meant when a search finds nothing, and says and focuses what it finds',
      ),
    ],
  ),
  supports(
    ['3.3.4', 'AA', 'Error Prevention (Legal, Financial, Data)'],
    'What is sent or deleted is shown and confirmed first. An application can be taken back, and a closed account opened again for 14 days.',
    undone,
  ),
  partly(
    ['3.3.5', 'AAA', 'Help'],
    'Fields have hints where they are needed. Help tells a candidate how to do each task.',
    mounted('help', 'moves to the topic that was chosen among the links at the top'),
    {
      what: 'Help does not tell job coaches, employers and administrators how to do their tasks.',
      why: 'Their parts of Help are not written yet.',
    },
  ),
  supports(
    ['3.3.6', 'AAA', 'Error Prevention (All)'],
    'What is sent is checked first and can be corrected. What cannot be taken back is asked about.',
    [
      ...undone,
      ...mounted('help', 'loses nothing typed when sending fails or the page is opened anew'),
    ],
  ),
  supports(
    ['3.3.7', 'A', 'Redundant Entry'],
    'What was typed or read before stands in the later steps. Only a new password is typed twice, to keep an account safe.',
    [
      ...mounted(
        'sign-up-signs-in',
        'keeps the address that was typed at the sign-up where it is asked again',
      ),
      ...journey(
        'finder-to-profile',
        'carries the answers of the finder through the sign-up into the profile and its questions',
      ),
    ],
  ),
  supports(['3.3.8', 'AA', 'Accessible Authentication (Minimum)'], signInNotes, signIn),
  supports(['3.3.9', 'AAA', 'Accessible Authentication (Enhanced)'], signInNotes, signIn),
];
