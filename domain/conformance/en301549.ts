import { answer, type Answer, type Chapter } from './answers.ts';
import { criteria } from './criteria.ts';

const closed = 'The product runs in a browser. Screen readers and the like can use it.';
const web = 'The product is a set of web pages, answered in chapter 9.';
const noHardware = 'The product has no hardware.';

/** Success criteria that came with WCAG 2.2: EN 301 549 V3.2.1 has those of WCAG 2.1. */
const NEWER: ReadonlySet<string> = new Set(['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8']);

/** Chapter 9 by the answers to WCAG: its numbers are those of WCAG after "9.". */
export const webAnswers: readonly Answer[] = [
  ...criteria
    .filter(({ number, level }) => level !== 'AAA' && !NEWER.has(number))
    .map(({ number, name, term }) => answer(`9.${number}`, name, term, `See WCAG ${number}.`)),
  answer('9.4.1.1', 'Parsing', 'supports', 'Browsers settle this now; WCAG 2.2 has removed it.'),
  answer(
    '9.6',
    'WCAG conformance requirements',
    'partially-supports',
    'Whole pages and whole tasks are covered, and nothing gets in the way. The criteria above that are met in part keep it from being full.',
  ),
];

/** The chapters of EN 301 549 V3.2.1. */
export const en301549: readonly Chapter[] = [
  {
    id: 'en_301_549_functional_performance',
    name: 'Chapter 4: Functional performance statements',
    notes: '',
    answers: [
      answer(
        '4.2.1',
        'Usage without vision',
        'supports',
        'Every task works with a screen reader and the keyboard. Heard with one screen reader, Orca.',
      ),
      answer(
        '4.2.2',
        'Usage with limited vision',
        'supports',
        'Text has a contrast of 7 to 1, grows to 200 percent and more, and flows at 320 pixels.',
      ),
      answer(
        '4.2.3',
        'Usage without perception of colour',
        'supports',
        'What a color says, a word says too.',
      ),
      answer(
        '4.2.4 4.2.5',
        'Usage without hearing, with limited hearing',
        'supports',
        'The product has no sound.',
      ),
      answer(
        '4.2.6',
        'Usage with no or limited vocal capability',
        'supports',
        'Nothing needs a voice.',
      ),
      answer(
        '4.2.7',
        'Usage with limited manipulation or strength',
        'supports',
        'Controls have 44 by 44 pixels, and nothing needs dragging, two fingers or two keys at once.',
      ),
      answer(
        '4.2.8',
        'Usage with limited reach',
        'supports',
        'Everything works with a keyboard, a pointer, touch or a switch that sends keys.',
      ),
      answer('4.2.9', 'Minimize photosensitive seizure triggers', 'supports', 'Nothing flashes.'),
      answer(
        '4.2.10',
        'Usage with limited cognition, language or learning',
        'partially-supports',
        'Our texts are short, tasks come in steps, and what is typed is kept. Job postings by employers are often hard to read.',
      ),
      answer(
        '4.2.11',
        'Privacy',
        'supports',
        'Each password is hidden until a press shows it, for all people alike. No employer sees what a person says of a disability, unless the person shares it.',
      ),
    ],
  },
  {
    id: 'en_301_549_generic_requirements',
    name: 'Chapter 5: Generic requirements',
    notes: '',
    answers: [
      answer(
        '5.1 5.1.2 5.1.2.1 5.1.2.2 5.1.3 5.1.3.1 5.1.3.2 5.1.3.3 5.1.3.4 5.1.3.5 5.1.3.6 5.1.3.7 5.1.3.8 5.1.3.9 5.1.3.10 5.1.3.11 5.1.3.12 5.1.3.13 5.1.3.14 5.1.3.15 5.1.3.16 5.1.4 5.1.5 5.1.6 5.1.6.1 5.1.6.2 5.1.7',
        'Closed functionality',
        'not-applicable',
        closed,
      ),
      answer(
        '5.2',
        'Activation of accessibility features',
        'supports',
        'The display settings are on every page, and work with the keyboard and a screen reader.',
      ),
      answer('5.3', 'Biometrics', 'not-applicable', 'Nothing is done by a feature of the body.'),
      answer(
        '5.4',
        'Preservation of accessibility information during conversion',
        'partially-supports',
        'A posting from a job feed becomes plain text with its paragraphs, its lists and the headings above them. Other headings become lines of text, and pictures are left out with their descriptions.',
      ),
      answer(
        '5.5 5.5.1 5.5.2 5.6 5.6.1 5.6.2 5.7 5.8',
        'Operable parts, locking controls, key repeat, double-strike',
        'not-applicable',
        noHardware,
      ),
      answer('5.9', 'Simultaneous user actions', 'supports', 'Nothing needs two actions at once.'),
    ],
  },
  {
    id: 'en_301_549_ict_with_two-way_voice',
    name: 'Chapter 6: ICT with two-way voice communication',
    notes: 'Nobody talks through the product.',
    isLeftOut: true,
    answers: [],
  },
  {
    id: 'en_301_549_ict_with_video',
    name: 'Chapter 7: ICT with video capabilities',
    notes: 'The product has no video.',
    isLeftOut: true,
    answers: [],
  },
  {
    id: 'en_301_549_hardware',
    name: 'Chapter 8: Hardware',
    notes: noHardware,
    isLeftOut: true,
    answers: [],
  },
  {
    id: 'en_301_549_web',
    name: 'Chapter 9: Web',
    notes: 'Each number is that of WCAG after “9.”, and has its answer.',
    answers: [],
  },
  {
    id: 'en_301_549_non-web-documents',
    name: 'Chapter 10: Non-web documents',
    notes:
      'Mails and the receipts of what was shared are HTML and have the same checks as pages. Resumes to try the product with are tagged PDF files. Files that people upload are their own.',
    answers: [
      answer(
        '10.5 10.6',
        'Caption positioning, audio description timing',
        'not-applicable',
        'No document has sound or video.',
      ),
    ],
  },
  {
    id: 'en_301_549_software',
    name: 'Chapter 11: Software',
    notes: web,
    answers: [
      answer(
        '11.5 11.5.1 11.5.2 11.5.2.1 11.5.2.2 11.5.2.3 11.5.2.4 11.5.2.5 11.5.2.6 11.5.2.7 11.5.2.8 11.5.2.9 11.5.2.10 11.5.2.11 11.5.2.12 11.5.2.13 11.5.2.14 11.5.2.15 11.5.2.16 11.5.2.17',
        'Interoperability with assistive technology',
        'not-applicable',
        web,
      ),
      answer('11.6 11.6.1 11.6.2', 'Documented accessibility usage', 'not-applicable', web),
      answer(
        '11.7',
        'User preferences',
        'supports',
        'Pages follow what is set in the browser or the device: the colors, the contrast, the motion and the text size.',
      ),
      answer(
        '11.8 11.8.1 11.8.2',
        'Authoring tools, accessible content creation',
        'supports',
        'Employers write postings as plain text. The product makes the headings, lists and paragraphs of the page.',
      ),
      answer(
        '11.8.3',
        'Preservation of accessibility information in transformations',
        'partially-supports',
        'A posting from a job feed becomes plain text with its paragraphs, its lists and the headings above them. Other headings become lines of text, and pictures are left out with their descriptions.',
      ),
      answer(
        '11.8.4',
        'Repair assistance',
        'not-applicable',
        'The form to write a posting does not look for barriers in the page that it makes.',
      ),
      answer('11.8.5', 'Templates', 'not-applicable', 'There are no templates for postings.'),
    ],
  },
  {
    id: 'en_301_549_documentation_and_support_services',
    name: 'Chapter 12: Documentation and support services',
    notes: '',
    answers: [
      answer(
        '12.1 12.1.1',
        'Accessibility and compatibility features',
        'supports',
        'Help tells about the display settings. The accessibility statement says what works and what does not.',
      ),
      answer(
        '12.1.2',
        'Accessible documentation',
        'supports',
        'Help consists of pages of the product, answered in chapter 9.',
      ),
      answer(
        '12.2 12.2.2',
        'Support services',
        'partially-supports',
        'Help and the statement have it. Whoever runs the server chooses who answers questions.',
      ),
      answer(
        '12.2.3',
        'Effective communication',
        'partially-supports',
        'There is a form that works without an account. Mail, phone and hours depend on whoever runs the server.',
      ),
      answer(
        '12.2.4',
        'Accessible documentation',
        'supports',
        'Help consists of pages of the product, answered in chapter 9.',
      ),
    ],
  },
  {
    id: 'en_301_549_ict_providing_relay_or_emergency_service_access',
    name: 'Chapter 13: ICT providing relay or emergency service access',
    notes: 'The product relays no calls.',
    isLeftOut: true,
    answers: [],
  },
];
