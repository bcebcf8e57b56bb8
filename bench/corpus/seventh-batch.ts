import type { Case } from './corpus.ts';
import { casesOf, dateIn, type Form, type Layout, printed, truthOf } from './layouts.ts';
import { items, layout, school, span, spoken } from './marked-layout.ts';
import type { Job, Person } from './person.ts';
import { odtOf, plainOf, rtfOf, wordOf } from './service-pages.ts';
import { SEVENTH_PEOPLE as P } from './seventh-people.ts';

/** Twelve CVs in twelve layouts, all of them held out: nobody opens them, and no rule is chosen by their figures. */
export const seventhBatch = (): Case[] => casesOf(LAYOUTS, 'seventh-');

type Markup = (person: Person) => string;
const one = (
  kind: string,
  person: Person,
  form: Form,
  markup: Markup,
  file: (markup: string) => Case['file'],
  more: { without?: { bullets?: true; studyDates?: true }; studyForm?: Form } = {},
): Layout => layout(kind, true, person, form, markup, (source) => file(source), more);

const jobs = (person: Person, of: (job: Job, index: number) => string) => person.jobs.map(of).join('\n\n');
const years = ({ start, end }: Pick<Job, 'start' | 'end'>, dash = ' - ', now = 'Present') =>
  `${start.y}${dash}${dateIn('year', end, now)}`;
const e = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Prints HTML whose labels are in guillemets. */
function page(kind: string, person: Person, form: Form, css: string, body: string, studyForm: Form = 'year'): Layout {
  const reset =
    'body,p,ul,h1,h2,h3{margin:0}ul{padding-left:16px}.r{display:flex;justify-content:space-between}table{border-collapse:collapse}td{vertical-align:top}';
  const source = `<!doctype html><html><meta charset="utf-8"><style>${reset}${css}</style><body>${body}</body></html>`;
  return {
    kind,
    held: true,
    people: [person],
    make: (of) => ({
      truth: { ...truthOf(of, form), education: truthOf(of, studyForm).education },
      source,
      file: { format: 'pdf', html: printed(source), paper: person.country === 'US' ? 'Letter' : 'A4' },
    }),
  };
}
const list = (texts: string[]) => `<ul>${texts.map((text) => `<li>${e(text)}</li>`).join('')}</ul>`;

/** Post and employer over a line of what the firm does, dates and town together in a narrow column at the right. */
const describedFirms = page(
  'firms with a description pdf',
  P.merchant,
  'short',
  "body{font:10.5pt/1.4 'Liberation Sans'}h1{font-size:20pt}h2{font-size:12pt;color:#7a1f1f;border-top:2px solid #7a1f1f;margin:14px 0 5px;padding-top:3px}.e{display:grid;grid-template-columns:1fr 36mm;gap:6mm;margin-bottom:8px}.e>div:last-child{text-align:right;color:#555}i{color:#444}",
  `<h1>${e(P.merchant.name)}</h1><p>${e(P.merchant.location)}</p><p>«t:» ${P.merchant.phone}</p><p>«e:» ${P.merchant.email}</p>
  <h2>In brief</h2><p>${e(P.merchant.summary)}</p>
  <h2>Where I have worked</h2>${P.merchant.jobs
    .map(
      (job, index) =>
        `<div class="e"><div><p>${e(job.company)}</p><p><b>${e(job.title)}</b></p><p><i>«${['A family merchant with six depots', 'An independent supplier to the building trade', 'A national chain of trade counters'][index]}»</i></p>${list(job.bullets)}</div><div><p>${span(job, 'short', ' – ', 'today')}</p><p>${e(job.place)}</p></div></div>`,
    )
    .join('')}
  <h2>Schooling</h2><div class="e"><div><p>${e(school(P.merchant).institution)}</p><p><b>${e(`${school(P.merchant).studyType} in ${school(P.merchant).area}`)}</b></p></div><div>${years(school(P.merchant))}</div></div>
  <h2>What I can do</h2>${list(P.merchant.skills)}
  <h2>Tickets</h2>${list(P.merchant.certificates.map(({ name, y }) => `${name} (${y})`))}
  <h2>Languages</h2><p>${e(spoken(P.merchant))}</p>
  <h2>Away from work</h2><p>${P.merchant.interests.join(' and ')}</p>`,
);

