import { call, CallFailed, toProblem } from '#src/api/client/problem.ts';

/**
 * The file that a call answers with: the table of shapes knows answers of JSON alone.
 * @param type that it must have
 * @throws CallFailed
 */
export async function fileOf(answer: Parameters<typeof call>[0], type: string): Promise<Blob> {
  const file: unknown = await call(answer);
  if (!(file instanceof Blob) || !file.type.startsWith(type)) throw new CallFailed(toProblem(null));
  return file;
}
