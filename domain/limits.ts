/** The constants of section 9, defined once. In milliseconds unless the name says otherwise. */

const HOUR_MS = 60 * 60 * 1000;

/** How long all-jobs and recommendations are cached. */
export const JOB_CACHE_MS = 24 * HOUR_MS;
export const JOBS_PER_LOAD = 25;
/** How long a list waits after a filter was changed: another one may follow. */
export const FILTER_REST_MS = 1500;

/** Saved with the insights. */
export const SEARCH_RADIUS_MILES = 50;

/** Most places in one answer to a location search. */
export const PLACE_RESULTS_MAX = 100;

export const IMAGE_MAX_BYTES = 20_971_520;
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/jpg'] as const;

/** The contract's limit for storing a resume; the product spec sets none. */
export const RESUME_MAX_BYTES = 10 * 1024 * 1024;
/** Mail gateways and scanners put bytes before the header of a PDF, fewer than this. */
export const PDF_HEADER_SEARCH_BYTES = 4096;

/** A file in a mail; encoded it is a third larger, and many mail servers take 10 MB. */
export const ATTACHMENT_MAX_BYTES = 7 * 1024 * 1024;

export const SPINNER_TICK_MS = 500;
export const SPINNER_CAP_PERCENT = 99;
export const RESUME_EXPECTED_S = 120;
export const PREFERENCES_EXPECTED_S = 3;
export const MORE_ABOUT_YOU_EXPECTED_S = 5;

/** Start-up redirects a candidate to the profile at or below this completion. */
export const COMPLETION_TO_PROFILE_PERCENT = 40;
/** The upload page offers "Create profile manually" at or below this completion. */
export const COMPLETION_MANUAL_PERCENT = 25;
/** The completion bar shows danger below this. */
export const COMPLETION_DANGER_PERCENT = 30;
/** The completion bar shows warning below this, down to danger. */
export const COMPLETION_WARNING_PERCENT = 70;

/** The validator's minimum is 7; the message and the pattern say 8 (section 5). */
export const PASSWORD_VALIDATOR_MIN = 7;
export const PASSWORD_PATTERN_MIN = 8;
/** From this length on any mix of characters is accepted (NIST SP 800-63B-4). */
export const PASSPHRASE_MIN = 15;

/** Days a draft is kept after its last change. */
export const DRAFT_KEPT_DAYS = 30;

/** Warning time before a session ends, at most half its idle limit (WCAG 2.2.1). */
export const SESSION_WARNING_MS = 2 * 60 * 1000;
/** Default idle limit of a session; the deployment can set another. */
export const SESSION_IDLE_MINUTES = 60;

/**
 * How long a tab waits for the other tabs of its browser. They answer within a few milliseconds;
 * a later answer still counts.
 */
export const SIBLINGS_ANSWER_MS = 200;

/** The longest wait that a browser's timer can hold, in milliseconds. */
export const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** Saved searches of one person. */
export const SAVED_SEARCHES_MAX = 20;

/** Characters in the name of a saved search, as in the contract. */
export const SAVED_SEARCH_NAME_MAX = 100;

/** New jobs of a saved search that are counted and marked. */
export const NEW_JOBS_MAX = 1000;

/** Characters of a message to a candidate, and of notes about one. */
export const MESSAGE_MAX = 2000;
