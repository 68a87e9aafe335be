/**
 * Makes a happy-dom document an instance of its window's Document, as in a browser. React-aria
 * asks that before it says whether the focus is inside a dialog.
 */
export function adoptDocument(window: { readonly Document: object }): void {
  Object.defineProperty(window.Document, Symbol.hasInstance, {
    configurable: true,
    value: (node: unknown) =>
      typeof node === 'object' && node !== null && 'nodeType' in node && node.nodeType === 9,
  });
}
