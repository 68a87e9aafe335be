import type { DocumentFile, DocumentFormat } from '#domain/documents/documentFile.ts';
import { writeDocument } from '#server/documents/writeDocument.ts';
import { FileAnswer } from '#server/http/fileAnswer.ts';

const TYPES: Readonly<Record<DocumentFormat, string>> = {
  pdf: 'application/pdf',
  word: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  page: 'text/html; charset=utf-8',
};

/**
 * Answers with the document as a file, which no browser keeps a copy of (as of no answer here).
 * @param fileName to keep it by; without one the browser app names it
 * @throws Problem as `writeDocument` does
 */
export async function documentAnswer(
  file: DocumentFile,
  format: DocumentFormat,
  fileName?: string,
): Promise<FileAnswer> {
  const bytes = await writeDocument(file, format);
  return new FileAnswer(bytes, TYPES[format], fileName === undefined ? {} : { fileName });
}
