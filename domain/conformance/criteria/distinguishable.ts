import { check, everyPage, finds, gallery, journey, part, rule, test } from '../evidence.ts';
import { notApplicable, partly, supports } from '../terms.ts';

const colors = [
  everyPage,
  ...check('finds text that does not grow, and colours that fail in the dark only'),
  ...test('src/ui/styles/look.test.ts', 'shows $name on $ground at $least:1 or better'),
];
const images = 'On the date of this report every picture in the code was looked at.';

/** WCAG 2.2, guideline 1.4. */
export const distinguishable = [
  supports(
    ['1.4.1', 'A', 'Use of Color'],
    'A state is always said in a word as well. Groups in a chart differ by pattern too. Links in a text are underlined. Each part has its test; no program looks for it on each page.',
    [
      ...part('Tag', 'is its word alone when read, with or without an icon'),
      ...part('StateLine', 'says a state in words, with an icon that is not read'),
      ...part('Chart', 'tells its groups apart by pattern, by name and by number'),
      ...journey(
        'home',
        'shows the completion as a rounded number, a word and a list that leads to each part',
      ),
    ],
  ),
  notApplicable(
    ['1.4.2', 'A', 'Audio Control'],
    'The product makes no sound.',
    rule('senses', 'plays no sound or video on any page'),
  ),
  supports(
    ['1.4.3', 'AA', 'Contrast (Minimum)'],
    'All text has a contrast of at least 7 to 1, in light and in dark colors.',
    [...colors, ...finds('text below 3:1')],
  ),
  supports(
    ['1.4.4', 'AA', 'Resize Text'],
    'Text at 200 percent stays whole, also on a telephone, and nothing scrolls sideways. The display settings make text larger too.',
    [
      ...check('finds text that does not grow, and colours that fail in the dark only'),
      ...finds('what is too wide only with large text on a telephone'),
      ...rule('styles', 'text sizes are in rem'),
      ...journey(
        'display-profile',
        'keeps every choice within reach and whole at 320 px with text at 200 %',
      ),
    ],
  ),
  supports(
    ['1.4.5', 'AA', 'Images of Text'],
    'No text is drawn as a picture. The logo of a company may be one, and its name stands beside it.',
    journey(
      'apply',
      'shows the default logo when a posting names no company, and letters when its company has no logo',
    ),
    images,
  ),
  supports(
    ['1.4.6', 'AAA', 'Contrast (Enhanced)'],
    'All text has a contrast of at least 7 to 1, in light and in dark colors.',
    [...colors, ...finds('text below 7:1')],
  ),
  notApplicable(
    ['1.4.7', 'AAA', 'Low or No Background Audio'],
    'The product has no speech that is recorded.',
    rule('senses', 'plays no sound or video on any page'),
  ),
  partly(
    ['1.4.8', 'AAA', 'Visual Presentation'],
    'Lines of text have at most 68 letters of usual width, are not stretched to both edges, and have 1.6 times the height of the text between them. Colors, spacing and text size can be chosen.',
    journey(
      'display-profile',
      'shows each choice at once by the keyboard alone, keeps it over a reload, and resets it',
    ),
    {
      what: 'The space between paragraphs is less than one and a half times the space between lines.',
      why: 'The display settings change the space between lines and letters, and not between paragraphs.',
    },
  ),
  supports(
    ['1.4.9', 'AAA', 'Images of Text (No Exception)'],
    'No text is drawn as a picture. The logo of a company may be one, which the rule allows.',
    journey(
      'apply',
      'shows the default logo when a posting names no company, and letters when its company has no logo',
    ),
    images,
  ),
  supports(
    ['1.4.10', 'AA', 'Reflow'],
    'At a width of 320 pixels nothing scrolls sideways, and tables become lists of values with their labels.',
    [
      everyPage,
      ...finds('at 320 px what is too wide there only', 'a page wider than the window'),
      ...gallery('scrolls no part sideways in a narrow window, nor with text of 200 %'),
    ],
  ),
  supports(
    ['1.4.11', 'AA', 'Non-text Contrast'],
    'Edges of fields, bars and the ring of the focus have at least 4.5 to 1. In the high contrast colors of a device everything is drawn in those.',
    [
      everyPage,
      ...test('src/ui/styles/look.test.ts', 'shows $name on $ground at $least:1 or better'),
      ...finds('a focus that can hardly be seen'),
    ],
  ),
  supports(
    ['1.4.12', 'AA', 'Text Spacing'],
    'With wide space between lines, words and letters no text is cut off.',
    [...check('passes a good page in every mode'), ...finds('text that is cut off')],
  ),
  supports(
    ['1.4.13', 'AA', 'Content on Hover or Focus'],
    'Nothing new comes when the pointer rests on something, or when something has the focus. Only colors change.',
    rule('senses', 'changes nothing but the look of what is there on hovering'),
  ),
];
