/**
 * One run of printed text. Lengths are PDF points (1/72 inch) from the top left corner of the page
 * as shown, so a rotated page reads like an upright one.
 */
export interface TextItem {
  text: string;
  /** Left edge. */
  x: number;
  /** Baseline, growing downwards. */
  y: number;
  width: number;
  /** Font size as shown. */
  size: number;
  bold: boolean;
  italic: boolean;
  /** Font name without its subset prefix; empty when the PDF gives none. */
  font: string;
}

/** The text of one page. `page` counts from 1. */
export interface PageText {
  page: number;
  width: number;
  height: number;
  items: TextItem[];
}

/** What the reader found: the text of the first pages, and how many pages there are. */
export interface DocumentText {
  pageCount: number;
  pages: PageText[];
}
