import { createHash } from 'node:crypto';
import { type IncomingMessage, request } from 'node:http';
import { originOf } from './hosts.ts';

type Reply = { status: number; text: string };

/**
 * Sends a request to the journeys' server, by its IP address: Node.js does not resolve names that end in localhost. Rate limits count by
 * address, so each person has their own in X-Forwarded-For. The server trusts this machine as a proxy (server.ts).
 */
export async function send(
  email: string,
  method: string,
  path: string,
  { token, body }: { token?: string; body?: Response } = {},
): Promise<Reply> {
  const headers: Record<string, string> = { host: new URL(originOf(email)).host, 'x-forwarded-for': addressOf(email) };
  if (token) headers.authorization = `Bearer ${token}`;
  if (body) headers['content-type'] = body.headers.get('content-type') ?? '';
  const bytes = Buffer.from(body ? await body.arrayBuffer() : new ArrayBuffer(0));
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port: process.env.E2E_PORT, path, method, headers }, resolve).once('error', reject).end(bytes);
  });
  const parts: Buffer[] = [];
  for await (const part of reply) parts.push(part);
  return { status: reply.statusCode ?? 500, text: Buffer.concat(parts).toString() };
}

/** An address of the range for documentation and tests (RFC 2544). */
function addressOf(email: string): string {
  const [first = 0, second = 0] = createHash('sha256').update(email).digest();
  return `198.18.${first}.${second}`;
}

/** Opens a session of this account without its password. @returns the session's token */
export const openSession = (email: string): Promise<string> => bypass('POST', 'sessions', email);

/** Creates an account with a verified email. @returns the token of its first session */
export const createAccount = (email: string, role: 'veteran' | 'recruiter'): Promise<string> =>
  bypass('POST', 'accounts', email, { role });

type Mail = { subject: string; text: string; unsubscribe_url: string | null };

/** The emails to an address, the newest first. */
export const findMails = async (email: string): Promise<Mail[]> => JSON.parse(await bypass('GET', 'mails', email));

/** Sends the email with alerts and reminders that the next day's run would send to this address. */
export const sendDailyEmail = (email: string): Promise<string> => bypass('POST', 'daily-email', email);

/** Has a board of Greenhouse show jobs with these titles. @param email anybody of the tenant */
export const showOnBoard = (email: string, board: string, titles: readonly string[]): Promise<string> =>
  bypass('POST', 'boards', email, { board, titles: titles.join('|') });

/** Calls a route that only the journeys' server has (bypass-routes.ts). */
async function bypass(method: string, what: string, email: string, more: Record<string, string> = {}): Promise<string> {
  const query = new URLSearchParams({ host: new URL(originOf(email)).hostname, email, ...more });
  const { status, text } = await send(email, method, `/journeys/${what}?${query}`);
  if (status !== 200) throw new Error(`${method} ${what} of ${email}: ${text}`);
  return text;
}

/** The session in which this worker calls the API as a person, apart from those of their browsers. */
const sessions = new Map<string, Promise<string>>();

/** What the API replies to this person, for things that a journey needs but does not test. Fails if it refuses. */
export async function callAs(email: string, method: string, path: string, body?: object) {
  const session = sessions.get(email) ?? openSession(email);
  sessions.set(email, session);
  const content = body instanceof FormData ? new Response(body) : body && Response.json(body);
  const { status, text } = await send(email, method, path, { token: await session, body: content });
  if (status >= 300) throw new Error(`${method} ${path} refused ${email}: ${status} ${text}`);
  return JSON.parse(text).data;
}
