import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { Day, data, done, Id, Instant, list, many, Page } from '#kit/contract/shapes.ts';
import { COMPANY_STATUSES, Company, CompanyDraft, OwnCompany } from './shapes.ts';

/** 2 MB. */
export const MAX_LOGO_BYTES = 2 * 1024 * 1024;

export const findCompanies = defineRoute({
  method: 'GET',
  path: '/api/companies',
  access: 'public',
  summary: 'Active companies by name',
  query: z.object({ search: z.string().trim().max(200).default(''), industry: many(Id), page: Page }),
  reply: list(Company),
});

/** An active company for everyone; in any state for its own recruiters. */
export const getCompany = defineRoute({
  method: 'GET',
  path: '/api/companies/{id}',
  access: 'public',
  summary: 'One company with its forces-friendly facts',
  params: z.object({ id: Id }),
  reply: data(Company),
});

/** Public once the company is active; before, its own people and operators get it with their token. */
export const getCompanyLogo = defineRoute({
  method: 'GET',
  path: '/api/companies/{id}/logo',
  access: 'public',
  summary: 'The logo as a picture',
  params: z.object({ id: Id }),
  file_reply: 'image/webp',
});

/**
 * The creator becomes its admin. It waits for an operator where the tenant approves by hand. The domain of the creator's e-mail becomes
 * the company's, unless it is a free mail one; 409 with `data: { company: { id, name } }` when another company owns it.
 */
export const createCompany = defineRoute({
  method: 'POST',
  path: '/api/companies',
  access: 'recruiter',
  summary: 'Create the recruiter’s company',
  even_without_company: true,
  body: CompanyDraft,
  limit: { max: 20, window: 3600 },
  reply: data(OwnCompany),
});

export const getOwnCompany = defineRoute({
  method: 'GET',
  path: '/api/recruiter/company',
  access: 'recruiter',
  summary: 'The recruiter’s own company in full',
  even_without_company: true,
  reply: data(OwnCompany),
});

/** For admins. A rejected company that is changed goes back to pending. */
export const updateCompany = defineRoute({
  method: 'PUT',
  path: '/api/companies/{id}',
  access: 'recruiter',
  summary: 'Change the company; a rejected one is sent again',
  even_without_company: true,
  params: z.object({ id: Id }),
  body: CompanyDraft,
  reply: data(OwnCompany),
});

/** PNG, JPEG or WebP by content, 2 MB and 4,000 pixels a side at most; made over to WebP of 512 pixels. No file removes it. */
export const setCompanyLogo = defineRoute({
  method: 'POST',
  path: '/api/companies/{id}/logo',
  access: 'recruiter',
  summary: 'Set or remove the logo',
  even_without_company: true,
  params: z.object({ id: Id }),
  body: z.object({}),
  multipart: { files: { logo: { max_bytes: MAX_LOGO_BYTES } } },
  limit: { max: 60, window: 3600 },
  reply: data(OwnCompany),
});

/** Asks to join the company found by the mail domain; pending until one of its admins or an operator approves. */
export const joinCompany = defineRoute({
  method: 'POST',
  path: '/api/companies/{id}/join',
  access: 'recruiter',
  summary: 'Ask to join the company of the mail domain',
  even_without_company: true,
  params: z.object({ id: Id }),
  reply: done(),
});

/** “This is not my company”: it is not offered again, and the recruiter may create another. */
export const declineCompany = defineRoute({
  method: 'POST',
  path: '/api/companies/{id}/decline',
  access: 'recruiter',
  summary: 'Say that the found company is not one’s own',
  even_without_company: true,
  params: z.object({ id: Id }),
  reply: done(),
});

export const CompanyUser = z.object({
  id: z.number(),
  full_name: z.string(),
  email: z.string(),
  status: z.enum(COMPANY_STATUSES),
  is_admin: z.union([z.literal(0), z.literal(1)]),
  joined_on: Instant.nullable(),
  approved_on: Instant.nullable(),
  approved_by: z.object({ id: z.number(), full_name: z.string() }).nullable(),
  status_reason: z.string().nullable(),
  is_me: z.boolean(),
});
export type CompanyUser = z.infer<typeof CompanyUser>;

const emptyable = <T extends z.ZodType>(shape: T) => z.union([z.literal(''), z.null(), shape]).optional();

/** The spec's filter (section 3), every part of which may be left out or empty; `company_id` is an array that clients send empty. */
export const findCompanyUsers = defineRoute({
  method: 'POST',
  path: '/api/company-users',
  access: 'recruiter',
  summary: 'People of the viewer’s company; for its admins',
  query: z.object({ page: Page }),
  body: z.object({
    /** Ids of people; none means all. */
    company_users: z.union([z.literal('').transform(() => []), z.array(Id).max(200, 'Name 200 people at most')]).nullish(),
    /** Id of who approved. */
    approved_by: emptyable(Id),
    /** A day. */
    joined_on: emptyable(Day),
    approved_on: emptyable(Day),
    status: emptyable(z.enum([...COMPANY_STATUSES, 'ACTIVE', 'INACTIVE', 'APPROVAL_PENDING', 'REJECTED'])),
    admin: emptyable(z.union([z.literal(0), z.literal(1), z.literal('0'), z.literal('1'), z.boolean()])),
    search: z.string().trim().max(200).nullish(),
    company_id: z.array(Id).max(50).nullish(),
  }),
  reply: list(CompanyUser),
});

/** Approve, reject, deactivate or reactivate; of two admins at the same time one decides and the other gets 409. */
export const decideCompanyUser = defineRoute({
  method: 'POST',
  path: '/api/company-users/{id}/status',
  access: 'recruiter',
  summary: 'Decide on a colleague; for admins',
  params: z.object({ id: Id }),
  body: z.object({
    status: z.enum(['active', 'rejected', 'inactive'], { error: 'status must be active, rejected or inactive' }),
    /** Required with rejected; shown to the person. */
    reason: z.string().trim().max(500, 'Keep the reason under 500 characters').optional(),
  }),
  reply: data(CompanyUser),
});

/** The last active admin stays one. */
export const setCompanyAdmin = defineRoute({
  method: 'PUT',
  path: '/api/company-users/{id}/admin',
  access: 'recruiter',
  summary: 'Make or unmake an admin; for admins',
  params: z.object({ id: Id }),
  body: z.object({ is_admin: z.union([z.literal(0), z.literal(1)], { error: 'is_admin must be 0 or 1' }) }),
  reply: data(CompanyUser),
});
