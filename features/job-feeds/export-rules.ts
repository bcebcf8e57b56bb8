/** The formats that have an address. */
export const SERVED_EXPORTS = ['indeed', 'linkedin', 'adzuna'] as const;
/** Find a job takes files, which are written into a folder. */
export const EXPORT_KINDS = [...SERVED_EXPORTS, 'find_a_job'] as const;
export type ServedExport = (typeof SERVED_EXPORTS)[number];
export type ExportKind = (typeof EXPORT_KINDS)[number];

export const EXPORT_LABELS: Record<ExportKind, string> = {
  indeed: 'Indeed and sites that read its XML',
  linkedin: 'LinkedIn',
  adzuna: 'Adzuna',
  find_a_job: 'Find a job (DWP)',
};

/** The shortest description that Adzuna accepts, in characters. */
export const ADZUNA_DESCRIPTION = 100;

const DAY = 86_400_000;
/** Find a job shows an advert for 30 days. */
export const ADVERT_DAYS = 30;
/** Days after which an advert whose job is still open is posted again, under another reference: on its 32nd day. */
const POST_AGAIN_DAYS = 31;

/** What Find a job was sent of a job. */
export type Advert = { number: number; posted_at: string; digest: string; has_ended: boolean; is_written: boolean };

/** The reference of an advert: the id of the job, with a number from the second advert on. */
export const advertReference = (jobId: number, number: number): string => (number === 0 ? String(jobId) : `${jobId}-${number}`);

/** How an open job appears in the next file; null where Find a job has it as it is. @param now milliseconds since 1970 */
export function nextAdvert(sent: Advert | undefined, digest: string, now: number): Pick<Advert, 'number' | 'posted_at'> | null {
  const posted_at = new Date(now).toISOString();
  if (!sent) return { number: 0, posted_at };
  const days = (now - Date.parse(sent.posted_at)) / DAY;
  if (sent.has_ended || days >= POST_AGAIN_DAYS) return { number: sent.number + 1, posted_at };
  // It is no longer shown, so nothing can be changed until it is posted again.
  if (days >= ADVERT_DAYS) return null;
  return sent.is_written && sent.digest === digest ? null : { number: sent.number, posted_at: sent.posted_at };
}

/** Whether Find a job still shows an advert, so that its end must be reported. */
export const isShown = ({ posted_at }: Pick<Advert, 'posted_at'>, now: number): boolean =>
  now - Date.parse(posted_at) < ADVERT_DAYS * DAY;

/** The last day of an advert, where its job closes before the 30 days are over. */
export function advertExpiry(closesAt: string | null, postedAt: string): string | null {
  if (closesAt === null || Date.parse(closesAt) >= Date.parse(postedAt) + ADVERT_DAYS * DAY) return null;
  return closesAt.slice(0, 10);
}
