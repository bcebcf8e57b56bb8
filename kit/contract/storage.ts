/** What is stored, by kind. `remedy` says how people make room; null where they can't delete it. */
export const STORAGE_KINDS = {
  cvs: { label: 'CVs', remedy: 'Delete CVs that you no longer need, also from the trash' },
  versions: { label: 'Versions of CVs', remedy: 'Delete CVs with many versions that you no longer need, also from the trash' },
  letters: { label: 'Cover letters', remedy: 'Delete letters that you no longer need, also from the trash' },
  files: { label: 'Files', remedy: 'Delete CVs whose uploaded file you no longer need, also from the trash' },
  sent_files: { label: 'Files you sent', remedy: null },
  applications: { label: 'Applications', remedy: null },
  sent_applications: { label: 'Applications you sent', remedy: null },
  application_drafts: { label: 'Drafts of applications', remedy: 'Discard drafts of applications' },
  tracked_applications: { label: 'Tracked applications', remedy: 'Delete tracked applications that you no longer need' },
  messages: { label: 'Messages', remedy: null },
  plans: { label: 'Plans and tasks', remedy: 'Delete plans and tasks that you no longer need' },
  own_data: { label: 'ZIP of your data', remedy: null },
  jobs: { label: 'Jobs', remedy: null },
  job_drafts: { label: 'Drafts of jobs', remedy: 'Delete drafts of jobs that you no longer need' },
  attachments: { label: 'Attachments and logos', remedy: null },
  templates: { label: 'Message templates', remedy: 'Delete templates that you no longer need' },
  notes: { label: 'Notes on applicants', remedy: 'Delete notes that you no longer need' },
  exports: { label: 'ZIPs of CVs', remedy: 'Wait until older ZIPs of CVs are deleted, a day after they were created' },
} as const satisfies Record<string, { label: string; remedy: string | null }>;
export type StorageKind = keyof typeof STORAGE_KINDS;
export type StoredKinds = Partial<Record<StorageKind, number>>;

/** All bytes that count. The ZIP of one's own data does not: everybody may have it, whatever they store. */
export const totalOf = ({ own_data: _, ...kinds }: StoredKinds): number =>
  Object.values(kinds).reduce((sum, bytes) => sum + bytes, 0);

/** `12 MB`, `0.3 MB`: whole megabytes from 10 on. */
export function megabytes(bytes: number): string {
  const size = bytes / 1_000_000;
  const digits = size >= 10 || size === 0 ? 0 : 1;
  return `${Math.max(size, size === 0 ? 0 : 0.1).toLocaleString('en', { maximumFractionDigits: digits })} MB`;
}
