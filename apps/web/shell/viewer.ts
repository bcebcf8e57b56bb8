/** The signed-in person as the shell shows them; made from the user profile by the router. */
export type Viewer = {
  role: 'veteran' | 'recruiter' | 'operator' | 'system_operator';
  full_name: string;
  email: string;
  /** Address of the picture, or null for initials. */
  picture: string | null;
  company_name: string | null;
  /** Administers the company. */
  is_admin: boolean;
  /** 232 United Kingdom, 233 United States; null when unknown. */
  country_id: number | null;
  onboarding_complete: boolean;
  /** The account, and a recruiter's company, are active. Otherwise most pages lead back to the one that says why. */
  has_access: boolean;
};

/** The tenant as the shell shows it: a part of `getTenantInfo`'s reply. */
export type ShellTenant = {
  name: string;
  country_id: number;
  marketing_site_url: string | null;
  logo_url: string | null;
  crisis_line?: readonly { name: string; number: string; note?: string }[];
};

/**
 * Screens on which the top bar offers one way out and nothing else (spec section 2). During onboarding that is Skip, which is off at step 4 and hidden
 * while a CV or services are being saved; the logo asks the same question before step 4.
 */
export type ShellTask =
  | { at: 'onboarding'; onSkip: () => void; skip_disabled: boolean; skip_hidden: boolean; logo_skips: boolean }
  | { at: 'refine-action-plan'; onCancel: () => void };
