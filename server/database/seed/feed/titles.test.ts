import { expect, it } from 'vitest';
import { withArticle } from './titles.ts';

it.each([
  'a Cook',
  'an Accountant',
  'an RN',
  'an HR Manager',
  'a CNC Operator',
  'an X-Ray Technician',
  'a Union Representative',
  'a University Registrar',
  'an Usher',
  'an Uninsured Claims Adjuster',
  'a UX Designer',
  'an SEO Specialist',
  'a CAD Drafter',
  'an EMT',
  'a Utility Worker',
  'an IT Manager',
  'a VP of Sales',
  'an LCSW',
  'a 911 Dispatcher',
  'an OTR Driver',
  'a Used Car Manager',
  'an AV Technician',
  'a DJ',
  'a One-on-One Aide',
  'an Hourly Clerk',
  'a PBX Operator',
  'an MRI Technologist',
  'a WIC Nutritionist',
])('writes %s', (phrase) => {
  expect(withArticle(phrase.replace(/^an? /, ''))).toBe(phrase);
});
