/**
 * A problem with one field. `pointer` is an RFC 6901 JSON pointer into the payload
 * (`/work_experience/0/start_date`), `code` selects the text to show, and `detail` is the server's
 * own sentence when the problem came from the server.
 */
export type FieldProblem = { pointer: string; code: string; detail?: string };
