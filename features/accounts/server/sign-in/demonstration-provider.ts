import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { isLoopback, isLoopbackName } from '#kit/server/http/loopback.ts';
import { escaped } from '#kit/server/mail/mail.ts';

type Person = { sub: string; email: string; email_verified: boolean; given_name: string; family_name: string };

/** The people who can sign in. The provider does not know which of them has an account. */
const PEOPLE: readonly (Person & { note: string })[] = [
  {
    sub: 'noor',
    email: 'noor.aziz@muster.test',
    email_verified: true,
    given_name: 'Noor',
    family_name: 'Aziz',
    note: 'Email address confirmed by the provider',
  },
  {
    sub: 'unverified',
    email: 'veteran@muster.test',
    email_verified: false,
    given_name: 'Rhys',
    family_name: 'Pritchard',
    note: 'Email address not confirmed by the provider',
  },
];

const CLIENT = { client_id: 'muster-demonstration', client_secret: randomBytes(24).toString('base64url') };
const CODE_MS = 300_000;
const MOST_CODES = 100;
const SECURITY = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
  'x-content-type-options': 'nosniff',
};

type Attempt = { person: Person; redirect_uri: string; nonce: string | null; challenge: string; until: number };

/** Only sites of this computer: `localhost` and names below it. */
function isOfThisComputer(redirect_uri: string): boolean {
  if (!URL.canParse(redirect_uri)) return false;
  const { protocol, hostname, pathname } = new URL(redirect_uri);
  return protocol === 'http:' && pathname === '/redirect/social' && (isLoopbackName(hostname) || hostname.endsWith('.localhost'));
}

/** Whether this process may start the provider: only in the demonstration, which production refuses, and only where it listens on this computer alone. */
export const mayStartDemonstrationProvider = (config: { demonstration: boolean; host: string }): boolean =>
  config.demonstration && isLoopbackName(config.host);

/**
 * An OpenID provider that replaces Google and LinkedIn in the demonstration. Muster signs people in through it as through a real one. It requires no
 * password, so it listens on 127.0.0.1 only.
 */
