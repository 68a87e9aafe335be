import type { DocumentBlock } from './blocks.ts';

/** The kinds of file that every document can be written as. */
export const DOCUMENT_FORMATS = ['pdf', 'word', 'page'] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

/** A document as the writers get it: its pieces, and what a file says of itself. */
export interface DocumentFile {
  /** BCP 47 */
  readonly language: string;
  readonly title: string;
  readonly author: string;
  /** The first is the heading of level 1. */
  readonly blocks: readonly DocumentBlock[];
  readonly madeAt: Date;
}
