import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fail, notFound } from '#kit/server/http/errors.ts';
import { isFromThisComputer } from '#kit/server/http/loopback.ts';
import { tenantAt } from '#kit/server/http/serve.ts';
import { escaped } from '#kit/server/mail/mail.ts';
import { findMail, findMails } from './queries.ts';

/**
 * The emails of a tenant, for developing or trying the product without a mail server. They give access to any account, so the
 * routes exist only with the demonstration, only for this computer, and are not part of the contract.
 */
export function mailboxRoutes(app: FastifyInstance): void {
  const tenantOf = async (request: FastifyRequest) => {
    if (!isFromThisComputer(request)) fail(notFound('Page'));
    return tenantAt(app.muster.gate, request.host);
  };

  app.get<{ Querystring: { to?: unknown } }>('/dev/mailbox', async (request, reply) => {
    const tenant = await tenantOf(request);
    const to = typeof request.query.to === 'string' ? request.query.to.trim().slice(0, 254) : '';
    const mails = await app.muster.db.withTenant(tenant.id, (db) => findMails(db, to));
    return sendPage(reply, `Mailbox of ${tenant.name}`, listOf(mails, to));
  });

  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', async (request, reply) => {
    const tenant = await tenantOf(request);
    const id = /^\d{1,9}$/.test(request.params.id) ? Number(request.params.id) : fail(notFound('Mail'));
    const mail = (await app.muster.db.withTenant(tenant.id, (db) => findMail(db, id))) ?? fail(notFound('Mail'));
    return sendPage(reply, mail.subject, letterOf(mail));
  });
}

type Summary = Awaited<ReturnType<typeof findMails>>[number];
type Mail = NonNullable<Awaited<ReturnType<typeof findMail>>>;

const timeOf = (instant: string) =>
  `<time datetime="${escaped(instant)}">${escaped(new Date(instant).toISOString().slice(0, 19).replace('T', ' '))} UTC</time>`;

function stateOf({ sent_at, attempts, last_error }: Pick<Summary, 'sent_at' | 'attempts' | 'last_error'>): string {
  if (sent_at) return 'sent';
  if (last_error) return `not sent after ${attempts} ${attempts === 1 ? 'try' : 'tries'}: ${escaped(last_error)}`;
  return 'stored here';
}

function listOf(mails: readonly Summary[], to: string): string {
  const rows = mails.map(
    (mail) =>
      `<tr><td><a href="/dev/mailbox/${mail.id}">${escaped(mail.subject)}</a></td><td>${escaped(mail.to_email)}</td><td>${timeOf(mail.created_at)}</td><td>${stateOf(mail)}</td></tr>`,
  );
  const found =
    rows.length > 0
      ? `<div class="scroll" tabindex="0" role="region" aria-label="Emails"><table><thead><tr><th>Subject</th><th>To</th><th>Written</th><th>State</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
      : `<p>${to ? 'No emails to this address.' : 'No emails yet. What the site sends to people appears here.'}</p>`;
  return `<form><label for="to">Address</label> <input id="to" name="to" type="search" value="${escaped(to)}" autocomplete="off"> <button>Search</button></form>${found}`;
}

function letterOf(mail: Mail): string {
  const text = escaped(mail.body_text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
  // The frame runs no scripts, and links open in a new tab.
  const html = mail.body_html.replace('<head>', '<head><base target="_blank">');
  return `<p><a href="/dev/mailbox">All emails</a></p>
<dl><dt>To</dt><dd>${escaped(mail.to_email)}</dd><dt>Written</dt><dd>${timeOf(mail.created_at)}</dd><dt>State</dt><dd>${stateOf(mail)}</dd></dl>
<h2>Text</h2><pre tabindex="0" role="region" aria-label="Text">${text}</pre>
<h2>HTML</h2><iframe title="The email as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escaped(html)}"></iframe>`;
}

const STYLE = `
  :root { color-scheme: light dark; background: Canvas; color: CanvasText; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 70rem; margin: 0 auto; padding: 1rem }
  table { border-collapse: collapse; width: 100% }
  th, td { text-align: left; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid #8884; vertical-align: top }
  .scroll { overflow-x: auto }
  input, button { font: inherit; padding: .375rem .625rem }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem }
  dd { margin: 0; overflow-wrap: anywhere }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; border: 1px solid #8888; border-radius: 8px }
  iframe { width: 100%; height: 40rem; border: 1px solid #8888; border-radius: 8px; background: #fff }`;

function sendPage(reply: FastifyReply, title: string, content: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title><style>${STYLE}</style></head><body><main><h1>${escaped(title)}</h1>${content}</main></body></html>`,
    );
}
