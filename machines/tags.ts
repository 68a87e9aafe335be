/**
 * The four promises a state makes to the screen.
 * busy: something is under way and there is a message to announce.
 * editable: what is shown can be changed now.
 * failed: there is a retry or an exit, and nothing that was typed is lost.
 * finished: there is nothing more to do here.
 */
export type ScreenTag = 'busy' | 'editable' | 'failed' | 'finished';