/** Typed into a phone's notes: numbered jobs, the years in brackets, what was done in one line of sentences. */
const numbered = one(
  'numbered jobs text',
  P.hairdresser,
  'year',
  (p) => `${p.name}
${p.location} - ${p.phone} - ${p.email}

Who I am
${p.summary}

Salons
${p.jobs.map((job, index) => `${index + 1}) ${job.company}, ${job.place} - ${job.title} (${years(job, '-', 'now')})\n${job.bullets.map((text) => `${text}.`).join(' ')}`).join('\n\n')}

Training
${school(p).studyType} ${school(p).area}, ${school(p).institution} (${years(school(p), '-')})
${p.certificates.map(({ name, y }) => `${name} (${y})`).join('\n')}

Good at
${p.skills.join(' / ')}

Hobbies
${p.interests.join(', ')}`,
  (markup) => plainOf(markup, { mark: '-', heading: 'plain' }),
  { without: { bullets: true } },
);

/** A table of three columns without titles: years, employer over town, post over duties. */
const threeColumns = one(
  'table of three columns word',
  P.caretaker,
  'year',
  (p) => `= ${p.name}
«Address» ${p.location} «Telephone» ${p.phone} «Email» ${p.email}
# Personal statement
${p.summary}
# Work history
${p.jobs.map((job) => `| ${years(job, ' to ', 'date')} | ${job.company}<br>${job.place} | **${job.title}**<br>${job.bullets.join('<br>')} |`).join('\n')}
# School
| ${years(school(p), ' to ')} | ${school(p).institution} | ${school(p).studyType}: ${school(p).area} |
# Certificates
${p.certificates.map(({ name, y }) => `- ${name} ${y}`).join('\n')}
# Skills
${items(p.skills)}
# Pastimes
${p.interests.join(', ')}`,
  (markup) => wordOf(markup, { heading: 'underlined', size: 11, widths: [1600, 3000, 4400] }),
);

/** A hospital resume: employer and unit in capitals over the town; the post, hours and dates between bars below. */
const barsBelow = one(
  'employer in capitals and bars word',
  P.nurse,
  'slash',
  (p) => `= ${p.name}, «RN»
${p.email} | ${p.phone} | ${p.location}
# CAREER PROFILE
${p.summary}
# CLINICAL EXPERIENCE
${jobs(p, (job) => `**${job.company.toUpperCase()}** – ${job.place}\n${job.title} | «Full Time, Nights» | ${span(job, 'slash', ' – ')}\n${items(job.bullets)}`)}
# EDUCATION
**${school(p).institution.toUpperCase()}** – ${school(p).studyType} | ${dateIn('year', school(p).end)}
# LICENSES & CERTIFICATIONS
${p.certificates.map(({ name, y }) => `${name} | ${y}`).join('\n')}
# SKILLS
${p.skills.join(' | ')}
# LANGUAGES
${p.languages.map(([language]) => language).join(' | ')}
# HONORS
${p.awards.join(', ')}`,
  (markup) => wordOf(markup, { heading: 'bold' }),
  { studyForm: 'year', without: { studyDates: true } },
);

/** A side column at the right; each post begins with its dates and town in small type, with `Title @ Employer` below. */
const sideRight = page(
  'title at employer with side column pdf',
  P.developer,
  'short',
  "body{font:10pt/1.5 'DejaVu Sans';display:grid;grid-template-columns:1fr 52mm;gap:10mm}h1{font-size:22pt;font-weight:300}h2{font-size:13pt;color:#0a7d6c;margin:14px 0 6px}.d{font-size:8pt;text-transform:uppercase;color:#777;margin-top:9px}.t b{color:#0a7d6c}aside{font-size:9pt}",
  `<main><h1>${e(P.developer.name)}</h1><p>${P.developer.label}</p>
  <h2>Hello</h2><p>${e(P.developer.summary)}</p>
  <h2>Career so far</h2>${P.developer.jobs.map((job) => `<p class="d">${span(job, 'short', ' — ', 'now')} · ${e(job.place)}</p><p class="t">${e(job.title)} @ <b>${e(job.company)}</b></p>${list(job.bullets)}`).join('')}
  <h2>Learning</h2><p class="d">${years(school(P.developer), ' — ')}</p><p class="t">${e(`${school(P.developer).studyType} ${school(P.developer).area}`)} @ <b>${e(school(P.developer).institution)}</b></p></main>
  <aside><h2>Find me</h2><p>${P.developer.email}</p><p>${P.developer.phone}</p><p>${P.developer.location}</p>
  <h2>Toolbox</h2>${P.developer.skills.map((text) => `<p>${e(text)}</p>`).join('')}
  <h2>I speak</h2>${P.developer.languages.map(([language, level]) => `<p>${language}: ${level}</p>`).join('')}
  <h2>I enjoy</h2>${P.developer.interests.map((text) => `<p>${text}</p>`).join('')}</aside>`,
);

