import type { Person } from './person.ts';

/** What a layout prints, so that the truth is exactly what stands on the page. */
export interface Shown {
  dates: 'month' | 'year';
  address: 'full' | 'zip' | 'city' | 'none';
  /** Education years. */
  years: 'both' | 'end';
  summary: boolean;
  skills: boolean;
  duties: boolean;
}

/** One look of a resume: who makes the PDF, what it shows, and the source for a person. */
export interface Layout {
  name: string;
  maker: 'chromium' | 'latex' | 'writer' | 'groff';
  /** Whom it fits; without it the people of its half take turns. */
  people?: readonly string[];
  shown: Shown;
  source: (person: Person) => string;
}

export const ALL: Shown = {
  dates: 'month',
  address: 'full',
  years: 'both',
  summary: true,
  skills: true,
  duties: true,
};
