import { everyPage, finds, journey, part, rule } from '../evidence.ts';
import { notApplicable, supports } from '../terms.ts';

const noGesture = rule('senses', 'needs no gesture or dragging for any control');

/** WCAG 2.2, guideline 2.5. */
export const inputModalities = [
  supports(
    ['2.5.1', 'A', 'Pointer Gestures'],
    'Every function works by single presses. None needs two fingers or a path.',
    [
      ...noGesture,
      ...part('Shelf', 'moves by the number of visible cards, and announces the position'),
    ],
  ),
  supports(
    ['2.5.2', 'A', 'Pointer Cancellation'],
    'A button acts when the pointer is released over it. Who moves away before that does nothing. A list of choices opens at the press, and closes again without a choice.',
    part('Button', 'does nothing when the pointer is released elsewhere'),
  ),
  supports(
    ['2.5.3', 'A', 'Label in Name'],
    'The name of a control has its visible words, so that it can be called by voice.',
    [
      everyPage,
      ...finds('a name that differs from what is seen'),
      ...part('ToggleButton', 'has a name that starts with the visible text in both states'),
    ],
  ),
  notApplicable(
    ['2.5.4', 'A', 'Motion Actuation'],
    'Nothing is done by moving a device or by moving in front of it.',
    rule('senses', 'depends nowhere on how a device is held or moved'),
  ),
  supports(
    ['2.5.5', 'AAA', 'Target Size (Enhanced)'],
    'Controls are at least 44 by 44 pixels. Links within a sentence are as high as its text.',
    [everyPage, ...finds('a small control')],
  ),
  supports(
    ['2.5.6', 'AAA', 'Concurrent Input Mechanisms'],
    'Keyboard, pointer, touch and voice can be used in turn on each page.',
    [
      ...journey('one-press', 'leaves one question on a double press, by pointer and by keys'),
      ...journey(
        'saved-searches',
        'filters and sorts jobs by pointer, and takes each back on Back',
      ),
    ],
  ),
  supports(
    ['2.5.7', 'AA', 'Dragging Movements'],
    'A file can be dropped on its field, and the button in it does the same. Nothing else can be dragged.',
    [
      ...noGesture,
      ...part('FilePicker', 'is one button, named by its label and its action'),
      ...journey(
        'caseload',
        'shows the board as one list in a narrow window, with nothing to drag',
      ),
    ],
  ),
  supports(
    ['2.5.8', 'AA', 'Target Size (Minimum)'],
    'Controls are at least 44 by 44 pixels, which is more than this asks.',
    [everyPage, ...finds('targets too close together', 'a small control')],
  ),
];
