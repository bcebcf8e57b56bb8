import type { ResumeContent, ResumeDesign } from './content.ts';

/**
 * What a US federal resume has to be: two pages at most since 2025-09-27 (help.usajobs.gov), and of each post its employer, dates with month and
 * year and hours a week (OPM; nist.gov). Hints to the writer and no decision on whether anyone is eligible.
 */
export const FEDERAL_PAGES = 2;
export const FEDERAL_RULES_CHECKED = '2026-11-20';

export type FederalFault = {
  rule:
    | 'pages'
    | 'contact'
    | 'citizenship'
    | 'target'
    | 'employer'
    | 'title'
    | 'dates'
    | 'hours'
    | 'duties'
    | 'grade'
    | 'education'
    | 'links'
    | 'images'
    | 'preference'
    | 'private';
  /** `must`: an agency may set the application aside for it. */
  weight: 'must' | 'should';
  section: 'design' | 'basics' | 'federal' | 'summary' | 'military' | 'work' | 'education' | 'misc' | 'more';
  /** Null where it is about the section. */
  entry_id: string | null;
  field: string;
  text: string;
};

type Post = ResumeContent['work'][number] | ResumeContent['military'][number];
type Found = Omit<FederalFault, 'section' | 'entry_id'>;

/** Codes of veterans' preference, and what its claim is sent with (careeronestop.org; 5 U.S.C. 2108). */
export const PREFERENCE_CLAIMS: Readonly<Record<string, { label: string; proof: string }>> = {
  SSP: { label: '0-point sole survivorship preference (SSP)', proof: 'Send your DD-214 (member 4).' },
  TP: { label: '5-point preference (TP)', proof: 'Send your DD-214 (member 4).' },
  XP: { label: '10-point preference (XP)', proof: 'Send your DD-214 (member 4), an SF-15 and the letter of the VA.' },
  CP: {
    label: '10-point compensable disability preference (CP)',
    proof: 'Send your DD-214 (member 4), an SF-15 and the letter of the VA.',
  },
  CPS: {
    label: '10-point 30 percent compensable disability preference (CPS)',
    proof: 'Send your DD-214 (member 4), an SF-15 and the letter of the VA.',
  },
};

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])(?:-\d{2})?$/;
const LINK = /\b(?:https?:\/\/|www\.)\S+|\b[a-z\d-]+\.(?:com|org|net|io|gov|mil|co\.uk)\/\S+/i;
const SERIES_AND_GRADE = /^[A-Z]{2}-?\d{4}-?\d{1,2}$/i;
const SOCIAL_SECURITY = /\b(?!000|666|9\d\d)\d{3}-(?!00)\d{2}-(?!0000)\d{4}\b/;
const PRIVATE_LABEL = /\b(?:date of birth|d\.?o\.?b\.?|religion|marital status|social security)\s*:/i;

/** @param pages of the resume as it is set now; null while that is not known */
export function federalFaults(content: ResumeContent, design: ResumeDesign, pages: number | null): FederalFault[] {
  const hidden = new Set(design.sections.filter((section) => section.hidden).map((section) => section.key));
  const faults: FederalFault[] = [];
  const add = (section: FederalFault['section'], found: Found[], entry_id: string | null = null) =>
    faults.push(...found.map((one) => ({ ...one, section, entry_id })));

  if (pages !== null && pages > FEDERAL_PAGES)
    add('design', [
      must(
        'pages',
        'pages',
        `It runs to ${pages} pages. USAJOBS refuses more than ${FEDERAL_PAGES}: take out what does not serve this job, and keep the type as it is.`,
      ),
    ]);
  if (design.show_photo)
    add('design', [must('images', 'show_photo', 'Leave the photo out: a federal resume holds no pictures.')]);
  add('basics', ofBasics(content));
  add('federal', ofFederal(content));
  for (const section of ['military', 'work'] as const) {
    if (hidden.has(section)) continue;
    for (const post of content[section]) {
      if (post.hidden) continue;
      const employer = 'service' in post ? post.service || post.unit : post.name;
      const title = 'service' in post ? post.trade || post.rank : post.position;
      add(section, ofPost(post, employer, title), post.id);
    }
  }
  if (!hidden.has('education'))
    for (const entry of content.education) {
      if (!entry.hidden && (!entry.institution || !(entry.studyType || entry.area) || !entry.endDate))
        add('education', [should('education', 'institution', 'Name the school, the credential and when you got it.')], entry.id);
    }
  for (const [section, entry_id, field, text] of textsOf(content, hidden)) {
    if (LINK.test(text)) add(section, [must('links', field, 'Take the link out: write what it shows in words.')], entry_id);
    if (SOCIAL_SECURITY.test(text) || PRIVATE_LABEL.test(text))
      add(
        section,
        [must('private', field, 'Take this out: no social security number, date of birth or religion belongs here.')],
        entry_id,
      );
  }
  return faults;
}

