import { everyPage, finds, journey, mounted, part, rule, test } from '../evidence.ts';
import { fails, partly, supports } from '../terms.ts';

const samePlaces = mounted(
  'help',
  'offers help at the same place on every page of a candidate',
  'offers help at the same place on every page of a job coach',
  'offers help at the same place on every page of an employer',
  'offers help at the same place on every page of an administrator',
  'offers help at the same place on every page outside',
);

/** WCAG 2.2, guidelines 3.1 and 3.2. */
export const understandable = [
  supports(['3.1.1', 'A', 'Language of Page'], 'Each page, and each mail, says its language.', [
    everyPage,
    ...finds('no language'),
    ...test('src/i18n/setup.test.tsx', 'marks the page with its language and direction'),
  ]),
  partly(
    ['3.1.2', 'AA', 'Language of Parts'],
    'Mails are marked with their language. What people write, such as a posting or a message, is marked when its words tell the language. What stays in English on a page in another language, such as the title of a job or what the server says, is marked, also inside a sentence.',
    [
      ...test(
        'tests/server/mail-languages.test.ts',
        'writes subject, text and HTML in the language of the sign-up page',
      ),
      ...test(
        'src/components/job/JobDescription.test.tsx',
        'marks a part of a posting that is in another language',
      ),
      ...mounted(
        'english-parts',
        'marks the title of a job as English on each page of an employer in Spanish',
      ),
    ],
    {
      what: 'A short text in a language that is neither English nor that of the page is not marked. Nor are English words in the name of a button, or in what only a screen reader is told.',
      why: 'A few words do not tell their language, and nobody is asked for it. Such a name is one text, which has no parts to mark.',
    },
  ),
  partly(
    ['3.1.3', 'AAA', 'Unusual Words'],
    'Help says what an accommodation and a job coach are, and how each task is done.',
    mounted('help', 'moves to the topic that was chosen among the links at the top'),
    {
      what: 'Unusual words in job postings are not explained.',
      why: 'Employers write the postings, and there is no list of such words with their meaning.',
    },
  ),
  partly(
    ['3.1.4', 'AAA', 'Abbreviations'],
    'Most texts do without short forms.',
    rule(
      'texts',
      'has no text that is empty, uses words we avoid, or leads to something by its side or look',
    ),
    {
      what: 'Some short forms are not spelled out, such as ZIP and PDF, and those in job postings.',
      why: 'No test looks for short forms, and postings are the words of employers.',
    },
  ),
  partly(
    ['3.1.5', 'AAA', 'Reading Level'],
    'Our own texts are short sentences with everyday words. The guided finder asks one question at a time.',
    mounted(
      'guided-finder',
      'leads from question to question to jobs with reasons, by the sentence that is shown',
    ),
    {
      what: 'Job postings are often harder to read, and there is no easier version of them.',
      why: 'Employers write them. The form to write a posting asks about words that keep people out, and not about long sentences.',
    },
  ),
  fails(['3.1.6', 'AAA', 'Pronunciation'], 'There is no way to learn how a word is said.', {
    what: 'Words that mean two things by how they are said, such as “resume”, have no help with it.',
    why: 'They are few, and what stands around them tells the meaning.',
  }),
  supports(
    ['3.2.1', 'A', 'On Focus'],
    'Nothing opens, is sent or changes its place because it gets the focus.',
    part('TabLinks', 'moves by arrow keys without opening, and opens with Enter where focus stays'),
  ),
  supports(
    ['3.2.2', 'A', 'On Input'],
    'A choice in a field changes no page. Filters change the list beside them, the focus stays, and the count is announced. In a narrow window the list of sections opens another section, and the focus stays there too.',
    [
      ...mounted('list-filters', 'narrow the list after a rest, announced once, while focus stays'),
      ...journey(
        'profile-addresses',
        'offers the same sections and addresses in one Select in a narrow window, and keeps the focus',
      ),
      ...mounted(
        'employer-applied',
        'saves nothing on a choice, and saves once and returns the focus by the button that appears',
      ),
    ],
  ),
  supports(
    ['3.2.3', 'AA', 'Consistent Navigation'],
    'The menu of an area is the same on each of its pages, in the same order.',
    [
      ...samePlaces,
      ...part(
        'Shell',
        'has the same foot in the landmark of the menu, on the page and in the drawer',
      ),
    ],
  ),
  supports(
    ['3.2.4', 'AA', 'Consistent Identification'],
    'What does the same has the same words: they come from one file of texts and one part for each kind of control.',
    [
      ...rule('texts', 'finds every requested text'),
      ...part('ToggleButton', 'has a name that starts with the visible text in both states'),
    ],
  ),
  partly(
    ['3.2.5', 'AAA', 'Change on Request'],
    'Pages change when one asks for it. A link that opens a new tab says so.',
    part('Shell', 'says that a link opens a new tab'),
    {
      what: 'When a session ends, the sign-in page opens by itself.',
      why: 'Private facts must not stay on a screen that nobody uses. A warning comes two minutes before.',
    },
  ),
  supports(
    ['3.2.6', 'A', 'Consistent Help'],
    'Help stands at the same place in each menu, and in the header of the pages outside.',
    samePlaces,
  ),
];
