/** The signed-in person for the shell, derived from the user profile. */
export type Viewer = {
  role: 'veteran' | 'recruiter' | 'operator' | 'system_operator';
  full_name: string;
  email: string;
  /** API address of the picture, or null for initials. */
  picture: string | null;
  company_name: string | null;
  /** Is an admin of the company. */
  is_admin: boolean;
  /** 232 United Kingdom, 233 United States; null when unknown. */
  country_id: number | null;
  onboarding_complete: boolean;
  /** Whether the account, and a recruiter's company, are active. Otherwise most pages redirect to the one with the reason. */
  has_access: boolean;
};

/** The tenant for the shell: a part of `getTenantInfo`'s reply. */
export type ShellTenant = {
  name: string;
  country_id: number;
  marketing_site_url: string | null;
  logo_url: string | null;
  /** Whether visitors choose about cookies of the analytics service. */
  analytics?: { asks_consent: boolean } | null;
  crisis_line?: readonly { name: string; number: string; note?: string }[];
};

/**
 * Screens on which the top bar has a single exit. During onboarding that is Skip, disabled at step 4 and hidden
 * while a CV or services are being saved; the logo asks the same question before step 4.
 */
export type ShellTask =
  | { at: 'onboarding'; onSkip: () => void; skip_disabled: boolean; skip_hidden: boolean; logo_skips: boolean }
  | { at: 'refine-action-plan'; onCancel: () => void };
