/** What a card of the board hears. */
export type CaseloadEvent =
  | { type: 'record.pressed' }
  | { type: 'move.pressed' }
  /** Cancel, or what was typed is saved. */
  | { type: 'panel.closed' }
  /** The server says that nothing is shared any more. */
  | { type: 'sharing.ended' };
