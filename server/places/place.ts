/** A place in the United States: a ZIP code area or a city. */
export type Place = {
  /** Degrees north, WGS 84. */
  lat: number;
  /** Degrees east, WGS 84 (negative across the mainland). */
  lng: number;
  city: string;
  /** Two letters: a state, DC or a territory. */
  state: string;
  /** Five digits with leading zeros; null for a whole city. */
  zip: string | null;
  /** The text people see: "Syracuse, NY 13202" or "Syracuse, NY". */
  display: string;
};

/** What a distance needs of a place. */
export type Point = Pick<Place, 'lat' | 'lng'>;
