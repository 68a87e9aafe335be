/** What a panel hears. */
export type PanelEvent = { type: 'panel.requested' } | { type: 'panel.closed' };
