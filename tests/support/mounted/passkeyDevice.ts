import { afterEach, beforeEach } from 'vitest';
import { type Authenticator, newAuthenticator } from '#tests/support/authenticator.ts';

/** The person's device behind the browser's own call, with what it does next. */
export interface PasskeyDevice {
  readonly authenticator: Authenticator;
  /** Ends the next question as the browser does, e.g. with NotAllowedError when it is cancelled. */
  refuse: (name: string) => void;
  /** Leaves the next question open, until it is answered or aborted. */
  hold: () => Promise<{ readonly answer: () => void; readonly signal: AbortSignal | undefined }>;
}

/**
 * For the tests of one file: a browser that knows passkeys. The edge is navigator.credentials; behind
 * it real keys sign, and the real server checks them.
 */
export function passkeyDevice(): PasskeyDevice {
  let authenticator = newAuthenticator(site);
  let refusal: string | null = null;
  let held: ((held: Awaited<ReturnType<PasskeyDevice['hold']>>) => void) | null = null;

  /** What stands between the page and the device. */
  const ask = async <Answer>(signal: AbortSignal | undefined, make: () => Answer) => {
    const name = refusal;
    refusal = null;
    if (name !== null) throw new DOMException('', name);
    if (held !== null) {
      const take = held;
      held = null;
      await new Promise<void>((answer, abort) => {
        signal?.addEventListener('abort', () => abort(new DOMException('', 'AbortError')));
        take({ answer, signal });
      });
    }
    return make();
  };
  const credentials = {
    create: ({ publicKey, signal }: CredentialCreationOptions) =>
      ask(signal, () => {
        const { challenge = empty, user } = publicKey ?? {};
        const { id, transports, ...response } = authenticator.create({
          challenge: textOf(challenge),
          userHandle: textOf(user?.id ?? empty),
        });
        return { id, response: { ...buffersOf(response), getTransports: () => transports } };
      }),
    get: ({ publicKey, signal }: CredentialRequestOptions) =>
      ask(signal, () => {
        const { challenge = empty } = publicKey ?? {};
        const { id, ...response } = authenticator.get({ challenge: textOf(challenge) });
        return { id, response: buffersOf(response) };
      }),
  };

  beforeEach(() => {
    authenticator = newAuthenticator(site);
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials });
    Object.defineProperty(window, 'PublicKeyCredential', { configurable: true, value: Object });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'credentials');
    Reflect.deleteProperty(window, 'PublicKeyCredential');
  });

  return {
    get authenticator() {
      return authenticator;
    },
    refuse: (name) => {
      refusal = name;
    },
    hold: () =>
      new Promise((take) => {
        held = take;
      }),
  };
}

/** The address of a server without settings. */
const site = { origin: 'http://localhost:3000', rpId: 'localhost' };
const empty = new Uint8Array();

function textOf(bytes: BufferSource): string {
  const view = ArrayBuffer.isView(bytes) ? new Uint8Array(bytes.buffer) : new Uint8Array(bytes);
  return Buffer.from(view).toString('base64url');
}

/** The same bytes, as a browser gives them. */
function buffersOf(texts: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      new Uint8Array(Buffer.from(text, 'base64url')).buffer,
    ]),
  );
}
