import type { MigrationFile } from './migration-files.ts';

/**
 * The baseline: the files with the mark `-- baseline`, which create the schema of a new database. Earlier versions built the same
 * schema from the migrations named here. A database that has applied all of them is at the baseline, and both are recorded in each
 * database, so that earlier versions start on it as well.
 */
const REPLACED = `
0001_tenants
0002_lookups
0003_accounts
0004_jobs
0005_applications
0006_job_search
0008_ways_in
0009_companies_and_operators
0010_resumes
0011_service_lookups
0012_onboarding
0013_resume_shares
0014_cover_letters
0016_onboarding_content
0017_onboarding_content_in_use
0018_pay_in_pence
0022_sign_ups_and_recent_identity
0025_proof_of_addresses
0028_notification_settings
0032_service_record
0033_service_providers
0038_occupations
0040_lookups_of_one_tenant
0041_job_search_by_the_application
0042_search_by_region
0052_dismissed_tips
0054_contact_email
0060_provider_directory
0061_provider_imports
0064_courses
0065_course_distances
0067_occupation_reports
0068_tenant_pages
0070_jobs_know_their_occupation
0071_match_feedback
0075_transition_plans
0076_plan_reminders
0090_candidates
0100_pipeline
0105_messages
0110_interviews
0111_application_drafts
0120_undone_decisions
0123_jobs_near_by_date
0124_jobs_by_skill
0125_own_occupation_terms
0126_imported_skills
0128_link_checks
0129_plan_rule_notices
0135_search_words
0150_directory_search
0160_hiring_at_scale
0161_narrow_candidates
0165_offers
0166_close_the_rest
0167_own_tracking
0170_account_deletions
0190_faster_inboxes
0201_job_reports
0210_figures_of_employers
0211_messages_in_lower_case
0220_messages_of_one_company
0230_unused_accounts
0240_narrow_reads_of_applicants
0241_terms_tell_the_order
0260_narrow_figures
0261_pages_for_index_only_reads
0262_moves_of_a_company
0263_groups_of_bytes
0264_original_of_a_resume
0265_applicants_without_their_rows
0275_summaries_of_resumes
0276_personal_exports
0277_stored_bytes
0278_indexes_of_stored_bytes
0285_contents_of_applications
0295_texts_about_people
0296_who_decided
0297_changes_of_companies
0305_secret_of_the_installation
0310_background_failures
0311_indexes_of_foreign_keys
0320_indexes_without_locks
0321_checked_key_of_mails
0330_installation_events
0331_invitations_of_operators
0332_invitations_of_operators_once
0340_held_jobs
0341_checked_kinds_of_job_events
0350_stored_bytes_by_exact_kind
0351_hashes_of_unsubscribe_tokens
0352_unsubscribe_hashes
0353_tokens_of_sent_mails
0354_events_that_stay
0360_no_sign_in_until_the_first
0361_accounts_never_signed_in_to
0370_keys_no_company_has_read
0371_names_before_a_change
0380_refresh_candidate_levels
`
  .trim()
  .split('\n');

/** The last commit that contains the replaced migrations. It takes an older database or backup to the baseline. */
export const LAST_BEFORE_BASELINE = 'edeac929';

/** Whether a migration of a backup is unknown to this version, because a later one wrote it. */
export function isKnown(name: string, files: MigrationFile[]): boolean {
  return REPLACED.includes(name) || files.some((file) => file.name === name);
}

/** The first replaced migration that a database or backup lacks although it has others, or null. It cannot be migrated further. */
export function missingBeforeBaseline(applied: ReadonlySet<string>, files: MigrationFile[]): string | null {
  const isNew = REPLACED.every((name) => !applied.has(name));
  if (isNew || isComplete(applied, files)) return null;
  return REPLACED.find((name) => !applied.has(name)) ?? null;
}

/** The migrations that count as applied without being run, because those with the same effect were. */
export function equivalentMigrations(applied: ReadonlySet<string>, files: MigrationFile[]): string[] {
  const hasReplaced = REPLACED.every((name) => applied.has(name));
  const equivalent = hasReplaced ? baselineOf(files) : isComplete(applied, files) ? REPLACED : [];
  return equivalent.filter((name) => !applied.has(name));
}

const baselineOf = (files: MigrationFile[]) => files.flatMap(({ name, isBaseline }) => (isBaseline ? [name] : []));

function isComplete(applied: ReadonlySet<string>, files: MigrationFile[]): boolean {
  const baseline = baselineOf(files);
  return baseline.length > 0 && baseline.every((name) => applied.has(name));
}
