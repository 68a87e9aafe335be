import type { Config } from '#server/config.ts';

/** The pages of the browser app that mails link to. */
export function mailLinks({ publicUrl }: Config) {
  const to = (path: string, query: Readonly<Record<string, string>> = {}) => {
    const search = new URLSearchParams(query).toString();
    return `${publicUrl}/auth/${path}${search && `?${search}`}`;
  };
  return {
    signIn: to('login'),
    signUp: to('register'),
    reset: to('reset-password'),
    /** Asks for the address again: an address in a link stays in histories and logs. */
    resetWithCode: to('reset-password', { step: 'code' }),
    verify: (user: string, token: string) => to('verify-account', { user, token }),
  };
}
