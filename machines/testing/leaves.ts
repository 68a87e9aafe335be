import type { AnyStateMachine, AnyStateNode } from 'xstate';

export interface Leaf {
  /** The machine and the path, such as "form.editing". */
  name: string;
  /** Its own tags and those of the states around it. */
  tags: readonly string[];
  /** The machine goes on from it at once, so nobody ever sees it. */
  isPassed: boolean;
}

/** True where one of the transitions that need no event has no condition. */
const isLeftAtOnce = ({ always }: AnyStateNode) =>
  always?.some(({ guard, target }) => guard === undefined && target !== undefined) ?? false;

/** The states of a machine that have no states inside: it is in one of them, or in one a region. */
export function leavesOf({ id, root }: AnyStateMachine): Leaf[] {
  const below = (node: AnyStateNode, around: readonly string[]): Leaf[] => {
    const tags = [...around, ...node.tags];
    const inner = Object.values(node.states);
    if (inner.length > 0) return inner.flatMap((each) => below(each, tags));
    return [{ name: [id, ...node.path].join('.'), tags, isPassed: isLeftAtOnce(node) }];
  };
  return below(root, []);
}
