import type { Page } from '@playwright/test';

/** An actor of the page, as far as it is asked. Actors of a call have no `logic.root`. */
export interface PageActor {
  logic: { id: string; root?: object; resolveState(config: object): object };
  /** 1 while it runs. */
  _processingStatus: number;
  getSnapshot(): { status: string; value: unknown; context: object; children: object };
  /** Takes a snapshot and shows it to who subscribed. */
  update(snapshot: object, event: object): void;
}

/**
 * Calls the function in the page with each actor in its memory, and one argument that is plain
 * data. The app needs no hook for it.
 * @throws Error when no mounted component holds an actor
 */
export async function askActors<Given, Answer>(
  page: Page,
  ask: (actors: readonly PageActor[], given: Given) => Answer,
  given: Given,
): Promise<Answer> {
  const client = await page.context().newCDPSession(page);
  try {
    const { result: prototype } = await client.send('Runtime.evaluate', {
      expression: `(${prototypeInPage.toString()})()`,
    });
    const { objects } = await client.send('Runtime.queryObjects', {
      prototypeObjectId: prototype.objectId ?? '',
    });
    const { result, exceptionDetails } = await client.send('Runtime.callFunctionOn', {
      objectId: objects.objectId ?? '',
      functionDeclaration: `function (given) { return (${ask.toString()})(this, given); }`,
      arguments: [{ value: given }],
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
    // What the function returns, as plain data.
    return result.value as Answer;
  } finally {
    await client.detach();
  }
}

/** In the page: the prototype of all actors, from the first that a mounted component holds. */
function prototypeInPage(): object | undefined {
  interface Fiber {
    memoizedState: unknown;
    child: Fiber | null;
    sibling: Fiber | null;
  }
  const actorIn = (value: unknown, depth: number): object | undefined => {
    if (typeof value !== 'object' || value === null || value instanceof Node) return undefined;
    if ('getSnapshot' in value && 'logic' in value) return value;
    if (depth === 0) return undefined;
    for (const each of Object.values(value)) {
      const found = actorIn(each, depth - 1);
      if (found) return found;
    }
    return undefined;
  };
  const search = (fiber: Fiber): object | undefined => {
    // What a component keeps is a list of hooks.
    for (let hook: unknown = fiber.memoizedState; typeof hook === 'object' && hook !== null;) {
      const found = 'memoizedState' in hook ? actorIn(hook.memoizedState, 2) : undefined;
      if (found) return found;
      hook = 'next' in hook ? hook.next : null;
    }
    for (let each = fiber.child; each; each = each.sibling) {
      const found = search(each);
      if (found) return found;
    }
    return undefined;
  };
  for (const element of document.querySelectorAll('body, body > *'))
    for (const [key, value] of Object.entries(element))
      if (key.startsWith('__reactContainer$')) {
        const actor = search((value as { stateNode: { current: Fiber } }).stateNode.current);
        return actor && (Object.getPrototypeOf(actor) as object);
      }
  return undefined;
}
