import { clausesOf, registrationsNamed } from '#features/occupations/server/index.ts';
import { countryOf } from '#kit/country/country.ts';
import { type ListedEntry, RegistrationEntry, type ResumeContent } from '../content.ts';
import { DATES_TO_CHECK } from '../date-rules.ts';
import { contentOfFile } from '../read-content.ts';
import type { CvFile } from './reading-file.ts';

/** Longer texts describe something else and mention a registration in passing. */
const LONGEST = 200;
const EXPIRY = /\b(?:exp(?:ir(?:es|y))?|valid|until|til|through|runs? out|renew(?:al|s)?)\b|^to\b/i;
const ISSUER = /\b(?:board|council|state|authority|agency|administration|department|commission|register|body|scheme)\b/i;
const A_DATE = /^[12]\d{3}(?:-(?:0[1-9]|1[0-2]))?$/;

/** What an uploaded file says, with the registrations that it names, for the person to check. A file that this product wrote has its own. */
export function contentOfUpload(file: CvFile, countryId: number, day = new Date().toISOString().slice(0, 10)): ResumeContent {
  const content = contentOfFile(file);
  return file.resume ? content : withProposedRegistrations(content, countryOf(countryId).forces, day);
}

/**
 * Proposes each registration that the content names. A certificate that is nothing but a registration becomes one, so its number is private and it is
 * printed once. Other texts stay, and name at most one registration of each body: the certificate says which.
 */
export function withProposedRegistrations(content: ResumeContent, country: 'UK' | 'US', day: string): ResumeContent {
  const registrations: RegistrationEntry[] = [];
  const bodies = new Set<string>();
  const certificates: ListedEntry[] = [];
  for (const entry of content.certificates) {
    const proposal = ofCertificate(entry, country, day);
    if (proposal) {
      registrations.push(proposal.registration);
      bodies.add(proposal.body);
    }
    if (!proposal?.is_whole) certificates.push(entry);
  }
  const texts = [
    ...content.education.map(({ studyType, area }) => `${studyType} ${area}`),
    ...content.skills.flatMap(({ name, keywords }) => [name, ...keywords]),
    content.basics.label,
    ...clausesOf(content.basics.summary, 'record').map(({ text }) => text),
    ...content.more.flatMap(({ title, lines }) => (title === DATES_TO_CHECK ? [] : lines)),
  ];
  for (const text of texts) {
    // A form prints its questions, whatever the answer is.
    if (text.length > LONGEST || text.includes('?')) continue;
    const [named] = registrationsNamed([text], country);
    if (!named || bodies.has(named.registration.body)) continue;
    const { code, name, body } = named.registration;
    bodies.add(body);
    registrations.push(proposed({ code, name, body, number: named.number, read_from: text.trim() }));
  }
  return { ...content, registrations: [...content.registrations, ...registrations], certificates };
}

const proposed = (entry: Partial<RegistrationEntry>) => RegistrationEntry.parse({ id: crypto.randomUUID(), ...entry });

/** `is_whole` where nothing of the certificate is lost without it. */
function ofCertificate(
  { name, by, summary, highlights, hidden, ...dates }: ListedEntry,
  country: 'UK' | 'US',
  day: string,
): { registration: RegistrationEntry; body: string; is_whole: boolean } | null {
  const [named] = registrationsNamed([`${name} ${by}`], country);
  if (!named) return null;
  const { code, body } = named.registration;
  const number = named.number || (registrationsNamed([`${name} ${summary}`], country)[0]?.number ?? '');
  const isNumber = number !== '' && by.replace(/^\D*?\b(?=\S*\d)/, '') === number;
  const isNamedAlone = registrationsNamed([name], country)[0]?.registration.code === code;
  const issuer = by === '' || isNumber ? body : by;
  const isIssued = issuer === body || ISSUER.test(by);
  const is_whole = isNamedAlone && isIssued && summary === '' && highlights.length === 0;
  return {
    registration: proposed({
      code,
      name: (is_whole && withoutNumber(name, number)) || named.registration.name,
      body: is_whole ? issuer : body,
      number,
      hidden,
      ...datesOf(dates, `${dates.printedDates} ${summary} ${name}`, day),
      read_from: [name, by].filter(Boolean).join(', ').slice(0, LONGEST),
    }),
    body,
    is_whole,
  };
}

/** `Electrician License, no. 1170442` without the number and its label, and `Licence, active through` without what led to a date. */
const withoutNumber = (name: string, number: string): string =>
  (number === '' ? name : name.replace(number, '').replace(/\b(?:pin|no|number|num|id)[.:#\s)]*$/i, ''))
    .replace(/[\s,;:(–-]*(?:\b(?:active|expires?|valid|until|through|to)\s*)*[\s,;:(–-]*$/i, '')
    .trim();

/** A single date is that of the issue, unless it lies ahead or its words say that it is the end. */
function datesOf(
  { startDate, endDate }: { startDate: string; endDate: string },
  words: string,
  day: string,
): { issued: string; expires: string } {
  const issued = A_DATE.test(startDate) ? startDate : '';
  const end = A_DATE.test(endDate) ? endDate : '';
  const isExpiry = issued !== '' || EXPIRY.test(words.trim()) || end > day.slice(0, end.length);
  return isExpiry ? { issued, expires: end } : { issued: end, expires: '' };
}
