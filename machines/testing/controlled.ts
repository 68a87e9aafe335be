import { fromPromise } from 'xstate';

export type Call<Output, Input> = {
  input: Input;
  resolve: (output: Output) => void;
  reject: (error: unknown) => void;
  signal: AbortSignal;
};

/** An actor that waits for the test's answer. `calls` holds every start, in order. */
export function controlled<Output, Input>() {
  const calls: Call<Output, Input>[] = [];
  const logic = fromPromise<Output, Input>(
    ({ input, signal }) =>
      new Promise<Output>((resolve, reject) => {
        calls.push({ input, resolve, reject, signal });
      }),
  );
  return { logic, calls };
}
