/** An applicant whom nobody moved for this long waits for an answer. */
export const NO_ANSWER_DAYS = 7;

/** A job whose last day is this near is shown as closing soon. */
export const CLOSING_SOON_DAYS = 7;

/** Days of figures shown when none are asked for: twelve weeks. */
export const SHOWN_DAYS = 84;

/** The range of days to show, as `YYYY-MM-DD`; null when it is turned round or longer than two years. */
export function shownRange(
  asked: { from?: string | undefined; to?: string | undefined },
  today: string,
): { from: string; to: string } | null {
  const to = asked.to ?? today;
  const from = asked.from ?? new Date(Date.parse(to) - (SHOWN_DAYS - 1) * 86_400_000).toISOString().slice(0, 10);
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  return days < 0 || days > 731 ? null : { from, to };
}
