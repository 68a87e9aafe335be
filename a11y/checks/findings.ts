/** One problem on a page. */
export interface Finding {
  /** Short name of the check, such as "ids-unique" or "axe:color-contrast". */
  rule: string;
  /** The element: a selector a developer can paste into the browser, or "page". */
  target: string;
  /** What is wrong and whom it stops, in one sentence. */
  message: string;
}

/** Formats findings for a failure message, two lines each. */
export function describeFindings(findings: readonly Finding[]): string {
  return findings.map((each) => `  ${each.rule} at ${each.target}\n    ${each.message}`).join('\n');
}
