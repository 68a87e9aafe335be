import type { DocumentBlock } from './blocks.ts';

/** The kinds of file that every document can be written as. */
export const DOCUMENT_FORMATS = ['pdf', 'word', 'page'] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

/** What each is called where files are kept and sent. */
export const DOCUMENT_FILES = {
  pdf: { type: 'application/pdf', ending: 'pdf' },
  word: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ending: 'docx',
  },
  page: { type: 'text/html', ending: 'html' },
} as const satisfies Record<DocumentFormat, { type: string; ending: string }>;

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
