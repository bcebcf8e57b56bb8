import type { ReadListed, ReadWork } from '../shapes.ts';
import type { Entry, Head } from './entries.ts';

const POST =
  /\b(?:engineer|developer|programmer|manager|director|officer|intern(?:ship)?|analyst|consultant|architect|designer|administrator|assistant|associate|coordinator|co-ordinator|specialist|technician|supervisor|lead|leader|head|chief|president|vice president|vp|ceo|cto|cfo|coo|cio|founder|co-founder|owner|partner|scientist|researcher|fellow|professor|lecturer|teacher|tutor|instructor|trainer|mentor|advisor|adviser|representative|rep|agent|executive|accountant|auditor|clerk|secretary|receptionist|nurse|doctor|physician|paramedic|therapist|pharmacist|surgeon|carer|attorney|lawyer|solicitor|paralegal|barrister|judge|driver|operator|operative|mechanic|electrician|plumber|carpenter|welder|fitter|machinist|labourer|worker|foreman|guard|detective|firefighter|chef|cook|waiter|waitress|barista|bartender|cashier|salesperson|salesman|buyer|planner|scheduler|estimator|surveyor|inspector|editor|writer|author|journalist|reporter|photographer|producer|artist|animator|musician|strategist|marketer|recruiter|volunteer|trustee|member|chair|chairman|treasurer|captain|sergeant|corporal|lieutenant|major|colonel|commander|private|soldier|pilot|marine|sailor|gunner|signaller|medic|storeman|superintendent|apprentice|trainee|graduate|freelance(?:r)?|contractor|self-employed|creator|maintainer|contributor|controller|dispatcher|buyer|broker|banker|trader|librarian|curator|steward|host|translator|interpreter|sre|devops|scrum master|product owner|tester|handler|crew|loader|handyman|cleaner|caretaker|gardener|farmer|groundsman|custodian|nco|warrant|quartermaster|adjutant|squad|platoon)s?\b/gi;
const FIRM =
  /\b(?:inc|incorporated|ltd|limited|llc|llp|plc|gmbh|corp|corporation|company|co|group|holdings|university|college|school|academy|institute|council|nhs|hospital|clinic|army|navy|raf|air force|marine corps|marines|guard|regiment|battalion|police|department|ministry|agency|authority|bank|trust|foundation|association|society|charity|church|solutions|systems|technologies|technology|labs?|laborator(?:y|ies)|research|studios?|consulting|consultancy|consultants|partners|services|industries|enterprises|international|global|worldwide|media|networks?|software|digital|ventures|capital|energy|logistics|motors|airlines|airways|stores?|restaurant|hotel|cafe|café|pharma|health|healthcare|insurance|ai)\b\.?/gi;

