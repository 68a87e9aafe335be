import { RESUME_MAX_BYTES } from './limits.ts';

export type FileRefusal = 'empty' | 'tooLarge' | 'notPdf';

/**
 * Why a chosen file cannot be a resume, or null. A browser that knows no type for a file leaves it
 * empty, so then the name decides. The server looks into the file itself.
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
