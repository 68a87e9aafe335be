import { IMAGE_MAX_BYTES, IMAGE_TYPES } from './limits.ts';

/** Why a file cannot be a profile image, checked before upload (section 5); null when it can. */
export function imageRefusal(file: { type: string; size: number }): 'kind' | 'size' | null {
  if (!IMAGE_TYPES.some((type) => type === file.type)) return 'kind';
  return file.size > IMAGE_MAX_BYTES ? 'size' : null;
}
