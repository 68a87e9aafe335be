/**
 * Goes through the provider like a browser, with its cookies. Ends at the address that leads back
 * to the app.
 */
export async function answerProvider(
  authorizationUrl: string,
  answer: { readonly subject: string } | 'cancel',
): Promise<URL> {
  const jar = new Map<string, string>();
  const origin = new URL(authorizationUrl).origin;
  const visit = async (url: string, form?: URLSearchParams) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(form ? { method: 'POST', body: form } : {}),
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      jar.set(name, value);
    }
    return response;
  };
  let url = authorizationUrl;
  for (let step = 0; step < 8; step += 1) {
    const isQuestion = url.startsWith(`${origin}/interaction/`);
    const form = new URLSearchParams(
      answer === 'cancel' ? { action: 'cancel' } : { action: 'signIn', ...answer },
    );
    const response = await visit(url, isQuestion ? form : undefined);
    const location = response.headers.get('location');
    if (location === null)
      throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
    const next = new URL(location, url);
    if (next.origin !== origin) return next;
    url = next.href;
  }
  throw new Error('The provider did not lead back.');
}