/** Tabs between dates, the post in bold, and the employer with its town, on one line. */
const tabbed = one(
  'dates then tab then post rtf',
  P.estimator,
  'short',
  (p) => `= ${p.name.toUpperCase()}
${p.location}\t${p.phone}\t${p.email}

# Summary
${p.summary}

# Career
${jobs(p, (job) => `${span(job, 'short', ' - ', 'Present')}\t**${job.title}**\t${job.company}, ${job.place}\n${items(job.bullets)}`)}

# Education and memberships
${years(school(p))}\t**${school(p).studyType} ${school(p).area}**\t${school(p).institution}
${p.certificates.map(({ name, y }) => `${y}\t${name}`).join('\n')}

# Strengths
${p.skills.join(', ')}

# Outside interests
${p.interests.join(', ')}`,
  rtfOf,
  { studyForm: 'year' },
);

/** Two posts at one employer: the employer with its town and all years, then each post with its own dates in italics. */
const promoted = page(
  'promotions under one employer pdf',
  P.chefUs,
  'long',
  "body{font:11pt/1.35 'Liberation Serif'}h1{font-size:19pt;text-align:center;font-variant:small-caps}.c{text-align:center}h2{font-size:11pt;letter-spacing:1px;margin:12px 0 4px;border-bottom:1px solid #000}.r{margin-top:4px}",
  `<h1>${P.chefUs.name}</h1><p class="c">${P.chefUs.location} ⋄ ${P.chefUs.phone} ⋄ ${P.chefUs.email}</p>
  <h2>OBJECTIVE</h2><p>${e(P.chefUs.summary)}</p>
  <h2>KITCHENS</h2>
  <p class="r"><b>${P.chefUs.jobs[0]?.company}</b><span>${P.chefUs.jobs[0]?.place}</span></p>
  ${P.chefUs.jobs
    .slice(0, 2)
    .map((job) => `<p class="r"><i>${job.title}</i><i>${span(job, 'long', ' to ', 'present')}</i></p>${list(job.bullets)}`)
    .join('')}
  <p class="r"><b>${P.chefUs.jobs[2]?.company}</b><span>${P.chefUs.jobs[2]?.place}</span></p>
  <p class="r"><i>${P.chefUs.jobs[2]?.title}</i><i>${span(P.chefUs.jobs[2] as Job, 'long', ' to ')}</i></p>${list(P.chefUs.jobs[2]?.bullets ?? [])}
  <h2>CULINARY EDUCATION</h2><p class="r"><b>${school(P.chefUs).institution}</b><span>${years(school(P.chefUs))}</span></p><p><i>${school(P.chefUs).studyType}, ${school(P.chefUs).area}</i></p>
  <h2>SKILLS</h2><p>${P.chefUs.skills.join(' ⋄ ')}</p>
  <h2>CERTIFICATION</h2><p>${P.chefUs.certificates.map(({ name, y }) => `${name}, ${y}`).join('')}</p>
  <h2>COMMUNITY</h2><p>${P.chefUs.volunteer.map((gives) => `${gives.role}, ${gives.name}, ${years(gives)}`).join('')}</p>`,
);

/** A leaver's CV: a civilian job and service posts in one section, the post in plain type above the employer in bold, dates below. */
const plainPost = one(
  'post above employer odt',
  P.infantry,
  'long',
  (p) => `= ${p.name}
${p.phone} // ${p.email} // ${p.location}
# Profile
${p.summary}
# Employment and service
${p.jobs
  .map(
    (job) =>
      `${job.military ? `${job.rank} – ${job.title}` : job.title}\n**${job.military ? `${job.unit}, ${job.company}` : job.company}** – ${job.place}\n${span(job, 'long', ' – ', 'Present')}\n${items(job.bullets)}`,
  )
  .join('\n\n')}
# Education
${school(p).studyType} ${school(p).area}
**${school(p).institution}**
${years(school(p))}
# Skills
${p.skills.join('; ')}
# Courses
${p.certificates.map(({ name, y }) => `- ${name} – ${y}`).join('\n')}
# Medals
${p.awards.join('; ')}
# Interests
${p.interests.join('; ')}`,
  odtOf,
  { studyForm: 'year' },
);

