import type { components } from '#openapi/resume.ts';

/** The review payload of the product with the evidence of each value, as in the contract. */
export type ParsedResume = components['schemas']['ParsedResume'];
/** One school or course. Years are four digits. */
export type ParsedEducation = components['schemas']['EducationItem'];
/** One job. Dates are DD-MM-YYYY. */
export type ParsedWork = components['schemas']['WorkExperienceItem'];
/** Where a value comes from: JSON pointer, confidence 0 to 1, printed line, page from 1. */
export type Evidence = components['schemas']['FieldEvidence'];
/** A line of the file that no value was read from. */
export type UnplacedLine = components['schemas']['UnplacedLine'];
/** The degree levels of the product, lowest first. */
export type DegreeLevel = components['schemas']['DegreeLevelName'];