export async function startDemonstrationProvider(mayReturnTo: (redirect_uri: string) => boolean = isOfThisComputer) {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'demonstration', alg: 'RS256', use: 'sig' };
  const codes = new Map<string, Attempt>();
  const server = createServer((request, response) => {
    void reply(request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((ready, failed) => server.once('error', failed).listen(0, '127.0.0.1', ready));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const json = (status: number, body: object) =>
      response.writeHead(status, { ...SECURITY, 'content-type': 'application/json' }).end(JSON.stringify(body));
    const url = new URL(request.url ?? '/', issuer);
    // A name that somebody pointed at 127.0.0.1 is not this site.
    if (!isLoopback(request.socket.remoteAddress) || request.headers.host !== new URL(issuer).host)
      return void json(403, { error: 'access_denied' });
    if (url.pathname === '/.well-known/openid-configuration')
      return void json(200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
        token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
        authorization_response_iss_parameter_supported: true,
      });
    if (url.pathname === '/jwks') return void json(200, { keys: [jwk] });
    if (url.pathname === '/token' && request.method === 'POST') return void json(...(await grant(await bodyOf(request))));
    if (url.pathname === '/authorize') return authorize(url, response);
    json(404, { error: 'not_found' });
  }

  /** Shows who can sign in; each choice, and refusing, is a link to the same address with the answer. */
  function authorize(url: URL, response: ServerResponse): void {
    const read = (name: string) => url.searchParams.get(name) ?? '';
    const [redirect_uri, challenge] = [read('redirect_uri'), read('code_challenge')];
    const isValid =
      read('client_id') === CLIENT.client_id &&
      mayReturnTo(redirect_uri) &&
      challenge !== '' &&
      read('code_challenge_method') === 'S256';
    if (!isValid) return void response.writeHead(400, SECURITY).end('This sign-in request is not valid.');
    const answer = url.searchParams.get('answer');
    const person = PEOPLE.find(({ sub }) => sub === answer);
    if (!person && answer !== 'refuse') {
      const link = (value: string) => {
        const target = new URL(url);
        target.searchParams.set('answer', value);
        return escaped(target.pathname + target.search);
      };
      return void response.writeHead(200, { ...SECURITY, 'content-type': 'text/html; charset=utf-8' }).end(pageOf(link));
    }
    const back = new URL(redirect_uri);
    back.searchParams.set('state', read('state'));
    back.searchParams.set('iss', issuer);
    if (person) {
      const code = randomBytes(24).toString('base64url');
      const [oldest] = codes.keys();
      if (codes.size >= MOST_CODES && oldest !== undefined) codes.delete(oldest);
      codes.set(code, { person, redirect_uri, nonce: url.searchParams.get('nonce'), challenge, until: Date.now() + CODE_MS });
      back.searchParams.set('code', code);
    } else back.searchParams.set('error', 'access_denied');
    response.writeHead(303, { ...SECURITY, location: back.href }).end();
  }

  /** Exchanges a code once. */
  async function grant(form: URLSearchParams): Promise<[number, object]> {
    if (form.get('client_id') !== CLIENT.client_id || form.get('client_secret') !== CLIENT.client_secret)
      return [401, { error: 'invalid_client' }];
    const code = form.get('code') ?? '';
    const attempt = codes.get(code);
    codes.delete(code);
    const verified = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (
      !attempt ||
      attempt.until < Date.now() ||
      attempt.challenge !== verified ||
      attempt.redirect_uri !== form.get('redirect_uri')
    )
      return [400, { error: 'invalid_grant' }];
    const { sub, email, email_verified, given_name, family_name } = attempt.person;
    const claims = { email, email_verified, given_name, family_name, ...(attempt.nonce !== null && { nonce: attempt.nonce }) };
    const id_token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: jwk.kid })
      .setIssuer(issuer)
      .setSubject(sub)
      .setAudience(CLIENT.client_id)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey);
    return [200, { access_token: randomBytes(24).toString('base64url'), token_type: 'Bearer', expires_in: 300, id_token }];
  }

  return {
    client: { issuer, ...CLIENT },
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

const MOST_BYTES = 10_000;
async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const part of request) {
    text += part;
    if (text.length > MOST_BYTES) return new URLSearchParams();
  }
  const form = new URLSearchParams(text);
  const [, basic = ''] = /^Basic (.+)$/.exec(request.headers.authorization ?? '') ?? [];
  const [id, secret] = Buffer.from(basic, 'base64').toString().split(':');
  if (id && secret) {
    form.set('client_id', decodeURIComponent(id));
    form.set('client_secret', decodeURIComponent(secret));
  }
  return form;
}

const pageOf = (link: (answer: string) => string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Choose an account</title>
<style>
:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0;display:grid;place-items:center;min-height:100vh;background:light-dark(#f9fafb,#141a21);color:light-dark(#1c252e,#fff)}
main{width:min(400px,100% - 32px);padding:24px;box-sizing:border-box;border:1px solid light-dark(#dfe3e8,#3b4650);border-radius:8px;background:light-dark(#fff,#1c252e)}
h1{font-size:24px;margin:0 0 8px}p{margin:0 0 16px;color:light-dark(#454f5b,#c4cdd5)}ul{list-style:none;margin:0 0 16px;padding:0;display:grid;gap:8px}
a{display:block;padding:12px 16px;border:1px solid light-dark(#919eab,#637381);border-radius:8px;color:inherit;text-decoration:none}a:hover{background:light-dark(#f4f6f8,#28323d)}
span{display:block;font-size:14px;color:light-dark(#454f5b,#c4cdd5)}
</style></head><body><main>
<h1>Choose an account</h1>
<p>The demonstration’s own provider, in place of Google and LinkedIn. It runs on this computer only.</p>
<ul>${PEOPLE.map(({ sub, given_name, family_name, email, note }) => `<li><a href="${link(sub)}"><strong>${escaped(`${given_name} ${family_name}`)}</strong><span>${escaped(email)}</span><span>${escaped(note)}</span></a></li>`).join('')}</ul>
<a href="${link('refuse')}">Refuse</a>
</main></body></html>`;
