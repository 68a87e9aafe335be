/** Every reason why a file gives no resume. */
export type ResumeErrorCode =
  | 'not_a_pdf'
  | 'empty_file'
  | 'no_pages'
  | 'password_protected'
  | 'too_large'
  | 'damaged'
  | 'no_text'
  | 'not_a_resume'
  | 'timeout'
  | 'busy'
  | 'too_many_files'
  | 'cancelled';

/**
 * A plain sentence for each reason: what happened, and what to do next. Those that a Word file or a
 * web page can have as well name no PDF.
 */
export const RESUME_ERROR_MESSAGES: Readonly<Record<ResumeErrorCode, string>> = {
  not_a_pdf:
    'This file is not a PDF. Please save your resume as a PDF and choose that file, or create your profile manually.',
  empty_file: 'This file is empty. Please choose your resume again.',
  no_pages:
    'This PDF has no pages. Please save your resume as a PDF again and choose the new file.',
  password_protected:
    'This PDF needs a password to open. Please save a copy without a password and choose that copy.',
  too_large:
    'This file is too large for us to read. Please save a smaller copy of your resume, a few pages long, and choose that.',
  damaged:
    'This file is damaged and we could not read it. Please save your resume again and choose the new file.',
  no_text:
    'We found no text in this PDF. It may be a scan or a photo of your resume. Please choose a PDF saved from the program you wrote it in, or create your profile manually.',
  not_a_resume:
    'This file does not look like a resume, so nothing was filled in. Please choose your resume, or create your profile manually.',
  timeout:
    'Reading this PDF took too long, so we stopped. Please save your resume as a new PDF and try again, or create your profile manually.',
  busy: 'We are busy right now and could not read your resume in time. This says nothing about your file. Please try again in a minute.',
  too_many_files:
    'Several of your files are waiting to be read already. Please wait until one of them is done.',
  cancelled: 'Reading was cancelled. Nothing was filled in.',
};

export interface ResumeError {
  code: ResumeErrorCode;
  message: string;
}

/** The error of a code, with its sentence. */
export function resumeError(code: ResumeErrorCode): ResumeError {
  return { code, message: RESUME_ERROR_MESSAGES[code] };
}

/** Thrown inside the reader, with its code. */
export class ResumeReadError extends Error {
  readonly code: ResumeErrorCode;

  constructor(code: ResumeErrorCode) {
    super(RESUME_ERROR_MESSAGES[code]);
    this.name = 'ResumeReadError';
    this.code = code;
  }
}
