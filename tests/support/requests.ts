import { randomUUID } from 'node:crypto';
import { testPng } from '#server/profiles/images/testPictures.ts';
import type { CallInput, OperationId, Operations } from '#tests/support/api.ts';
import { operationNamed } from '#tests/support/contract.ts';
import { sampleResumeLines, textPdf } from '#tests/support/pdf.ts';

// Requests from the examples in the contracts. openapi/common.yaml says whose these ids are.

const person = '11111111-1111-4111-8111-111111111111';
const posting = '33333333-3333-4333-8333-333333333333';
/** The company of the examples: a test that asks about it puts it into its database. */
export const exampleCompany = {
  guid: '22222222-2222-4222-8222-222222222222',
  name: 'Erie Harbor Foods',
} as const;

const guids = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** What the examples of an operation send, as JSON; a file stands by its name alone. */
function exampleOf(id: OperationId): string {
  const given = operationNamed(id).inputs.filter(({ example }) => example !== undefined);
  const at = (place: 'path' | 'query') => {
    const named = given.filter((one) => one.place === place);
    return named.length === 0
      ? undefined
      : Object.fromEntries(named.map(({ name, example }) => [name, example]));
  };
  const only = (place: 'body' | 'file') => given.find((one) => one.place === place)?.example;
  return JSON.stringify({
    path: at('path'),
    query: at('query'),
    body: only('body'),
    form: only('file'),
  });
}

/** Whether a request of this operation says whom it is about. */
export const namesPerson = (id: OperationId): boolean => exampleOf(id).includes(person);
/** Whether it says which company it is about. */
export const namesCompany = (id: OperationId): boolean => {
  const example = exampleOf(id);
  return example.includes(exampleCompany.guid) || example.includes(exampleCompany.name);
};
/** Whether it names a posting that a company wrote here. */
export const namesPosting = (id: OperationId): boolean => exampleOf(id).includes(posting);

/**
 * The example of an operation, about this person and this posting. Each id of something else is
 * one that nothing has.
 */
export function requestOf(
  id: OperationId,
  userGuid: string,
  postingGuid: string = randomUUID(),
): CallInput {
  const known: Readonly<Record<string, string>> = {
    [person]: userGuid,
    [posting]: postingGuid,
    [exampleCompany.guid]: exampleCompany.guid,
  };
  const text = exampleOf(id).replace(guids, (guid) => known[guid] ?? randomUUID());
  const { form, ...request } = JSON.parse(text) as CallInput & { form?: { file: string } };
  return form ? { ...request, file: fileNamed(form.file) } : request;
}

const fileNamed = (name: string) =>
  name.endsWith('.png')
    ? { name, content: testPng(), type: 'image/png' }
    : { name, content: textPdf(sampleResumeLines) };

type BodyOf<Operation> = Operation extends {
  requestBody?: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

/** The body of an operation's example, about this person. */
export const bodyOf = <Id extends OperationId>(id: Id, userGuid: string): BodyOf<Operations[Id]> =>
  requestOf(id, userGuid).body as BodyOf<Operations[Id]>;
