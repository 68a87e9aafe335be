import { answer, type Chapter } from './answers.ts';

const web =
  'The product is a set of web pages, answered by the tables of WCAG. It has no access to the accessibility services of the system but through the browser.';

/** The chapters of the revised Section 508 beside WCAG. */
export const section508: readonly Chapter[] = [
  {
    id: 'functional_performance_criteria',
    name: 'Chapter 3: Functional Performance Criteria',
    notes: '',
    answers: [
      answer(
        '302.1',
        'Without Vision',
        'supports',
        'Every task works with a screen reader and the keyboard. Heard with one screen reader, Orca.',
      ),
      answer(
        '302.2',
        'With Limited Vision',
        'supports',
        'Text has a contrast of 7 to 1, grows to 200 percent and more, and flows at 320 pixels. Display settings change size, spacing, font and contrast.',
      ),
      answer(
        '302.3',
        'Without Perception of Color',
        'supports',
        'What a color says, a word says too.',
      ),
      answer('302.4', 'Without Hearing', 'supports', 'The product has no sound.'),
      answer('302.5', 'With Limited Hearing', 'supports', 'The product has no sound.'),
      answer('302.6', 'Without Speech', 'supports', 'Nothing needs speech.'),
      answer(
        '302.7',
        'With Limited Manipulation',
        'supports',
        'Controls have 44 by 44 pixels, and nothing needs dragging, two fingers or two keys at once.',
      ),
      answer(
        '302.8',
        'With Limited Reach and Strength',
        'supports',
        'Everything works with a keyboard, a pointer, touch or a switch that sends keys.',
      ),
      answer(
        '302.9',
        'With Limited Language, Cognitive, and Learning Abilities',
        'partially-supports',
        'Our texts are short, tasks come in steps, and what is typed is kept. Job postings by employers are often hard to read.',
      ),
    ],
  },
  {
    id: 'hardware',
    name: 'Chapter 4: Hardware',
    notes: 'The product has no hardware.',
    isLeftOut: true,
    answers: [],
  },
  {
    id: 'software',
    name: 'Chapter 5: Software',
    notes: '',
    answers: [
      answer(
        '502.2.1 502.2.2 502.3.1 502.3.2 502.3.3 502.3.4 502.3.5 502.3.6 502.3.7 502.3.8 502.3.9 502.3.10 502.3.11 502.3.12 502.3.13 502.3.14 502.4',
        'Interoperability with Assistive Technology',
        'not-applicable',
        web,
      ),
      answer('503.2 503.3', 'User Preferences, Alternative User Interfaces', 'not-applicable', web),
      answer(
        '503.4.1 503.4.2',
        'Caption and Audio Description Controls',
        'not-applicable',
        'The product has no audio and no video.',
      ),
      answer(
        '504.2',
        'Content Creation or Editing',
        'supports',
        'Employers write postings as plain text. The product makes the headings, lists and paragraphs of the page.',
      ),
      answer(
        '504.2.1',
        'Preservation of Information Provided for Accessibility in Format Conversion',
        'partially-supports',
        'A posting from a job feed becomes plain text with its paragraphs, its lists and the headings above them. Other headings become lines of text, and pictures are left out with their descriptions.',
      ),
      answer('504.2.2', 'PDF Export', 'not-applicable', 'The product makes no PDF files.'),
      answer(
        '504.3',
        'Prompts',
        'partially-supports',
        'The form to write a posting asks about words that keep people out and about needless duties. It does not ask about long sentences or headings.',
      ),
      answer('504.4', 'Templates', 'not-applicable', 'There are no templates for postings.'),
    ],
  },
  {
    id: 'support_documentation_and_services',
    name: 'Chapter 6: Support Documentation and Services',
    notes: '',
    answers: [
      answer(
        '602.2',
        'Accessibility and Compatibility Features',
        'supports',
        'Help tells about the display settings. The accessibility statement says what works and what does not.',
      ),
      answer(
        '602.3',
        'Electronic Support Documentation',
        'supports',
        'Help consists of pages of the product, which the tables of WCAG answer too.',
      ),
      answer(
        '602.4',
        'Alternate Formats for Non-Electronic Support Documentation',
        'not-applicable',
        'There is no printed documentation.',
      ),
      answer(
        '603.2',
        'Information on Accessibility and Compatibility Features',
        'partially-supports',
        'Help and the statement have it. Whoever runs the server chooses who answers questions.',
      ),
      answer(
        '603.3',
        'Accommodation of Communication Needs',
        'partially-supports',
        'There is a form that works without an account. Mail, phone and hours depend on whoever runs the server.',
      ),
    ],
  },
];