/** Above zero for a post, below for an employer. */
function leaning(text: string): number {
  const posts = [...text.matchAll(POST)];
  const firms = [...text.matchAll(FIRM)];
  const first = (text.split(/[,(/]|\s(?:of|for|at|in|-|–)\s/)[0] ?? text).trim().replace(/ (?:[IV]{1,3}|\d)$/, '');
  const endsAsPost = new RegExp(`(?:${POST.source})$`, 'i').test(first);
  return (
    (posts.length > 0 ? 1 : 0) +
    (endsAsPost ? 1.5 : 0) -
    (firms.length > 0 ? 1.2 : 0) -
    (/\b(?:inc|ltd|llc|plc|gmbh|corp)\b\.?/i.test(text) ? 1.5 : 0)
  );
}

const SUFFIX = /^(?:inc|llc|ltd|llp|plc|corp|co|jr|sr|phd)\.?$/i;

/** A head of one piece may hold both: `Nexus AI, Co-Founder`, `Driver at Acme`. */
function halves(text: string): [string, string] | null {
  const at = /^(.{3,}?)\s+(?:at|@|with)\s+(.{2,})$/i.exec(text);
  if (at?.[1] && at[2] && leaning(at[1]) > 0) return [at[1], at[2]];
  const parts = text.split(/,\s+/);
  let best: { score: number; pair: [string, string] } | null = null;
  for (let index = 1; index < parts.length; index++) {
    if (SUFFIX.test(parts[index] ?? '')) continue;
    const pair: [string, string] = [parts.slice(0, index).join(', '), parts.slice(index).join(', ')];
    const score = Math.abs(leaning(pair[0]) - leaning(pair[1]));
    if (!best || score > best.score) best = { score, pair };
  }
  return best && best.score > 0 ? best.pair : null;
}

/** Heads as employer and post, told by words and, where those are silent, by the habit of the entries around. */
export function rolesOf(entries: Entry[]): { name: string; position: string; rest: string[] }[] {
  const pairs = entries.map(({ heads }) => twoOf(heads));
  // Positive where the post comes first in most of them.
  const habit = pairs.reduce((sum, { first, second }) => sum + (second ? Math.sign(leaning(first) - leaning(second)) : 0), 0);
  return pairs.map(({ first, second, rest }) => {
    if (!second) return leaning(first) > 0 ? { name: '', position: first, rest } : { name: first, position: '', rest };
    const own = leaning(first) - leaning(second);
    const postFirst = Math.abs(own) >= 2 || habit === 0 ? own > 0 : habit > 0;
    return postFirst ? { name: second, position: first, rest } : { name: first, position: second, rest };
  });
}

function twoOf(heads: Head[]): { first: string; second: string; rest: string[] } {
  const texts = heads.map((head) => head.text);
  if (texts.length === 1) {
    const pair = halves(texts[0] ?? '');
    return pair ? { first: pair[0], second: pair[1], rest: [] } : { first: texts[0] ?? '', second: '', rest: [] };
  }
  if (texts.length > 2) {
    // Of three pieces, the post is the likeliest one, and the employer the first of the others.
    const post = texts.reduce((best, text, index) => (leaning(text) > leaning(texts[best] ?? '') ? index : best), 0);
    const firm = texts.findIndex((_, index) => index !== post);
    const [a, b] = [Math.min(post, firm), Math.max(post, firm)];
    return { first: texts[a] ?? '', second: texts[b] ?? '', rest: texts.filter((_, index) => index !== a && index !== b) };
  }
  return { first: texts[0] ?? '', second: texts[1] ?? '', rest: [] };
}

export function readWork(entries: Entry[]): ReadWork[] {
  const roles = rolesOf(entries);
  return entries.map((entry, index) => {
    const role = roles[index] ?? { name: '', position: '', rest: [] };
    // A post without an employer of its own was held at the one above.
    const above = role.position && !role.name ? roles.slice(0, index).findLast(({ name }) => name !== '')?.name : undefined;
    return {
      name: role.name || (above ?? ''),
      position: role.position,
      location: entry.places[0] ?? '',
      ...entry.span,
      url: entry.url,
      ...bodyOf(entry, role.rest),
    };
  });
}

/** What an entry says besides its named fields, so that nothing of it is lost. */
export function bodyOf(entry: Entry, rest: string[]): { summary: string; highlights: string[] } {
  return {
    summary: [...rest, ...entry.places.slice(1), ...entry.durations, ...entry.paragraphs].join('\n'),
    highlights: entry.highlights,
  };
}

/** Projects, awards, certificates, posts as a volunteer. A list without heads gives one for each line. */
export function readListed(entries: Entry[]): ReadListed[] {
  return entries.flatMap((entry) => {
    if (entry.heads.length === 0) {
      const names = [...entry.paragraphs, ...entry.highlights];
      return names.map((name) => ({
        name,
        by: '',
        location: '',
        startDate: '',
        endDate: '',
        printedDates: '',
        url: '',
        summary: '',
        highlights: [],
      }));
    }
    const [first, second, ...rest] = entry.heads.map((head) => head.text);
    return [
      {
        name: first ?? '',
        by: second ?? '',
        location: entry.places[0] ?? '',
        ...entry.span,
        url: entry.url,
        ...bodyOf(entry, rest),
      },
    ];
  });
}

/** Posts as a volunteer: the organisation is the name, the post stands under `by`. */
export function readVolunteer(entries: Entry[]): ReadListed[] {
  const roles = rolesOf(entries);
  return entries.flatMap((entry, index) => {
    const role = roles[index];
    if (!role || entry.heads.length === 0) return readListed([entry]);
    return [
      {
        name: role.name || role.position,
        by: role.name ? role.position : '',
        location: entry.places[0] ?? '',
        ...entry.span,
        url: entry.url,
        ...bodyOf(entry, role.rest),
      },
    ];
  });
}
