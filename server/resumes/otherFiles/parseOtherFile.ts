import { RESUME_MAX_BYTES } from '#domain/limits.ts';
import type { ParseResult } from '../parseResume.ts';
import { ResumeReadError, resumeError } from '../read/errors.ts';
import { understand } from '../understand.ts';
import { type FileLine, pageOfLines } from './fileLine.ts';
import { jsonResumeLines } from './jsonResumeLines.ts';
import { webPageLines } from './webPageLines.ts';
import { wordLines } from './wordLines.ts';

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

const readers: readonly (readonly [RegExp, (bytes: Uint8Array) => FileLine[]])[] = [
  [/\.docx$/iu, wordLines],
  [/\.html?$/iu, (bytes) => webPageLines(text(bytes))],
  [/\.json$/iu, (bytes) => jsonResumeLines(text(bytes))],
];

/**
 * Reads a resume that is a Word file, a web page or a JSON Resume, by the ending of its name. In
 * this thread and without its limits: for files that one knows, not for what people upload.
 * @returns null for any other name
 */
export function parseOtherFile(name: string, bytes: Uint8Array): ParseResult | null {
  const [, linesOf] = readers.find(([ending]) => ending.test(name)) ?? [];
  if (!linesOf) return null;
  try {
    if (bytes.byteLength === 0) throw new ResumeReadError('empty_file');
    if (bytes.byteLength > RESUME_MAX_BYTES) throw new ResumeReadError('too_large');
    const resume = understand([pageOfLines(linesOf(bytes))]);
    return resume ? { ok: true, resume } : { ok: false, error: resumeError('not_a_resume') };
  } catch (error) {
    if (error instanceof ResumeReadError) return { ok: false, error: resumeError(error.code) };
    throw error;
  }
}
