import type { PlainWord } from '../types.ts';
import { word } from './inflect.ts';

/** Short forms of whole words, which are always written out. */
export const shortForms: readonly PlainWord[] = [
  word('e.g.', 'for example'),
  word('i.e.', 'that is'),
  word('etc.', 'and so on'),
  word('etc', 'and so on', { unless: { after: /^\./ } }),
  word('approx.', 'about'),
  word('w/', 'with', { needs: { after: /^ [a-z]/i } }),
  word('asap', 'as soon as possible'),
  word('yrs', 'years', { unless: { after: /^\./ } }),
  word('yrs.', 'years'),
  word('hrs', 'hours', { unless: { after: /^\./ } }),
  word('hrs.', 'hours'),
  word('wk', 'week', { unless: { after: /^\./ } }),
  word('mgmt', 'management', { unless: { after: /^\./ } }),
  word('dept.', 'department'),
];

/** What letters stand for, told where they stand first; only those with one meaning in postings. */
export const letters: Readonly<Record<string, string>> = {
  EHR: 'electronic health record',
  EMR: 'electronic medical record',
  EOE: 'equal opportunity employer',
  FAQ: 'frequently asked questions',
  FSA: 'flexible spending account',
  HR: 'human resources',
  HSA: 'health savings account',
  KPIs: 'key performance indicators',
  PPE: 'personal protective equipment',
  PTO: 'paid time off',
  QA: 'quality assurance',
  ROI: 'return on investment',
  SLAs: 'service level agreements',
  SOP: 'standard operating procedure',
  SOPs: 'standard operating procedures',
};