/** An email to a recruiter: `Title, Employer, Town, dates` in one line with everything below it in sentences. */
const email = one(
  'lines of commas text',
  P.sailorUs,
  'short',
  (p) => `${p.name}
${p.location}
${p.phone}
${p.email}

SUMMARY
${p.summary}

EXPERIENCE
${jobs(p, (job) => `${job.military ? `${job.title} (${job.rank}), ${job.company}, ${job.unit}` : `${job.title}, ${job.company}`}, ${job.place}, ${span(job, 'short', ' to ', 'present')}\n${items(job.bullets)}`)}

EDUCATION
${school(p).studyType}, ${school(p).area}, ${school(p).institution}, ${years(school(p), ' to ')}

SKILLS
${p.skills.join(', ')}

CERTIFICATIONS
${p.certificates.map(({ name, y }) => `${name}, ${y}`).join('\n')}

AWARDS
${p.awards.join(', ')}`,
  (markup) => plainOf(markup, { mark: '*', heading: 'caps' }),
  { studyForm: 'year' },
);

/** Copied from a job site: post, `Employer - Town`, dates on three plain lines, everything in one weight. */
const site = one(
  'three plain lines word',
  P.officeUk,
  'long',
  (p) => `= ${p.name}
${p.email}
${p.phone}
${p.location}
${p.summary}
# Work Experience
${jobs(p, (job) => `${job.title}\n${job.company} - ${job.place}\n${span(job, 'long', ' to ')}\n${items(job.bullets)}`)}
# Education
${school(p).studyType} in ${school(p).area}
${school(p).institution}
${years(school(p), ' to ')}
# Skills
${items(p.skills)}
# Languages
${items(p.languages.map(([language]) => language))}
# Volunteering
${p.volunteer.map((gives) => `${gives.role}\n${gives.name}\n${years(gives, ' to ')}`).join('\n')}
# Interests
${p.interests.join(', ')}`,
  (markup) => wordOf(markup, { heading: 'style', listMark: '-' }),
  { studyForm: 'year' },
);

/** Years left of a thin rule, `Employer, Town | Post` in a serif; studies above posts. */
const timeline = page(
  'years at the left of a rule pdf',
  P.teacher,
  'year',
  "body{font:11pt/1.45 'DejaVu Serif';font-size:9.5pt}h1{font-size:17pt;font-weight:normal;text-align:right}.c{text-align:right;font-size:8.5pt}h2{font-size:10pt;font-style:italic;margin:13px 0 6px}.e{display:grid;grid-template-columns:24mm 1fr;margin-bottom:7px}.e>div:last-child{border-left:1px solid #999;padding-left:12px}",
  `<h1>${P.teacher.name}</h1><p class="c">${P.teacher.location}</p><p class="c">${P.teacher.phone}</p><p class="c">${P.teacher.email}</p>
  <h2>Profile</h2><p>${e(P.teacher.summary)}</p>
  <h2>Education and qualifications</h2>${P.teacher.education.map((study) => `<div class="e"><div>${years(study, '–')}</div><div><p>${e(study.institution)} | ${e(`${study.studyType} ${study.area}`)}</p></div></div>`).join('')}
  <h2>Teaching experience</h2>${P.teacher.jobs.map((job) => `<div class="e"><div>${years(job, '–', 'now')}</div><div><p>${e(`${job.company}, ${job.place}`)} | ${e(job.title)}</p>${job.bullets.map((text) => `<p>– ${e(text)}</p>`).join('')}</div></div>`).join('')}
  <h2>Professional learning</h2>${P.teacher.certificates.map(({ name, y }) => `<div class="e"><div>${y}</div><div><p>${name}</p></div></div>`).join('')}
  <h2>Skills</h2><p>${P.teacher.skills.join(' · ')}</p>
  <h2>Interests</h2><p>${P.teacher.interests.join(' · ')}</p>`,
);

/** `Employer * Town`, the employer in bold; the post with the dates in square brackets below. */
const centered = one(
  'stars and brackets word',
  P.driverUs,
  'short',
  (p) => `= ${p.name}
${p.location} * ${p.phone} * ${p.email}
# About
${p.summary}
# Driving history
${jobs(p, (job) => `**${job.company}** * ${job.place}\n${job.title} [${span(job, 'short', ' - ')}]\n${items(job.bullets)}`)}
# Licenses
${p.certificates.map(({ name, y }) => `${name} [${y}]`).join('\n')}
# School
**${school(p).institution}**\n${school(p).studyType} [${years(school(p))}]
# Skills
${p.skills.join(' * ')}`,
  (markup) => wordOf(markup, { heading: 'bold', size: 10 }),
  { studyForm: 'year' },
);

const LAYOUTS: Layout[] = [
  describedFirms,
  numbered,
  threeColumns,
  barsBelow,
  sideRight,
  tabbed,
  promoted,
  plainPost,
  email,
  site,
  timeline,
  centered,
];
