import type { FoundEducation } from './entries/education.ts';
import type { FoundWork } from './entries/work.ts';
import type { Found } from './evidence.ts';
import type { readContact } from './fields/contact.ts';
import type { Line } from './layout/line.ts';
import type { Section } from './sections/findSections.ts';

/** All values found in a document. */
export interface Findings {
  lines: Line[];
  sections: Section[];
  work: FoundWork[];
  education: FoundEducation[];
  skills: Found<string>[];
  contact: ReturnType<typeof readContact>;
  name: Found<string> | null;
}