const must = (rule: FederalFault['rule'], field: string, text: string): Found => ({ rule, weight: 'must', field, text });
const should = (rule: FederalFault['rule'], field: string, text: string): Found => ({ rule, weight: 'should', field, text });

function ofBasics({ basics }: ResumeContent): Found[] {
  const wanted = [
    ['name', 'your full name'],
    ['location', 'your address, with city and state'],
    ['email', 'your e-mail address'],
    ['phone', 'your phone number'],
  ] as const;
  return wanted.flatMap(([field, what]) => (basics[field].trim() ? [] : [must('contact', field, `Give ${what}.`)]));
}

function ofFederal({ federal, military }: ResumeContent): Found[] {
  const found: Found[] = [];
  if (!federal.citizenship.trim()) found.push(must('citizenship', 'citizenship', 'Name the country of your citizenship.'));
  if (!federal.announcement.trim() || !federal.targetTitle.trim())
    found.push(should('target', 'announcement', 'Name the announcement and the job that this is for.'));
  const { preference } = federal;
  if (!preference && military.length > 0)
    found.push(should('preference', 'preference', 'Say which veterans’ preference you claim, if any.'));
  const claim = PREFERENCE_CLAIMS[preference];
  if (preference && !claim)
    found.push(must('preference', 'preference', `Choose one of ${Object.keys(PREFERENCE_CLAIMS).join(', ')}, or none.`));
  if (claim) {
    found.push(should('preference', 'preference', claim.proof));
    // Pay grade O-4 and above; a disability lifts it.
    const senior = military.some(
      ({ rank }) =>
        /\b(?:O-?(?:[4-9]|10)|Major|Lieutenant Commander|(?:Lieutenant )?Colonel|Commander|General|Admiral)\b/i.test(rank) &&
        !/\bSergeant\b|\bPetty\b/i.test(rank),
    );
    if (preference === 'TP' && senior)
      found.push(
        should('preference', 'preference', 'Retired at O-4 or above? Then preference needs a service-connected disability.'),
      );
  }
  return found;
}

function ofPost(post: Post, employer: string, title: string): Found[] {
  const found: Found[] = [];
  if (!employer.trim()) found.push(must('employer', 'name', 'Name the employer or agency.'));
  if (!title.trim()) found.push(must('title', 'position', 'Give the title of the job.'));
  const dated = MONTH.test(post.startDate) && (post.endDate === 'present' || MONTH.test(post.endDate));
  if (!dated) found.push(must('dates', 'startDate', 'Give month and year of the start and of the end.'));
  else if (post.endDate !== 'present' && post.endDate < post.startDate)
    found.push(must('dates', 'endDate', 'The end lies before the start.'));
  const hours = Number(/^\s*(\d+(?:\.\d+)?)/.exec(post.hours)?.[1] ?? Number.NaN);
  if (Number.isNaN(hours)) found.push(must('hours', 'hours', 'Give the hours a week: without them the time may not be counted.'));
  else if (hours <= 0 || hours > 168) found.push(must('hours', 'hours', 'Give hours a week between 1 and 168.'));
  if (!post.summary.trim() && post.highlights.every((line) => !line.trim()))
    found.push(
      must('duties', 'highlights', 'Say what you did and what came of it, close to the announcement’s specialized experience.'),
    );
  if (post.grade.trim() && !SERIES_AND_GRADE.test(post.grade.trim()))
    found.push(should('grade', 'grade', 'Write series and grade like GS-0343-12.'));
  return found;
}

/** Every text that comes out, with where it stands. Fields for addresses on the web are left out of a federal resume by themselves. */
function* textsOf(
  content: ResumeContent,
  hidden: Set<string>,
): Generator<[section: FederalFault['section'], entry_id: string | null, field: string, text: string]> {
  if (!hidden.has('summary')) yield ['summary', null, 'summary', content.basics.summary];
  yield ['basics', null, 'label', content.basics.label];
  const parts = [
    ['military', content.military, 'military'],
    ['work', content.work, 'work'],
    ['education', content.education, 'education'],
    ['misc', [...content.certificates, ...content.awards, ...content.volunteer, ...content.projects], 'misc'],
  ] as const;
  for (const [section, entries, key] of parts) {
    if (hidden.has(key)) continue;
    for (const entry of entries) {
      if (entry.hidden) continue;
      yield [section, entry.id, 'summary', entry.summary];
      for (const line of entry.highlights) yield [section, entry.id, 'highlights', line];
    }
  }
  if (!hidden.has('more')) for (const { lines } of content.more) for (const line of lines) yield ['more', null, 'lines', line];
}
