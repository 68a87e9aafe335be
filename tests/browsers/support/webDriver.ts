import { limit } from '#scripts/testing/slowness.ts';

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Calls of a WebDriver session, https://www.w3.org/TR/webdriver2/. */
export interface Session {
  /**
   * Sends a command of the session, such as "url". Answers its value.
   * @throws Error with what the browser says; after a minute, when it says nothing
   */
  send: (method: 'GET' | 'POST' | 'DELETE', command: string, body?: object) => Promise<unknown>;
  /** The address of an element in commands. */
  element: (selector: string) => Promise<string>;
}

/** Whether the driver at this address answers already. */
export async function isReady(driver: string): Promise<boolean> {
  try {
    await call('GET', `${driver}/status`);
    return true;
  } catch {
    return false;
  }
}

/** Starts a browser with these capabilities. */
export async function openSession(driver: string, capabilities: object): Promise<Session> {
  const opened = await call('POST', `${driver}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${driver}/session/${String(isObject(opened) ? opened['sessionId'] : '')}`;
  const send: Session['send'] = (method, command, body) =>
    call(method, command === '' ? session : `${session}/${command}`, body);
  const element: Session['element'] = async (selector) => {
    const found = await send('POST', 'element', { using: 'css selector', value: selector });
    return `element/${String(isObject(found) ? Object.values(found)[0] : '')}`;
  };
  return { send, element };
}

async function call(method: string, address: string, body: object = {}): Promise<unknown> {
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(limit(60_000)),
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
  });
  const answer: unknown = await response.json();
  const value = isObject(answer) ? answer['value'] : undefined;
  if (response.ok) return value;
  const { error, message } = isObject(value) ? value : {};
  throw new Error(`${method} ${new URL(address).pathname}: ${String(error)}, ${String(message)}`);
}
