import { createHash } from 'node:crypto';

/**
 * Which half a layout belongs to: the reader is mended on the seen one; the other is only
 * measured. The name alone decides, so that nobody chooses.
 */
export function isKeptApart(name: string): boolean {
  return (createHash('sha256').update(name).digest()[0] ?? 0) % 2 === 1;
}
