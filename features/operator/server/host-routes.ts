import type { FastifyInstance } from 'fastify';
import { isLocalName } from '#features/tenants/rules.ts';
import { serve, serveOutside } from '#kit/server/http/serve.ts';
import { type Downloader, DownloadFault } from '#kit/server/net/download.ts';
import type { Signer } from '#kit/server/process/secrets.ts';
import { audit } from '#kit/server/records/audit.ts';
import * as calls from '../checklist-contract.ts';
import { hostsOf } from './checklist-queries.ts';

export type HostChecks = {
  download: Downloader;
  signer: Signer;
  /** The address of the site at one of its hosts, such as `https://jobs.example.org`. */
  siteOf: (host: string) => string;
};

const signed = (tenantId: number, text: string) => `${tenantId} ${text}`;

export function hostRoutes(app: FastifyInstance, options: HostChecks): void {
  serve(app, calls.getHostProof, async ({ tenant, query }) => ({
    data: { proof: options.signer.sign(signed(tenant.id, query.text)) },
  }));

  serveOutside(app, calls.checkHosts, async ({ tenant, viewer, request, withTenant }) => {
    const hosts = (await withTenant(hostsOf)).filter((host) => !isLocalName(host));
    const checks = await Promise.all(hosts.map((host) => checkHost(tenant.id, host, options)));
    await withTenant((db) =>
      audit(db, {
        actor_id: viewer.id,
        action: 'hosts_checked',
        subject_kind: 'tenant',
        subject_id: tenant.id,
        details: Object.fromEntries(checks.map(({ host, leads_here }) => [host, leads_here])),
        address: request.ip,
      }),
    );
    return { data: checks };
  });
}

/** Requests a signature from the host that only this site of this installation can make. */
export async function checkHost(tenantId: number, host: string, options: HostChecks): Promise<calls.HostCheck> {
  const text = crypto.randomUUID();
  const site = options.siteOf(host);
  try {
    const { bytes } = await options.download(`${site}/api/host-proof?text=${text}`, {
      accepts: (url) => url.hostname === host,
      headers: { 'user-agent': 'Muster host check' },
    });
    const parts: Buffer[] = [];
    for await (const part of bytes) parts.push(part);
    if (options.signer.isSigned(signed(tenantId, text), proofIn(Buffer.concat(parts))))
      return { host, leads_here: true, reply: `${site} leads here.` };
    return { host, leads_here: false, reply: `Another website replied at ${site}.` };
  } catch (error) {
    if (!(error instanceof DownloadFault)) throw error;
    return { host, leads_here: false, reply: `${site} could not be checked from this server. ${error.message}` };
  }
}

/** The proof in a reply of this route; empty in a reply of anything else. */
function proofIn(reply: Buffer): string {
  try {
    const { proof } = JSON.parse(reply.toString()).data;
    return typeof proof === 'string' ? proof : '';
  } catch {
    return '';
  }
}
