/** The part of a path of Babel that is asked here. */
interface Path {
  isObjectProperty(): boolean;
  readonly node: { readonly key?: { readonly name?: string } };
}

/**
 * Leaves `setup({ types: { context: {} as Context } })` of XState as it is: only the compiler reads
 * these values. Loaded by Stryker by its path.
 */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'types',
    value: {
      shouldIgnore: (path: Path): string | undefined =>
        path.isObjectProperty() && path.node.key?.name === 'types' ? 'Only types.' : undefined,
    },
  },
];
