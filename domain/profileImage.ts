import { IMAGE_MAX_BYTES, IMAGE_TYPES } from './limits.ts';

/** Photos of an iPhone; many browsers give them no type, so the name counts too. */
function isHeic({ type, name = '' }: { type: string; name?: string }): boolean {
  return /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));
}

/** Why a file cannot be a profile image, checked before upload (section 5); null when it can. */
export function imageRefusal(file: {
  type: string;
  size: number;
  name?: string;
}): 'kind' | 'heic' | 'size' | null {
  if (isHeic(file)) return 'heic';
  if (!IMAGE_TYPES.some((type) => type === file.type)) return 'kind';
  return file.size > IMAGE_MAX_BYTES ? 'size' : null;
}
