import type { Failure } from '../failure.ts';

/** What a search is saved as. */
export type SavedAs = {
  /** Stands in the subject of its mails. */
  readonly name: string;
  readonly frequency: 'never' | 'daily' | 'weekly';
};

export type SavedSearchInput = SavedAs;

export type SavedSearchContext = SavedAs & {
  /** What is suggested while it is not saved. */
  readonly start: SavedAs;
  /** As the server has it; null while it is not saved. */
  savedAs: SavedAs | null;
  /** Whether Save was pressed without a name. */
  isNameMissing: boolean;
  failure: Failure | null;
};

export type SavedSearchEvent =
  | { type: 'panel.requested' }
  | { type: 'panel.closed' }
  | { type: 'name.changed'; name: string }
  | { type: 'frequency.changed'; frequency: SavedAs['frequency'] }
  | { type: 'save.requested' }
  /** What the list of saved searches says: null when this one is not among them. */
  | { type: 'list.read'; savedAs: SavedAs | null };
