/** Why a veteran reports a job. */
export const REPORT_REASONS = ['fraud', 'money', 'misleading', 'offensive', 'gone', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export const REPORT_REASON_LABELS: Record<ReportReason, string> = {
  fraud: 'It looks like fraud',
  money: 'It asks for money, bank details or identity documents',
  misleading: 'It is misleading: pay, duties or employer are not as described',
  offensive: 'It is offensive or discriminates',
  gone: 'The job no longer exists',
  other: 'Something else',
};

/** What operators decide about a reported job. */
export const REPORT_OUTCOMES = ['taken_down', 'kept'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

export const REPORT_TABS = ['open', 'decided'] as const;
export type ReportTab = (typeof REPORT_TABS)[number];
