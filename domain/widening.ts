/** How far a list of recommended jobs goes beyond the person's saved answers. */
export interface Widening {
  /** Miles beyond the search radius, for a person who does not relocate. */
  readonly miles: number;
  /** Remote jobs too, for a person who prefers to work in person. */
  readonly remote: boolean;
  /** Jobs of related occupations too. */
  readonly related: boolean;
}

export const NOT_WIDENED: Widening = { miles: 0, remote: false, related: false };

/** One step of distance. */
export const WIDER_MILES = 30;
/** The contract's limit. */
export const WIDER_MILES_MAX = 300;

/** Whether it goes beyond the answers at all. */
export const isWidened = ({ miles, remote, related }: Widening): boolean =>
  miles > 0 || remote || related;
