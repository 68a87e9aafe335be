import { readMail, signUpBody } from '#tests/support/accounts.ts';
import { isNode, type Node } from '#tests/support/contract.ts';

/** An answer with its JSON, an empty object where it is no object. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Node;
}

/** Calls one copy, or the proxy, under /api. @param path such as `/user/signIn` */
export async function call(
  url: string,
  method: string,
  path: string,
  { body, token }: { readonly body?: object; readonly token?: string } = {},
): Promise<Answer> {
  const { status, headers, content } = await ask(url, method, path, body, token);
  return { status, headers, body: isNode(content) ? content : {} };
}

async function ask(url: string, method: string, path: string, body?: object, token?: string) {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const content: unknown = await answer.json();
  return { status: answer.status, headers: answer.headers, content };
}

/** Every mail to an address in the demo mailbox of a copy, newest first. */
export async function mailsTo(url: string, email: string) {
  const { content } = await ask(url, 'GET', `/user/mailbox?to=${encodeURIComponent(email)}`);
  const mails: readonly unknown[] = Array.isArray(content) ? content : [];
  return mails
    .filter(isNode)
    .map(({ subject, text }) => readMail({ subject: String(subject), text: String(text) }));
}

export interface Somebody {
  readonly email: string;
  readonly password: string;
  readonly userGuid: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Signs in at one copy, or at the proxy. @throws Error when that is refused */
export async function signIn(url: string, email: string, password: string): Promise<Somebody> {
  const { body } = await call(url, 'POST', '/user/signIn', {
    body: { Email: email, Password: password },
  });
  const details = body['userDetails'];
  if (!isNode(details)) throw new Error(`Nobody signed in: ${JSON.stringify(body)}`);
  return {
    email,
    password,
    userGuid: String(details['UserGuid']),
    accessToken: String(body['accessToken']),
    refreshToken: String(body['refreshToken']),
  };
}

/** A candidate who signed up, verified with the code of the mail and signed in. */
export async function signedUp(url: string): Promise<Somebody> {
  const body = signUpBody();
  await call(url, 'POST', '/user/signUp', { body });
  const [mail] = await mailsTo(url, body.Email);
  const code = mail?.code ?? '';
  await call(url, 'POST', '/user/verifyOTP', { body: { email: body.Email, code } });
  return signIn(url, body.Email, body.Password);
}
