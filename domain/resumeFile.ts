import { RESUME_MAX_BYTES } from './limits.ts';

export type FileRefusal = 'empty' | 'tooLarge' | 'notPdf';

/**
 * Why a chosen file cannot be a resume, or null. Some browsers leave the type empty; then the name
 * decides. The server checks the content.
 */
export function refuseResumeFile(file: {
  name: string;
  type: string;
  size: number;
}): FileRefusal | null {
  const isPdf =
    file.type === 'application/pdf' || (file.type === '' && /\.pdf$/i.test(file.name.trim()));
  if (!isPdf) return 'notPdf';
  if (file.size === 0) return 'empty';
  return file.size > RESUME_MAX_BYTES ? 'tooLarge' : null;
}
