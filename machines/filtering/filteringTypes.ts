export type FilteringInput = {
  /** The filters of the address. */
  filters: string;
};

export type FilteringContext = {
  /** What the controls show. */
  shown: string;
  /** What the list was asked for. */
  asked: string;
};

export type FilteringEvent =
  | { type: 'filters.changed'; filters: string }
  /** By a press that means the list itself, such as "Clear 5 filters". */
  | { type: 'filters.wanted'; filters: string }
  /** By a search, by Back, or by what was asked for here. */
  | { type: 'address.changed'; filters: string };

export type FilteringEmitted = { type: 'list.asked'; filters: string };
