/** A part of a segment in one type style. */
export interface Run {
  text: string;
  size: number;
  bold: boolean;
  italic: boolean;
  font: string;
}

/**
 * Text on one baseline without a wide gap in it. Lengths are points from the top left of the page.
 */
export interface Segment {
  text: string;
  x0: number;
  x1: number;
  /** Baseline. */
  y: number;
  size: number;
  bold: boolean;
  italic: boolean;
  font: string;
  /** The same text by type style: "Cook" in bold and ", Diner" beside it. */
  runs: Run[];
}

/** One line of the resume in reading order. */
export interface Line {
  page: number;
  /** The cells joined by two spaces, without the bullet. */
  text: string;
  /** Parts with a wide gap between them, left to right. */
  cells: Segment[];
  x0: number;
  x1: number;
  y: number;
  size: number;
  bold: boolean;
  italic: boolean;
  font: string;
  /** The line starts with a bullet sign. */
  bullet: boolean;
  /**
   * Whether the line is in its own column left of the text it labels, such as dates or a heading.
   */
  label: boolean;
  /**
   * Distance to the line above, in font sizes, from baseline to baseline. Infinity at the start of
   * a column.
   */
  gap: number;
  /** Number of the column in reading order; lines of one column share it. */
  column: number;
  /** Left and right edge of that column. */
  left: number;
  right: number;
}
