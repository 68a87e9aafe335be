/** What an engine says of a page, unless it says that all is well. */
export interface EngineFinding {
  /** "ibm:html_lang_exists:Fail_3" or "alfa:sia-r4"; IBM's rules have several reasons each. */
  rule: string;
  /** Where, as XPath: more than one place when a rule compares parts. */
  places: readonly string[];
  /**
   * What the engine says, and how the part begins. An engine that leaves the last word to a person
   * ("needs review", "cannot tell") is heard like one that is sure.
   */
  message: string;
}
