import { z } from 'zod';
import { AUTHORITIES } from '#features/accounts/authority.ts';
import { defineRoute } from '#kit/contract/route.ts';
import { Day, data, done, Flag, Id, Instant, list, many, Page, PictureVersion } from '#kit/contract/shapes.ts';
import { searchFields } from '#kit/contract/url-search.ts';
import { COMPANY_STATUSES, COVENANT_LEVELS, Company, CompanyDraft, MEDALLIONS, OwnCompany } from './shapes.ts';

/** 2 MB. */
export const MAX_LOGO_BYTES = 2 * 1024 * 1024;

export const findCompanies = defineRoute({
  method: 'GET',
  path: '/api/companies',
  access: 'public',
  summary: 'Active companies by name',
  description:
    'Lists active companies of the tenant by name. `hiring` leaves out those without open jobs. Filters of several values find companies with any of them.',
  reads_only: true,
  query: z.object({
    search: z.string().trim().max(200).default(''),
    industry: many(Id),
    covenant_level: many(z.enum(COVENANT_LEVELS)),
    hire_vets_medallion: many(z.enum(MEDALLIONS)),
    guaranteed_interview: Flag,
    hiring: Flag,
    page: Page,
  }),
  reply: list(Company),
});

/** Active companies are public; others are visible to their own recruiters. */
export const getCompany = defineRoute({
  method: 'GET',
  path: '/api/companies/{id}',
  access: 'public',
  summary: 'One company with its forces-friendly facts',
  description:
    'Returns the public profile of an active company with its forces-friendly commitments. Companies that are not active give 404.',
  reads_only: true,
  params: z.object({ id: Id }),
  reply: data(Company),
});

/** Public once the company is active. Before that its own people and operators load it with their token. */
export const getCompanyLogo = defineRoute({
  method: 'GET',
  path: '/api/companies/{id}/logo',
  access: 'public',
  summary: 'The logo as a picture',
  description: 'Returns the uploaded logo as an image. Companies without a logo give 404.',
  reads_only: true,
  params: z.object({ id: Id }),
  query: PictureVersion,
  file_reply: 'image/webp',
});

/**
 * The creator becomes its admin. It waits for an operator if the tenant approves manually. Once it is approved, the domains of its
 * admins' verified emails are the company's, unless an active company has them or they are a public provider's.
 */
export const createCompany = defineRoute({
  method: 'POST',
  path: '/api/companies',
  access: 'recruiter',
  summary: 'Create the recruiter’s company',
  description:
    'Creates the recruiter’s company, which then awaits approval where the tenant requires it. A recruiter who already has a company gets 409.',
  creates: true,
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
  description: 'Returns every field of the recruiter’s own company, including its status and the reason of a rejection.',
  reads_only: true,
  even_without_company: true,
  reply: data(OwnCompany),
});

/** For admins. Changing a rejected company makes it pending again. New identity of an approved one waits: see `change` in the reply. */
export const updateCompany = defineRoute({
  method: 'PUT',
  path: '/api/companies/{id}',
  access: 'recruiter',
  summary: 'Update the company; a rejected one is submitted again',
  description:
    'Replaces the editable fields of the recruiter’s company. Send the `revision` the edit started from; if a colleague has saved since, the reply is 409 and nothing is saved. A rejected company is submitted for approval again. A new name, legal name or website of an approved company waits for an operator: it is under `change` in the reply, and the old values stay until then.',
  even_without_company: true,
  params: z.object({ id: Id }),
  body: CompanyDraft.extend({ revision: z.string().max(64).optional() }),
  reply: data(OwnCompany),
});

/**
 * PNG, JPEG or WebP by content, at most 2 MB and 4,000 pixels a side; converted to a 512-pixel WebP. Sending no file removes the
 * logo.
 */
export const setCompanyLogo = defineRoute({
  method: 'POST',
  path: '/api/companies/{id}/logo',
  access: 'recruiter',
  summary: 'Set or remove the logo',
  description:
    'Replaces the company’s logo with an uploaded image, or removes it. The image is re-encoded, so metadata is dropped. The new logo of an approved company waits for an operator.',
  even_without_company: true,
  params: z.object({ id: Id }),
  body: z.object({}),
  multipart: { files: { logo: { max_bytes: MAX_LOGO_BYTES } } },
  limit: { max: 60, window: 3600 },
  reply: data(OwnCompany),
});

/** For the company's own people and operators. */
export const getChangedLogo = defineRoute({
  method: 'GET',
  path: '/api/companies/{id}/changes/{change_id}/logo',
  access: 'signed_in',
  summary: 'The logo that a change asks for',
  description: 'Returns the logo that a waiting change of the company asks for. Changes without a new logo give 404.',
  reads_only: true,
  even_without_company: true,
  params: z.object({ id: Id, change_id: Id }),
  file_reply: 'image/webp',
});

