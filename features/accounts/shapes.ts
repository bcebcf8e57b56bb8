import { z } from 'zod';
import { emailShape } from '#kit/contract/email.ts';

export const Role = z.enum(['veteran', 'recruiter', 'operator', 'system_operator']);
export type Role = z.infer<typeof Role>;

export const AccountStatus = z.enum(['active', 'pending', 'rejected', 'inactive']);

/** The sign-in form shows the same messages. */
export const Email = emailShape('Email must be a valid email address', { missing: 'Email is required!' });

/** A password as it is typed to sign in. Trimmed, as the sign-in form does. */
export const TypedPassword = z
  .string({ error: 'Password is required' })
  .trim()
  .min(1, 'Password is required')
  .max(200, 'Password is too long: use 200 characters or fewer');

/** A code of an authenticator app, or a recovery code. */
export const FactorCode = z.string({ error: 'Enter the code' }).trim().min(1, 'Enter the code').max(20, 'Enter the 6-digit code');

const CompanyOfUser = z.object({ id: z.number(), name: z.string(), status: AccountStatus, status_reason: z.string().nullable() });

/** The signed-in person. The names are fixed (docs/requirements.md, The API). */
export const User = z.object({
  id: z.number(),
  role: Role,
  email: z.string(),
  status: AccountStatus,
  status_reason: z.string().nullable(),
  profile_picture: z.object({ original_url: z.string() }).nullable(),
  /** null until onboarding begins, then the step reached, up to 5. */
  onboarding_steps: z.number().nullable(),
  onboarding_percentage: z.number(),
  is_onboarding_completed: z.boolean(),
  resume: z.array(z.object({ id: z.number(), name: z.string(), source: z.string() })),
  /** A company whose verified domain is that of the recruiter's email; null when there is none or the recruiter has a company. */
  company_found: z.object({ id: z.number(), name: z.string(), status: AccountStatus }).nullable(),
  /** What a recruiter without a company begins with: the name typed at sign-up and the website of their email's domain. */
  company_proposal: z.object({ name: z.string().nullable(), website: z.string().nullable() }).nullable(),
  user_details: z.object({
    first_name: z.string(),
    middle_name: z.string().nullable(),
    last_name: z.string(),
    company: CompanyOfUser.nullable(),
    user_role: Role,
    /** 1 means that this recruiter administers the company. */
    is_admin: z.union([z.literal(0), z.literal(1)]),
    country: z.object({ id: z.number(), name: z.string() }).nullable(),
  }),
});
export type User = z.infer<typeof User>;
