import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { data, done, Id, Instant } from '#kit/contract/shapes.ts';

export const ResumeShare = z.object({
  id: z.number(),
  /** The link's path, `/shared/…`. Only in the reply that created it, because only a hash of it is stored. */
  path: z.string().nullable(),
  has_password: z.boolean(),
  /** Whether it leaves out the phone number and the street. */
  hides_contacts: z.boolean(),
  expires_at: Instant.nullable(),
  views: z.number().int(),
  created_at: Instant,
});
export type ResumeShare = z.infer<typeof ResumeShare>;

export const findResumeShares = defineRoute({
  method: 'GET',
  path: '/api/resumes/{id}/shares',
  access: 'veteran',
  summary: 'Links to a resume',
  description:
    'Lists the links to a resume, with how often each was opened. The addresses of the links are not stored and cannot be shown again.',
  reads_only: true,
  params: z.object({ id: Id }),
  reply: data(z.array(ResumeShare)),
});

export const NewShare = z.object({
  /** Whole days from now; null for no end. */
  days: z.number().int().min(1).max(365).nullable().default(30),
  password: z.string().min(8, 'Use 8 characters or more').max(200).optional(),
  /** Leaves out the phone number and, of the location, the street and postcode. */
  hides_contacts: z.boolean().default(true),
});

export const shareResume = defineRoute({
  method: 'POST',
  path: '/api/resumes/{id}/shares',
  access: 'veteran',
  summary: 'Create a link to a resume',
  description:
    'Creates a link through which anyone can open a resume until it expires, optionally with a password. The address is in this reply only. Requires a proof of identity in the last ten minutes (403 with `data.confirm_identity` otherwise).',
  creates: true,
  params: z.object({ id: Id }),
  body: NewShare,
  limit: { max: 60, window: 3600 },
  reply: data(ResumeShare),
});

export const endResumeShare = defineRoute({
  method: 'DELETE',
  path: '/api/resumes/{id}/shares/{share_id}',
  access: 'veteran',
  summary: 'Revoke a link to a resume',
  description: 'Deletes a link to a resume, which stops working immediately.',
  params: z.object({ id: Id, share_id: Id }),
  reply: done(),
});

/** The pages of a shared resume. 404 for an unknown, revoked or expired link; 403 without the password that the link requires. Counts a view. */
export const openSharedResume = defineRoute({
  method: 'POST',
  path: '/api/shared-resumes/{token}',
  access: 'public',
  summary: 'Open a shared resume',
  description: 'Returns the pages of a shared resume as SVG and counts the view. Links with a password need it in the body.',
  params: z.object({ token: z.string().max(100) }),
  body: z.object({ password: z.string().max(200).optional() }),
  limit: { max: 60, window: 900 },
  reply: data(z.object({ title: z.string(), name: z.string(), pages: z.array(z.string()) })),
});

/** Responds with the same errors as `openSharedResume`. Counts no view. */
export const getSharedResumePdf = defineRoute({
  method: 'POST',
  path: '/api/shared-resumes/{token}/pdf',
  access: 'public',
  summary: 'A shared resume as PDF',
  description: 'Returns a shared resume as PDF. Links with a password need it in the body.',
  params: z.object({ token: z.string().max(100) }),
  body: z.object({ password: z.string().max(200).optional() }),
  limit: { max: 60, window: 900 },
  file_reply: 'application/pdf',
});
