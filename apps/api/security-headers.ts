import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { reportPolicyViolations } from '#features/tenants/policy-reports-contract.ts';
import type { Config } from './config.ts';

const PERMISSIONS_POLICY =
  'camera=(), geolocation=(self), microphone=(), payment=(), usb=(), serial=(), hid=(), midi=(), display-capture=()';

/** The reference of the API, and the mailbox of the demonstration, whose frames show emails: neither takes a nonce. */
const STYLED_INLINE = /^\/(?:api\/docs|dev\/mailbox)(?:[/?]|$)/;

/** Sets the headers that protect pages. A page names the nonce of its style elements with `allowStyles`. */
export async function setSecurityHeaders(
  app: FastifyInstance,
  config: Pick<Config, 'demonstration' | 'hsts_subdomains'>,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        fontSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        upgradeInsecureRequests: null,
        // Browsers that know `report-to` ignore `report-uri`.
        reportUri: [reportPolicyViolations.path],
        reportTo: ['policy'],
      },
    },
    strictTransportSecurity: config.demonstration ? false : { includeSubDomains: config.hsts_subdomains },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
  });
  app.addHook('onRequest', async ({ url }, reply) => {
    reply.header('reporting-endpoints', `policy="${reportPolicyViolations.path}"`);
    // Nothing of the site uses these; a script or frame that got in could not either.
    reply.header('permissions-policy', PERMISSIONS_POLICY);
    if (STYLED_INLINE.test(url)) allowStyles(reply, "'unsafe-inline'");
  });
}

/** Adds a source of styles, such as a nonce, to the content security policy of a reply. */
export const allowStyles = (reply: FastifyReply, source: string): void => allow(reply, 'style-src', source);

/** Adds sources to a directive of the content security policy of a reply. */
export function allow(reply: FastifyReply, directive: string, sources: string): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply.header('content-security-policy', policy.replace(`${directive} 'self'`, `${directive} 'self' ${sources}`));
}
