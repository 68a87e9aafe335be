import type { ResumeOptions } from './content.ts';
import { RESUME_SECTIONS, type ResumeSection } from './words.ts';

/** What a person chose for the resume to send: the sections in their order, and what is left out. */
export interface ResumeChoices {
  /** All of them, also those left out: one that comes back has its place. */
  readonly order: readonly ResumeSection[];
  readonly leftOut: readonly ResumeSection[];
  readonly email: boolean;
  readonly phone: boolean;
  readonly zip: boolean;
  /** For this resume alone; null while it is the one of the profile. */
  readonly summary: string | null;
}

/** A ZIP code tells more than an employer needs before an interview. */
export const FIRST_CHOICES: ResumeChoices = {
  order: RESUME_SECTIONS,
  leftOut: [],
  email: true,
  phone: true,
  zip: false,
  summary: null,
};

/** The choices as the call takes them. */
export function resumeOptions(choices: ResumeChoices): ResumeOptions {
  const { order, leftOut, email, phone, zip, summary } = choices;
  return {
    sections: order.filter((section) => !leftOut.includes(section)),
    email,
    phone,
    zip,
    summary,
  };
}

/**
 * Moves a section one place up (-1) or down (1) among those that are seen. All others keep their
 * places; at the end of the list nothing moves.
 */
export function moveSection(
  choices: ResumeChoices,
  seen: readonly ResumeSection[],
  section: ResumeSection,
  by: -1 | 1,
): ResumeChoices {
  const from = seen.indexOf(section);
  const other = from < 0 ? undefined : seen[from + by];
  if (other === undefined) return choices;
  const swapped = (one: ResumeSection) => (one === section ? other : one === other ? section : one);
  return { ...choices, order: choices.order.map(swapped) };
}

/** Whether stored data are such choices, of these sections. */
export function isResumeChoices(data: unknown): data is ResumeChoices {
  if (typeof data !== 'object' || data === null) return false;
  const { order, leftOut, email, phone, zip, summary } = data as Record<string, unknown>;
  const areSections = (list: unknown): list is ResumeSection[] =>
    Array.isArray(list) && list.every((one) => RESUME_SECTIONS.includes(one));
  return (
    areSections(order) &&
    new Set(order).size === RESUME_SECTIONS.length &&
    order.length === RESUME_SECTIONS.length &&
    areSections(leftOut) &&
    [email, phone, zip].every((value) => typeof value === 'boolean') &&
    (summary === null || typeof summary === 'string')
  );
}
