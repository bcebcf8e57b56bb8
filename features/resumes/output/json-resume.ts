import type { ResumeKind } from '#features/typesetting/document.ts';
import { ResumeContent, type ResumeDesign } from '../content.ts';
import { visibleContent } from './visible.ts';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';
/** Increased when older code cannot read what is under `meta.muster`. */
const VERSION = 1;

/**
 * A resume as JSON Resume (schema 1.0.0), with the complete data under `meta.muster`, from which it can be imported without loss.
 * It contains only what the resume shows.
 */
export function jsonResume(given: ResumeContent, design: ResumeDesign, kind: ResumeKind): object {
  const content = visibleContent(given, design, kind);
  const { basics } = content;
  const listed = (entry: ResumeContent['awards'][number]) => ({
    url: webAddress(entry.url),
    summary: entry.summary || undefined,
  });
  return {
    $schema: SCHEMA,
    basics: {
      name: basics.name,
      label: basics.label || undefined,
      email: /^[^\s@]+@[^\s@.]+\.[^\s@]+$/.test(basics.email) ? basics.email : undefined,
      phone: basics.phone || undefined,
      url: webAddress(basics.url),
      summary: basics.summary || undefined,
      location: basics.location ? { address: basics.location } : undefined,
      profiles: basics.profiles.map((profile) => ({ ...profile, url: webAddress(profile.url) })),
    },
    work: [
      ...content.military.map((post) => ({
        name: [post.unit, post.service].filter(Boolean).join(', '),
        position: [post.trade, post.rank].filter(Boolean).join(', '),
        location: post.location || undefined,
        ...span(post),
        url: webAddress(post.url),
        summary: post.summary || undefined,
        highlights: post.highlights,
      })),
      ...content.work.map((post) => ({
        name: post.name,
        position: post.position,
        location: post.location || undefined,
        ...span(post),
        url: webAddress(post.url),
        summary: post.summary || undefined,
        highlights: post.highlights,
      })),
    ],
    education: content.education.map((entry) => ({
      institution: entry.institution,
      studyType: entry.studyType || undefined,
      area: entry.area || undefined,
      url: webAddress(entry.url),
      ...span(entry),
    })),
    skills: content.skills.map(({ name, level, keywords }) => ({ name, level: level || undefined, keywords })),
    languages: content.languages.map(({ language, fluency }) => ({ language, fluency: fluency || undefined })),
    certificates: [
      ...content.registrations.map(({ name, body, issued }) => ({ name, issuer: body || undefined, date: issued || undefined })),
      ...content.certificates.map((entry) => ({
        name: entry.name,
        issuer: entry.by || undefined,
        date: date(entry.endDate) ?? date(entry.startDate),
        url: webAddress(entry.url),
      })),
    ],
    awards: content.awards.map((entry) => ({
      title: entry.name,
      awarder: entry.by || undefined,
      date: date(entry.endDate) ?? date(entry.startDate),
      summary: entry.summary || undefined,
    })),
    volunteer: content.volunteer.map((entry) => ({
      organization: entry.name,
      position: entry.by || undefined,
      ...span(entry),
      ...listed(entry),
      highlights: entry.highlights,
    })),
    projects: content.projects.map((entry) => ({
      name: entry.name,
      entity: entry.by || undefined,
      ...span(entry),
      url: webAddress(entry.url),
      description: entry.summary || undefined,
      highlights: entry.highlights,
    })),
    interests: content.interests.map((name) => ({ name })),
    meta: { version: 'v1.0.0', muster: { version: VERSION, kind, content } },
  };
}

/** The complete resume inside a JSON Resume that this product wrote; null for any other. */
export function ownResume(value: unknown): ResumeContent | null {
  const meta = field(value, 'meta');
  const own = field(meta, 'muster');
  if (field(own, 'version') !== VERSION) return null;
  const content = ResumeContent.safeParse(field(own, 'content'));
  // A photo's id is only valid in the account that it came from.
  return content.success ? { ...content.data, basics: { ...content.data.basics, photo_file_id: null } } : null;
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;

/** A date in the schema's form: a year, a month or a day. */
const date = (text: string) => (/^[12]\d{3}(?:-[01]\d(?:-[0-3]\d)?)?$/.test(text) ? text : undefined);
/** The schema has no `present`: a current entry has no end date. */
const span = (entry: { startDate: string; endDate: string }) => ({
  startDate: date(entry.startDate),
  endDate: date(entry.endDate),
});
const webAddress = (text: string) => (/^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text).href : undefined);
