/**
 * The four tags of a state, which are promises to the screen.
 * - busy: work is in progress and there is a message to announce.
 * - editable: the input can be changed now.
 * - failed: there is a retry or an exit, and no input is lost.
 * - finished: there is nothing more to do here.
 */
export type ScreenTag = 'busy' | 'editable' | 'failed' | 'finished';
