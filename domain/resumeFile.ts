import { PDF_HEADER_SEARCH_BYTES, RESUME_MAX_BYTES } from './limits.ts';

export type FileRefusal = 'empty' | 'tooLarge' | 'notPdf';

/** What systems call a file whose kind they do not know. Then its name says more. */
const GENERIC_TYPES = ['', 'application/octet-stream', 'binary/octet-stream'];

const PDF_HEADER = '%PDF-';

/**
 * Why a chosen file cannot be a resume by its type, name and size, or null. The name decides
 * where the system does not know the kind. The server checks the content.
 */
export function refuseResumeFile(file: {
  name: string;
  type: string;
  size: number;
}): FileRefusal | null {
  const isPdf =
    ['application/pdf', 'application/x-pdf'].includes(file.type) ||
    (GENERIC_TYPES.includes(file.type) && /\.pdf$/i.test(file.name.trim()));
  if (!isPdf) return 'notPdf';
  if (file.size === 0) return 'empty';
  return file.size > RESUME_MAX_BYTES ? 'tooLarge' : null;
}

/** Whether the first bytes must say what a file is, because the system does not say PDF. */
export function needsHeaderCheck(file: { name: string; type: string; size: number }): boolean {
  return file.type !== 'application/pdf' && refuseResumeFile(file) === null;
}

/** Where a PDF begins in the first bytes of a file; -1 when it is none. */
export function pdfStart(bytes: Uint8Array): number {
  const text = String.fromCharCode(...bytes.subarray(0, PDF_HEADER_SEARCH_BYTES));
  return text.indexOf(PDF_HEADER);
}
