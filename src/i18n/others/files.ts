/** What a file of this folder exports. */
export interface LanguageFiles {
  /** Fetches an area's text; undefined where there is none. */
  readonly textOf: (area: string) => Promise<object> | undefined;
}
