import type { Acting } from '#server/http/access.ts';
import { changedFields, recordIn } from '#server/http/changedFields.ts';
import type { Caller, Input } from '#server/http/contractTypes.ts';
import { Problem } from '#server/http/problem.ts';

/** What carries out an operation. */
export type Handler = (input: Input<unknown>) => Promise<unknown>;

/** What a call does to the person viewed, in the words of the log. */
type ActingDoes = 'looked' | 'changed' | 'added' | 'removed';

/** Which part of a person a call is about, as the person's own log of looks names it. */
export type ActingPart =
  | 'profile'
  | 'preferences'
  | 'recommendations'
  | 'applications'
  | 'saved'
  /** Of an employer: their company, its jobs and the people it may see. */
  | 'company';

/** A call that is open to an administrator who views as somebody. */
export interface ActingCall {
  readonly does: ActingDoes;
  readonly part: ActingPart;
  /**
   * The call that answers what a change is made from, so that the log names the fields that are
   * different. Of a list, the record with the id of the change.
   */
  readonly before?: string;
}

/** A call in which an administrator's view counted, or was refused. */
export interface ActingNote {
  readonly operationId: string;
  readonly acting: Acting;
  /** "done" is written before the call is carried out: without the row nothing is. */
  readonly result: 'done' | 'refused' | 'failed';
  readonly changed: readonly string[];
}

export interface ActingGuards {
  /** The call, when it is open to a view. */
  readonly callOf: (operationId: string) => ActingCall | null;
  /** Writes the row of the log. */
  readonly note: (note: ActingNote) => Promise<void>;
}

/** A call of an administrator who views as the person whom it is about. */
interface ActingInput {
  readonly operationId: string;
  readonly input: Input<unknown>;
  readonly acting: Acting;
  /** Those of the same backend. */
  readonly handlers: ReadonlyMap<string, Handler>;
  readonly guards: { readonly acting: ActingGuards };
}

/** Who an administrator is in a view: the person, in the administrator's own sign-in. */
export function personOf({ targetGuid, targetRole }: Acting, { family }: Caller): Caller {
  return { userGuid: targetGuid, role: targetRole, family };
}

/**
 * Carries out a call as the person viewed. The row with both names is written first; a change that
 * then fails gets a second row.
 */
export async function carryOut(asked: ActingInput): Promise<unknown> {
  const { operationId, acting, handlers, guards } = asked;
  const input = { ...asked.input, caller: personOf(acting, asked.input.caller) };
  const call = guards.acting.callOf(operationId);
  const changed = call ? await fieldsOf(call, input, handlers) : [];
  const note = { operationId, acting, changed };
  await guards.acting.note({ ...note, result: 'done' });
  try {
    return await handlers.get(operationId)?.(input);
  } catch (failure) {
    if (call?.does !== 'looked') await guards.acting.note({ ...note, result: 'failed' });
    throw failure;
  }
}

async function fieldsOf(
  { does, before }: ActingCall,
  input: Input<unknown>,
  handlers: ReadonlyMap<string, Handler>,
): Promise<readonly string[]> {
  if (does === 'added') return changedFields(null, input.body);
  const read = before === undefined ? undefined : handlers.get(before);
  if (does !== 'changed' || !read) return [];
  const { userGuid } = input.caller;
  const asked = { ...input, path: { id: userGuid, userGuid }, body: undefined };
  const answer = await read(asked).catch((failure: unknown) => {
    // There is none yet, which the change itself says.
    if (failure instanceof Problem && failure.status === 404) return null;
    throw failure;
  });
  const { path, query } = input as { path: { id?: unknown }; query: { id?: unknown } };
  return changedFields(recordIn(answer, path.id ?? query.id), input.body);
}
