import { everyPage, finds, part, rule } from '../evidence.ts';
import { notApplicable, supports } from '../terms.ts';

const noMedia = 'The product has no audio and no video.';
const noLiveMedia = 'The product has no live audio and no live video.';
const silent = rule('senses', 'plays no sound or video on any page');

/** WCAG 2.2, guidelines 1.1 and 1.2. */
export const textAndMedia = [
  supports(
    ['1.1.1', 'A', 'Non-text Content'],
    'A picture of a person has a description, or letters take its place. A chart says its numbers in a sentence and in a table. Icons are hidden from screen readers, because words stand beside them.',
    [
      everyPage,
      ...finds('a picture called by its file', 'a control without a name'),
      ...part('Avatar', 'shows the picture with its description'),
      ...part(
        'Chart',
        'says its sentence and names its picture by it',
        'shows the same numbers as a table after one choice',
      ),
      ...part('EmptyState', 'hides its picture from screen readers'),
    ],
  ),
  notApplicable(['1.2.1', 'A', 'Audio-only and Video-only (Prerecorded)'], noMedia, silent),
  notApplicable(['1.2.2', 'A', 'Captions (Prerecorded)'], noMedia, silent),
  notApplicable(
    ['1.2.3', 'A', 'Audio Description or Media Alternative (Prerecorded)'],
    noMedia,
    silent,
  ),
  notApplicable(['1.2.4', 'AA', 'Captions (Live)'], noLiveMedia, silent),
  notApplicable(['1.2.5', 'AA', 'Audio Description (Prerecorded)'], noMedia, silent),
  notApplicable(['1.2.6', 'AAA', 'Sign Language (Prerecorded)'], noMedia, silent),
  notApplicable(['1.2.7', 'AAA', 'Extended Audio Description (Prerecorded)'], noMedia, silent),
  notApplicable(['1.2.8', 'AAA', 'Media Alternative (Prerecorded)'], noMedia, silent),
  notApplicable(['1.2.9', 'AAA', 'Audio-only (Live)'], noLiveMedia, silent),
];
