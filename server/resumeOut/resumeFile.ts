import type { ResumeBlock } from '#domain/resumeOut/blocks.ts';

/** A resume as the writers get it: its pieces, and what a file says of itself. */
export interface ResumeFile {
  /** BCP 47 */
  readonly language: string;
  readonly title: string;
  readonly author: string;
  readonly blocks: readonly ResumeBlock[];
  readonly madeAt: Date;
}
