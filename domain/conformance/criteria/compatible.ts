import { everyPage, finds, journey, keys, mounted, part, test } from '../evidence.ts';
import { supports } from '../terms.ts';

/** WCAG 2.2, guideline 4.1. */
export const compatible = [
  supports(
    ['4.1.2', 'A', 'Name, Role, Value'],
    'Each control has a name, a role and a state that screen readers get. The controls are those of HTML or of React Aria.',
    [
      everyPage,
      ...finds('a control without a name', 'a dialog without a name', 'focus inside aria-hidden'),
      ...part('Select', 'is named by its label, its required word and what is chosen'),
      ...part('FilterChips', 'is a named group of check boxes that show which filters are on'),
    ],
  ),
  supports(
    ['4.1.3', 'AA', 'Status Messages'],
    'One part of the page speaks for all others: it says once what was saved, found, failed or takes long, and the focus stays.',
    [
      everyPage,
      ...finds('a live region of its own'),
      ...test(
        'src/ui/announcer/announce.test.tsx',
        'puts a sentence into the polite region, and into no other',
        'stays visible to assistive technology while a modal hides the page',
      ),
      ...mounted(
        'success-message',
        'announces a success once and leaves the focus where it was when a job is saved',
      ),
      ...journey('page-opening', 'announces a slow page while the old page stays'),
      keys(
        'filter-jobs',
        'filters and sorts jobs with the keyboard alone, announces the count, and clears by one press',
      ),
    ],
  ),
];
