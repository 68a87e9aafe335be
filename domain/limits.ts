/** The constants of section 9, each once. Times are in milliseconds unless the name says otherwise. */

const HOUR_MS = 60 * 60 * 1000;

/** All-jobs and recommendations are kept this long, then fetched again. */
export const JOB_CACHE_MS = 24 * HOUR_MS;
export const JOBS_PER_LOAD = 25;

/** Miles, stored with the insights. */
export const SEARCH_RADIUS_MILES = 50;

export const PLACE_RESULTS_MAX = 100;
export const ZIP_RESULTS_MAX = 1;
export const PLACE_COUNTRY = 'US';

export const IMAGE_MAX_BYTES = 20_971_520;
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/jpg'] as const;

/** The product spec sets no limit for a resume; this is the one of the contract's store-resume call. */
export const RESUME_MAX_BYTES = 10 * 1024 * 1024;

export const SPINNER_TICK_MS = 500;
export const SPINNER_CAP_PERCENT = 99;
export const RESUME_EXPECTED_S = 120;
export const PREFERENCES_EXPECTED_S = 3;
export const MORE_ABOUT_YOU_EXPECTED_S = 5;

export const SIDEBAR_COLLAPSE_PX = 840;
export const SUMMARY_PREVIEW_CHARACTERS = 100;
export const AUTOSAVE_MS = 2000;

/** At or under this share a candidate is sent to the profile at start-up. */
export const COMPLETION_TO_PROFILE_PERCENT = 40;
/** At or under this share the upload page offers "Create profile manually". */
export const COMPLETION_MANUAL_PERCENT = 25;
/** Under this share the bar says danger. */
export const COMPLETION_DANGER_PERCENT = 30;
/** Under this share (and not danger) the bar says warning. */
export const COMPLETION_WARNING_PERCENT = 70;

/** The validator's minimum; the message and the pattern say 8 (section 5). */
export const PASSWORD_VALIDATOR_MIN = 7;
export const PASSWORD_PATTERN_MIN = 8;
/** From this length on no mix of characters is asked for (NIST SP 800-63B-4). */
export const PASSPHRASE_MIN = 15;

/** What was typed is kept this long after the last change. */
export const DRAFT_KEPT_DAYS = 30;

/** A session that is about to end says so this long before, or half its idle limit when that is shorter (WCAG 2.2.1). */
export const SESSION_WARNING_MS = 2 * 60 * 1000;
/** A session that nobody uses ends after this, unless the deployment sets another limit. */
export const SESSION_IDLE_MINUTES = 60;