/** For admins. */
export const withdrawCompanyChange = defineRoute({
  method: 'DELETE',
  path: '/api/companies/{id}/change',
  access: 'recruiter',
  summary: 'Withdraw a change that waits for approval',
  description: 'Withdraws the change of name, legal name, website or logo that waits for an operator.',
  even_without_company: true,
  params: z.object({ id: Id }),
  reply: data(OwnCompany),
});

/** Requests to join the company found by the email domain. Pending until one of its admins or an operator approves. */
export const joinCompany = defineRoute({
  method: 'POST',
  path: '/api/companies/{id}/join',
  access: 'recruiter',
  summary: 'Ask to join the company with the same email domain',
  description: 'Asks to join the existing company with the same email domain. One of its admins decides.',
  even_without_company: true,
  params: z.object({ id: Id }),
  reply: done(),
});

/** “This is not my company”: it is not offered again, and the recruiter may create another. */
export const declineCompany = defineRoute({
  method: 'POST',
  path: '/api/companies/{id}/decline',
  access: 'recruiter',
  summary: 'Decline the company that was found',
  description: 'Declines the company that was found by email domain, so the recruiter can create one.',
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
  /** Who made the last decision. Only they, or a higher authority, lift a rejection or deactivation. */
  decided_by: z.enum(AUTHORITIES).nullable(),
  is_me: z.boolean(),
});
export type CompanyUser = z.infer<typeof CompanyUser>;

const emptyable = <T extends z.ZodType>(shape: T) => z.union([z.literal(''), z.null(), shape]).optional();

/**
 * Every part of the filter may be left out or empty; `company_id` is an array that clients send empty.
 */
export const findCompanyUsers = defineRoute({
  method: 'POST',
  path: '/api/company-users',
  access: 'recruiter',
  summary: 'People of the viewer’s company; for its admins',
  description:
    'Lists the people of the viewer’s company with the filters in the body. Only admins of the company may call it. It only reads, despite being a POST.',
  reads_only: true,
  query: z.object({ page: Page }),
  body: z.object({
    /** Ids of people; empty means all. */
    company_users: z.union([z.literal('').transform(() => []), z.array(Id).max(200, 'Send up to 200 people')]).nullish(),
    /** Id of the approver. */
    approved_by: emptyable(Id),
    /** A day. */
    joined_on: emptyable(Day),
    approved_on: emptyable(Day),
    status: emptyable(z.enum([...COMPANY_STATUSES, 'ACTIVE', 'INACTIVE', 'APPROVAL_PENDING', 'REJECTED'])),
    admin: emptyable(z.union([z.literal(0), z.literal(1), z.literal('0'), z.literal('1'), z.boolean()])),
    search: z.string().trim().max(200).nullish(),
    company_id: z.array(Id).max(50).nullish(),
  }),
  reply: list(CompanyUser).extend({
    /** Everyone who has approved a person of the company, regardless of filter and page. */
    approvers: z.array(z.object({ id: z.number(), full_name: z.string() })),
  }),
});

/** The query parameters of the people page. */
export const CompanyPeopleSearch = searchFields(
  z.object({
    section: z.literal('people').optional(),
    search: z.string().max(200).default(''),
    status: z.enum(COMPANY_STATUSES).optional(),
    admin: z.enum(['1', '0']).optional(),
    joined_on: Day.optional(),
    approved_on: Day.optional(),
    approved_by: Id.optional(),
    page: Page,
  }),
);

/** Approve, reject, deactivate or reactivate. When two admins decide at the same time, the second gets 409. */
export const decideCompanyUser = defineRoute({
  method: 'POST',
  path: '/api/company-users/{id}/status',
  access: 'recruiter',
  summary: 'Decide on a colleague; for admins',
  description: 'Approves, rejects, deactivates or reactivates a colleague. Only admins of the company may call it.',
  params: z.object({ id: Id }),
  body: z.object({
    status: z.enum(['active', 'rejected', 'inactive'], { error: 'status must be active, rejected or inactive' }),
    /** Required with rejected; shown to the person. */
    reason: z.string().trim().max(500, 'Keep the reason under 500 characters').optional(),
  }),
  reply: data(CompanyUser),
});

/** The last active admin cannot lose admin rights. */
export const setCompanyAdmin = defineRoute({
  method: 'PUT',
  path: '/api/company-users/{id}/admin',
  access: 'recruiter',
  summary: 'Grant or remove admin rights; for admins',
  description: 'Makes a colleague an admin of the company, or takes that away. The last admin stays an admin.',
  params: z.object({ id: Id }),
  body: z.object({ is_admin: z.union([z.literal(0), z.literal(1)], { error: 'is_admin must be 0 or 1' }) }),
  reply: data(CompanyUser),
});
