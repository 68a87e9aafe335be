import { everyPage, finds, gallery, journey, part, rule, test } from '../evidence.ts';
import { partly, supports } from '../terms.ts';

/** WCAG 2.2, guideline 1.3. */
export const adaptable = [
  supports(
    ['1.3.1', 'A', 'Info and Relationships'],
    'Headings, lists, tables, groups and fields are what the language of web pages (HTML) has for them, or have the same role. A table that becomes a list on a narrow screen stays a table to a screen reader.',
    [
      everyPage,
      ...finds(
        'a missing heading level',
        'a control outside every landmark',
        'a reference to nothing',
      ),
      ...gallery('keeps a narrow table a table to assistive technology'),
      ...part('Table', 'is named by its caption and has a heading for each column and row'),
    ],
  ),
  supports(
    ['1.3.2', 'A', 'Meaningful Sequence'],
    'What is read comes in the order of the page. In a narrow window, two boxes beside a job are drawn above its text and read after it. Each of them makes sense alone.',
    [
      everyPage,
      ...part('Shelf', 'has its heading, then its buttons, then its cards'),
      ...test(
        'src/components/job/JobCard.test.tsx',
        'has the title before Save, both named with the employer',
      ),
      ...journey(
        'profile-basic-details',
        'moves by Tab through the basic details in the order of the product, the ideal job last',
      ),
    ],
  ),
  supports(
    ['1.3.3', 'A', 'Sensory Characteristics'],
    'Texts name a control by its words. Where they say above or below, that is also the order of reading.',
    rule(
      'texts',
      'has no text that is empty, uses words we avoid, or leads to something by its side or look',
    ),
  ),
  supports(
    ['1.3.4', 'AA', 'Orientation'],
    'Every page works upright and sideways. Nothing asks how a device is held.',
    [everyPage, ...rule('senses', 'depends nowhere on how a device is held or moved')],
  ),
  supports(
    ['1.3.5', 'AA', 'Identify Input Purpose'],
    'Each field about the person names its purpose, so that the browser can fill it in.',
    [everyPage, ...finds('a personal field that cannot be filled in')],
  ),
  partly(
    ['1.3.6', 'AAA', 'Identify Purpose'],
    'Parts of a page are landmarks, and fields about the person name their purpose.',
    [everyPage, ...finds('a control outside every landmark')],
    {
      what: 'The purpose of a button or an icon is there in words only. Software cannot swap it for a symbol.',
      why: 'Browsers have no settled way to say it for buttons and icons yet.',
    },
  ),
];
