import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { data } from '#kit/contract/shapes.ts';

/** What of a new tenant is set up, as the stored facts say. */
export const TenantChecklist = z.object({
  /** An email has left. */
  mail: z.boolean(),
  /** A host that people can reach from elsewhere. */
  host: z.boolean(),
  contact: z.boolean(),
  crisis_lines: z.boolean(),
  logo: z.boolean(),
  /** A page about the site is in the operators' own words. */
  pages: z.boolean(),
  second_operator: z.boolean(),
  /** The viewer's own. */
  second_factor: z.boolean(),
  company: z.boolean(),
});
export type TenantChecklist = z.infer<typeof TenantChecklist>;

export const getTenantChecklist = defineRoute({
  method: 'GET',
  path: '/api/operator/checklist',
  access: 'operator',
  summary: 'What of the site is set up',
  description:
    'Returns for each step of setting up a site whether it is done: email, host, contact, crisis lines, logo, pages, a second operator, the viewer’s second factor and the first company.',
  reads_only: true,
  reply: data(TenantChecklist),
});

const HostCheck = z.object({
  host: z.string(),
  /** A request to the host reached this site of this installation. */
  leads_here: z.boolean(),
  /** What the request found, as a sentence. */
  reply: z.string(),
});
export type HostCheck = z.infer<typeof HostCheck>;

export const checkHosts = defineRoute({
  method: 'POST',
  path: '/api/operator/hosts/check',
  access: 'operator',
  summary: 'Check that the hosts of the site lead here',
  description:
    'Sends a request to each host of the site that is not a name of one computer or local network, and returns whether it reached this site of this installation, or what it found instead.',
  limit: { max: 20, window: 3600 },
  reply: data(z.array(HostCheck)),
});

export const getHostProof = defineRoute({
  method: 'GET',
  path: '/api/host-proof',
  access: 'public',
  summary: 'Show that a host leads to this site',
  description:
    'Returns a signature of the given text that only this site of this installation can make. Its operators use it to check their hosts.',
  reads_only: true,
  query: z.object({
    text: z
      .string({ error: 'Give 20 to 60 letters, digits, - or _' })
      .regex(/^[\w-]{20,60}$/, 'Give 20 to 60 letters, digits, - or _')
      .meta({ examples: ['5f0c6f0e-0d5c-4f1e-9b56-6a4a1d1c9c11'] }),
  }),
  limit: { max: 120, window: 60 },
  reply: data(z.object({ proof: z.string() })),
});
