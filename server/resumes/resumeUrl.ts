const pattern = /^\/resumes\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/**
 * What store-resume returns and the parser takes as filename. It identifies a file and gives no
 * access to it.
 */
export function resumeUrl(id: string): string {
  return `/resumes/${id}`;
}

/** The id in such a URL; null when the URL is not one of ours. */
export function resumeIdOf(url: string): string | null {
  return pattern.exec(url)?.[1] ?? null;
}
