import { CallFailed, toProblem } from '#src/api/client/problem.ts';

/** As long as the server keeps the challenge. */
export const deviceMs = 5 * 60 * 1000;

/** What the person's device said. The codes begin with "device_", as no code of the server does. */
const codes: Readonly<Record<string, string>> = {
  // Cancelled, timed out, or without a passkey of this site: a browser does not tell which.
  NotAllowedError: 'device_stopped',
  AbortError: 'device_stopped',
  InvalidStateError: 'device_known',
};

/**
 * Waits for what the browser asks the person.
 * @throws CallFailed device_stopped, device_known when it has a passkey of the account already, or
 *   device_unable
 */
export async function askDevice(answer: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const credential = await answer.catch((error: unknown) => {
    const name = error instanceof DOMException ? error.name : '';
    throw failed(codes[name] ?? 'device_unable');
  });
  if (credential === null) throw failed('device_stopped');
  return credential as PublicKeyCredential;
}

function failed(code: string): CallFailed {
  return new CallFailed({ ...toProblem(null), code });
}
