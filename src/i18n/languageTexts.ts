/** What `texts.ts` in the folder of a language exports. */
export interface LanguageTexts {
  /** Fetches an area's text; undefined where there is none. */
  readonly textOf: (area: string) => Promise<object> | undefined;
}
