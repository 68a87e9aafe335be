/**
 * The id of the control that edits what a JSON pointer of the review names: "/zip" is
 * "review-zip".
 */
export function fieldIdOf(pointer: string): string {
  return `review${pointer.replaceAll('/', '-')}`;
}
