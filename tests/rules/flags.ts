import { rejectPattern } from './sources.ts';

/** A name that tells how far a call or a step is. */
const flag =
  /(?:is|has)(?:Loading|Leaving|Trying|Sending|Saving|Failed|Waiting|Waited|Done|Told|Sent)|problem|failure|told|done|stage/;

/** Waiting, failed and done are states of a machine or a query, never a screen's own state. */
export const noProcessFlag = rejectPattern(
  new RegExp(
    `const \\[(?:${flag.source}), \\w+\\] = useState\\b|useState<(?:Problem|Failure) \\|`,
    'g',
  ),
  'keeps process state; use a machine or src/api/client',
);
