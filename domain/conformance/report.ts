import { heardTasks } from './heardTasks.ts';
import type { Gap } from './terms.ts';

const heard = Object.values(heardTasks);

/** What all tables of the report share. Change the date when an answer changes. */
export const report = {
  product: 'Our Ability',
  /** When every answer was last looked at. */
  date: '2026-11-28',
  /** Whoever runs a server has an address of their own, at /help. */
  contact: 'accessibility@our-ability.example',
  /** Assistive technology and browsers that were tried, and how. */
  tried: [
    `The screen reader Orca 43 with Chromium 156 on Linux. Tests compare what it says, word for word. They go through ${heard.length} tasks: ${new Intl.ListFormat('en').format(heard)}. Other parts of the site were heard by hand.`,
    'The keyboard alone. Tests go through whole tasks with it, of each role: those who look for a job, job coaches, employers and who runs the site.',
    'Zoom to 320 pixels, text at 200 percent, wide text spacing and the high contrast colors of a device, by tests.',
    'Firefox 153 with extended support (ESR) and WebKitGTK 2.50 on Linux, by tests of three tasks: from a resume to recommended jobs, a job with its dates in the profile, and a posting of an employer. Each page that they end at fits a width of 320 pixels.',
  ],
  /** Programs that look at pages. */
  programs: [
    'axe, with the rules of WCAG 2.2 at all levels and its best practices.',
    'The engine of IBM Equal Access and Siteimprove Alfa. Each thing that they ask about is mended, or there is a reason why it is no fault.',
    'Our own page check, for what axe does not see: focus, keyboard, sizes, names and places.',
  ],
} as const;

/** What is not known or does not work well, and belongs to no single criterion. */
export const limits: readonly Gap[] = [
  {
    what: 'We have not listened with the screen readers NVDA, JAWS, VoiceOver or TalkBack.',
    why: 'They do not run on the system that we test on.',
  },
  {
    what: 'All but three tasks are tested in the browser Chromium alone.',
    why: 'The tests take long, and run after each change.',
  },
  {
    what: 'We have no record yet of a test by people with disabilities. Nor did somebody from outside check the site.',
    why: 'Nobody was asked yet. The form to report a barrier is open to everybody.',
  },
  {
    what: 'While a window is open, Help and the display settings cannot be reached.',
    why: 'A window keeps the focus until it is closed, so that nobody gets lost behind it.',
  },
  {
    what: 'After a window has closed over a page with tabs, Orca also says which tab is chosen.',
    why: 'Orca reads the tabs as new. The focus itself is at the right place.',
  },
];
