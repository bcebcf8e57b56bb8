import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import type { TestTenant } from '#apps/api/testing/index.ts';

export type ProviderPerson = { sub: string; email?: string; email_verified?: boolean; given_name?: string; family_name?: string };

/**
 * A real OpenID provider on this machine that replaces Google or LinkedIn. Its sign-in page accepts the login of any of `people`.
 * @param options.redirectUris where it may send people back to
 * @param options.mayReturnTo further addresses that it may send people back to, where they are not known at its start
 */
export async function startOpenIdProvider(options: { redirectUris: string[]; mayReturnTo?: (uri: string) => boolean }) {
  const people = new Map<string, ProviderPerson>();
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const client = { client_id: 'muster', client_secret: 'a secret that only the provider and Muster know' };
  const provider = new Provider(issuer, {
    clients: [{ ...client, redirect_uris: options.redirectUris, grant_types: ['authorization_code'], response_types: ['code'] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'name'] },
    // Claims in the ID token, as Google returns them.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ['only for tests'] },
    findAccount: (_, login) => {
      const person = people.get(login) ?? { sub: login };
      return { accountId: login, claims: async () => ({ ...person }) };
    },
    ttl: { Session: 3600, Grant: 3600, Interaction: 3600, IdToken: 3600, AccessToken: 3600 },
  });
  const mayReturnTo = options.mayReturnTo;
  if (mayReturnTo) provider.Client.prototype.redirectUriAllowed = mayReturnTo;
  server.on('request', provider.callback());
  return {
    issuer,
    ...client,
    people,
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

export type OpenIdProvider = Awaited<ReturnType<typeof startOpenIdProvider>>;

/** Follows the provider's pages as a browser would. @returns the URL that it redirects back to */
export async function signInAtProvider(url: string, login: string, answer: 'consent' | 'refuse' = 'consent'): Promise<URL> {
  const cookies = new Map<string, string>();
  let [next, form]: [string, URLSearchParams | null] = [url, null];
  for (let step = 0; step < 12; step++) {
    const response = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: form } : {}),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    form = null;
    const location = response.headers.get('location');
    if (location) {
      next = new URL(location, next).href;
      if (new URL(next).pathname === '/redirect/social') return new URL(next);
      continue;
    }
    const page = await response.text();
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
    if (!prompt) throw new Error(`The provider shows an unexpected page (${response.status}): ${page.slice(0, 300)}`);
    if (answer === 'refuse') next = new URL(/href="([^"]*abort)"/.exec(page)?.[1] ?? '', next).href;
    else form = new URLSearchParams({ prompt, login, password: 'any' });
    if (form) next = new URL(/action="([^"]+)"/.exec(page)?.[1] ?? next, next).href;
  }
  throw new Error('The provider never came back');
}

/** As if the person had signed in an hour ago. */
export const ageSessions = (tenant: TestTenant, person: { id: number }) =>
  tenant.run((db) =>
    db
      .updateTable('sessions')
      .set({ identity_confirmed_at: new Date(Date.now() - 3_600_000).toISOString() })
      .where('user_id', '=', person.id)
      .execute(),
  );

/** The token of the link in the last email to an address. */
export async function linkMailedTo(tenant: TestTenant, email: string): Promise<string> {
  const mail = await tenant.run((db) =>
    db.selectFrom('mails').select('body_text').where('to_email', '=', email).orderBy('id', 'desc').executeTakeFirstOrThrow(),
  );
  return new URL(/http\S+/.exec(mail.body_text)?.[0] ?? '').searchParams.get('token') ?? '';
}
