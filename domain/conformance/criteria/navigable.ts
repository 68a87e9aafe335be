import { everyPage, finds, gallery, journey, mounted, part, test } from '../evidence.ts';
import { partly, supports } from '../terms.ts';

const links = [
  everyPage,
  ...finds('two links of one name that lead to different places'),
  ...test(
    'src/components/job/JobCard.test.tsx',
    'is named by its facts too where another card has its title and employer',
  ),
];

const ring = gallery('reads from the style of most rings what a photograph shows');

/** WCAG 2.2, guideline 2.4. */
export const navigable = [
  supports(
    ['2.4.1', 'A', 'Bypass Blocks'],
    'The first link of each page skips to its content. Pages have landmarks and headings.',
    [
      everyPage,
      ...finds('two main landmarks'),
      ...part('Shell', 'has one main landmark that can take focus'),
      ...test(
        'src/ui/focus/focus.test.tsx',
        'skips the menu by the skip link without changing the address',
      ),
    ],
  ),
  supports(
    ['2.4.2', 'A', 'Page Titled'],
    'Each page has a title of its own, and a tab or a step comes first in it.',
    [
      everyPage,
      ...finds('a title of another product'),
      ...journey(
        'profile-addresses',
        'gives each of seven tabs its address, title and heading, and keeps the focus on the tab',
      ),
    ],
  ),
  supports(
    ['2.4.3', 'A', 'Focus Order'],
    'The focus follows the order of the page. A new page begins at its title, a window gives the focus back when it closes, and what takes the place of something that is gone gets its focus.',
    [
      everyPage,
      ...finds('a positive tabindex'),
      ...journey(
        'home',
        'focuses the title of a page reached from the menu, even where the first page was still opening',
      ),
      ...journey('routes', 'returns the focus to the opened job after going back to a list'),
      ...test(
        'src/ui/focus/focus.test.tsx',
        'goes to the next item, then to the last, then to the text for an empty list, as items are removed',
      ),
    ],
  ),
  supports(
    ['2.4.4', 'A', 'Link Purpose (In Context)'],
    'The words of a link say where it leads.',
    links,
  ),
  partly(
    ['2.4.5', 'AA', 'Multiple Ways'],
    'The menu of each area lists its pages, and the home page of each area links to them too. Jobs are found by lists, by search and by links in mails.',
    [
      ...journey(
        'home',
        'leads from each carousel to its whole list, and from a job back to the dashboard',
      ),
      ...mounted('coach-area', 'greets a job coach and leads to the pages of the area that exist'),
    ],
    {
      what: 'There is one way to the accessibility statement, and one to this report: by Help.',
      why: 'There is no search over all pages and no list of all pages.',
    },
  ),
  supports(
    ['2.4.6', 'AA', 'Headings and Labels'],
    'Each heading has something below it, and labels say what to fill in.',
    [
      everyPage,
      ...finds('a heading without text', 'a heading with nothing below it'),
      ...part('TextField', 'reads description, then error, then the hint below'),
    ],
  ),
  supports(
    ['2.4.7', 'AA', 'Focus Visible'],
    'What has the focus has a ring of three pixels. The ring of every part is photographed in light, dark and high contrast colors.',
    [
      everyPage,
      ...finds('a focus that cannot be seen', 'a focus that is cut off'),
      ...ring,
      ...test('tests/rules/styles.test.ts', 'the focus ring stays'),
    ],
  ),
  partly(
    ['2.4.8', 'AAA', 'Location'],
    'In the areas of each role the menu marks the page that is open. Tasks in steps say the step, and pages below a list have a way back to it.',
    [
      ...part('Shell', 'marks the page that is on screen, inside the submenu of its own name'),
      ...part('StepLine', 'reads the words and hides the bars'),
      ...part('BackLink', 'is a link named by where it leads, without its arrow'),
    ],
    {
      what: 'Pages without a menu do not show where they are among all pages. The sign-in page and the public job pages are such pages.',
      why: 'They are few, and their title says which page it is.',
    },
  ),
  supports(
    ['2.4.9', 'AAA', 'Link Purpose (Link Only)'],
    'The words of a link say where it leads, also in a list of links: two links with one name lead to one place.',
    links,
  ),
  supports(
    ['2.4.10', 'AAA', 'Section Headings'],
    'Parts of a page have headings, and no level is left out.',
    [
      everyPage,
      ...finds('a missing heading level'),
      ...test(
        'src/components/profileView/profileView.test.tsx',
        'shows every part of a profile in words, each under its heading',
      ),
    ],
  ),
  supports(
    ['2.4.11', 'AA', 'Focus Not Obscured (Minimum)'],
    'Nothing covers what has the focus. A message at the lower edge makes the page scroll.',
    [
      everyPage,
      ...finds('a control under a sticky bar when it has the focus'),
      ...part('Toast', 'scrolls the page when it covers the control that gets the focus'),
    ],
  ),
  partly(
    ['2.4.12', 'AAA', 'Focus Not Obscured (Enhanced)'],
    'Nothing covers what has the focus. A message at the lower edge makes the page scroll.',
    part('Toast', 'scrolls the page when it covers the control that gets the focus'),
    {
      what: 'We test that part of a control with the focus can be seen, and not that all of it can.',
      why: 'The test was written for the rule of level AA.',
    },
  ),
  supports(
    ['2.4.13', 'AAA', 'Focus Appearance'],
    'The ring of the focus is as large as a line of two pixels around the control. Its colors change by at least 3 to 1.',
    [
      everyPage,
      ...finds('a focus that can hardly be seen', 'a focus in the colour of what is around it'),
      ...ring,
    ],
  ),
];
