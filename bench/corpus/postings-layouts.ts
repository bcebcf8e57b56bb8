import { dateIn, type Layout } from './layouts.ts';
import { items, job, layout, layoutOf, passed, school, span, spoken } from './marked-layout.ts';
import type { Job, Person } from './person.ts';
import { POSTINGS_PEOPLE as P } from './postings-people.ts';
import { odtOf, pdfOf, plainOf, rtfOf, wordOf } from './service-pages.ts';

const each = (person: Person, make: (post: Job, index: number) => string, gap = '\n\n') =>
  person.jobs.map((post, index) => make(post, index)).join(gap);

/** The unit in bold with its town at a right tab, the rank and appointment below it with the dates. */
const unitFirst = layoutOf(
  (person) =>
    layout(
      'unit first word',
      false,
      person,
      'long',
      (p, duties) => `= ${p.name}
${p.location} · ${p.phone} · ${p.email}

# Profile
${p.summary}

# Career
${each(
  p,
  (one, index) => `**${one.military ? one.unit : one.company}**\t${one.place}
${one.rank ? `${one.rank} – ${one.title}` : one.title}\t${span(one, 'long')}
${duties(index)}`,
)}

# Courses and qualifications
${passed(p)}

# Education
${school(p).institution}, ${school(p).studyType} ${school(p).area}\t${years(p)}

# Skills
${p.skills.join(' · ')}

# Medals and commendations
${p.awards.join(', ')}

# Interests
${p.interests.join(', ')}`,
      (markup) => wordOf(markup, { heading: 'style' }),
      { studyForm: 'year' },
    ),
  P.sapper,
  P.commando,
);

const years = (person: Person) => `${school(person).start.y} – ${school(person).end.y}`;
const yes = (index: number) => (index % 2 ? 'No' : 'Yes');

/** A US federal resume of four pages: facts of each post on lines with labels, duties as paragraphs under a label. */
const federal = layoutOf(
  (person) =>
    layout(
      'federal four pages pdf',
      false,
      person,
      'slash',
      (p) => `= ${p.name.toUpperCase()}
${p.location}
«Mobile:» ${p.phone}   «Email:» ${p.email}

«Country of Citizenship:» United States of America
«Veterans’ Preference: 5-point preference (TP)»
«Highest Grade:» ${p.jobs[0]?.federal?.grade}
«Announcement Number:» DE-12345678-26-KB
«Security Clearance:» Secret

# WORK EXPERIENCE
${each(
  p,
  (one, index) => `**${one.title}**
${one.military ? `${one.company}, ${one.unit}` : one.company}
${one.place}
${span(one, 'slash', ' – ')}
${one.rank ? `«Rank:» ${one.rank}\n` : ''}${
  one.federal
    ? `«Hours per week:» ${one.federal.hours}
«Salary:» ${one.federal.salary} «Per Year»${
        one.federal.grade
          ? `
«Series:» ${one.federal.grade.slice(3, 7)} «Pay Plan:» GS «Grade:» ${one.federal.grade.slice(8)}`
          : ''
      }
«Supervisor:» ${one.federal.supervisor} (${one.federal.supervisorPhone})
«Okay to contact this Supervisor:» «${yes(index)}»
`
    : ''
}«Duties, Accomplishments and Related Skills:»
${items(one.bullets)}`,
)}

# EDUCATION
**${school(p).institution}**
${school(p).studyType} ${dateIn('slash', school(p).end)}
«Major:» ${school(p).area}

# JOB RELATED TRAINING
${p.certificates.map(({ name, y }) => `${name} (${y})`).join('; ')}

# AWARDS
${p.awards.join('; ')}

# JOB RELATED SKILLS
${p.skills.join('; ')}`,
      (markup) =>
        pdfOf(
          markup,
          'body{font:11.5pt/1.75 Lato,Arial}h1{font-size:14pt}h2{font-size:12pt;margin:18px 0 6px}p{margin:3px 0}',
          'Letter',
        ),
      { without: { studyDates: true }, studyForm: 'slash' },
    ),
  P.analyst,
  P.inspector,
);

/** Postings in a table with a title row; other sections as lists. */
const table = layoutOf(
  (person) =>
    layout(
      'postings table word',
      false,
      person,
      'short',
      (p) => `= ${p.name}
${p.location}
«T:» ${p.phone} | «E:» ${p.email}

# Personal statement
${p.summary}

# Service history
| **«Dates»** | **«Rank»** | **«Appointment»** | **«Ship or Unit»** | **«Location»** |
${p.jobs.map((one) => `| ${span(one, 'short')} | ${one.rank} | ${one.title} | ${one.unit} | ${one.place} |`).join('\n')}

# Achievements in service
${p.jobs.flatMap(({ bullets }) => bullets.map((text) => `- ${text}`)).join('\n')}

# Qualifications
${p.certificates.map(({ name, y }) => `- ${y}: ${name}`).join('\n')}

# Education
${school(p).institution} | ${school(p).studyType}, ${school(p).area} | ${years(p)}

# Key skills
${p.skills.map((text) => `- ${text}`).join('\n')}
${p.languages.length > 0 ? `\n# Languages\n${spoken(p)}\n` : ''}
# Awards
${p.awards.map((text) => `- ${text}`).join('\n')}`,
      (markup) => wordOf(markup, { heading: 'bold', widths: [1900, 1500, 2300, 1900, 1400] }),
      { without: { bullets: true }, studyForm: 'year' },
    ),
  P.stoker,
  P.mover,
);

/** Pasted into an email: lines broken at 76 characters, `o` before the items, headings in capitals with a colon. */
const mail = layoutOf(
  (person) =>
    layout(
      'email text',
      false,
      person,
      'caps',
      (p) => `${p.name}
${p.location}
${p.phone}
${p.email}

SUMMARY:
${p.summary}

MILITARY EXPERIENCE - UNITED STATES COAST GUARD:
${each(
  p,
  (one, index) => `${span(one, 'caps', ' - ')}  ${one.title}, ${one.unit}, ${one.place}
${one.rank}
${job(p, index)
  .bullets.map((text) => `o  ${text}`)
  .join('\n')}`,
)}

EDUCATION:
${school(p).studyType}, ${school(p).area} - ${school(p).institution} (${school(p).end.y})

TRAINING AND LICENSES:
${p.certificates.map(({ name, y }) => `o  ${name}, ${y}`).join('\n')}

AWARDS:
${p.awards.join('; ')}

SKILLS:
${p.skills.join(', ')}`,
      (markup) => {
        const { text } = plainOf(markup, { mark: 'o', heading: 'plain' }) as { text: string };
        return { format: 'txt', text: text.split('\n').map(wrapped).join('\n') };
      },
      { without: { studyDates: true }, studyForm: 'year' },
    ),
  P.coastie,
);

const wrapped = (line: string) => {
  const lines = [''];
  for (const word of line.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last.length + word.length > 75 && last !== '') lines.push(line.startsWith('o  ') ? `   ${word}` : word);
    else lines[lines.length - 1] = lines.length === 1 && last === '' ? word : `${last} ${word}`;
  }
  return lines.join('\n');
};

/** Two columns: contact, skills and awards at the left, posts with the rank first at the right. */
const columns = layoutOf(
  (person) =>
    layout(
      'two column rank first pdf',
      true,
      person,
      'short',
      (p) => `${p.name}
${p.label}
${p.location} ${p.phone} ${p.email}
${p.skills.join(' ')} ${passed(p)} ${p.awards.join(' ')} ${spoken(p)}
${p.summary}
${each(p, (one) => `${one.rank} ${one.title} ${one.company} ${one.unit} ${one.place} ${span(one, 'short')} ${items(one.bullets)}`)}
${school(p).studyType} ${school(p).area} ${school(p).institution} ${school(p).end.y}`,
      (_, p) => {
        const list = (texts: string[]) => `<ul>${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`;
        const posts = p.jobs
          .map(
            (one) =>
              `<h3>${one.rank ? `${one.rank}, ${one.title}` : one.title}</h3><p class="w"><i>${[one.military ? one.unit : '', one.company, one.place].filter(Boolean).join(' | ')}</i> <span>${span(one, 'short')}</span></p>${list(one.bullets)}`,
          )
          .join('');
        const html = `<!doctype html><meta charset="utf-8"><style>body{margin:0;font:9.5pt/1.4 Arial;display:grid;grid-template-columns:32% 1fr;gap:22px}h1{font-size:20pt;margin:0 0 4px}h2{font-size:11pt;text-transform:uppercase;letter-spacing:.5px;margin:14px 0 4px;color:#234}h3{font-size:10pt;margin:8px 0 0}p,ul{margin:0}ul{padding-left:14px}.w{display:flex;justify-content:space-between}aside{background:#eef2f5;padding:10px}</style><body><aside><h2>Contact</h2><p>${p.location}</p><p>${p.phone}</p><p>${p.email}</p><h2>Skills</h2>${list(p.skills)}<h2>Certifications</h2>${list(p.certificates.map(({ name, y }) => `${name}, ${y}`))}<h2>Awards</h2>${list(p.awards)}${p.languages.length > 0 ? `<h2>Languages</h2>${list(p.languages.map(([one, level]) => `${one} (${level})`))}` : ''}</aside><main><h1>${p.name}</h1><p>${p.label}</p><h2>Profile</h2><p>${p.summary}</p><h2>Experience</h2>${posts}<h2>Education</h2><p><b>${school(p).studyType}, ${school(p).area}</b></p><p>${school(p).institution}, ${school(p).end.y}</p></main></body>`;
        return { format: 'pdf', html, paper: 'Letter' };
      },
      { without: { studyDates: true }, studyForm: 'year' },
    ),
  P.loadmaster,
  P.guardian,
);

/** What someone can do comes first; service is a line for each post at the end. */
const functional = (person: Person, file: typeof rtfOf) =>
  layout(
    `functional ${file === rtfOf ? 'rtf' : 'odt'}`,
    true,
    person,
    'year',
    (p) => `= ${p.name}
${p.label}
${p.phone} | ${p.email} | ${p.location}

# Profile
${p.summary}

# Skills
${p.skills.join(', ')}

# Employment
${p.jobs
  .filter(({ military }) => !military)
  .map((one) => `${one.title}, ${one.company}, ${one.place}, ${span(one, 'year', '–')}`)
  .join('\n')}

# Military service
${p.jobs
  .filter(({ military }) => military)
  .map((one) => `${one.rank}, ${one.title}, ${one.unit}, ${one.place}, ${span(one, 'year', '–')}`)
  .join('\n')}

# Education and training
${school(p).studyType} ${school(p).area}, ${school(p).institution}, ${school(p).end.y}
${p.certificates.map(({ name, y }) => `${name}, ${y}`).join('\n')}
${p.volunteer.length > 0 ? `\n# Volunteering\n${p.volunteer.map((one) => `${one.role}, ${one.name}, ${one.start.y}–present`).join('\n')}\n` : ''}
# Honours
${p.awards.join('; ')}`,
    (markup) => file(markup),
    { without: { bullets: true, studyDates: true }, studyForm: 'year' },
  );

/** A reservist with a civilian career beside it; name and contacts in a text box of Word. */
const reservist = layoutOf(
  (person) =>
    layout(
      'reservist text box word',
      true,
      person,
      'slash',
      (p, duties) => {
        const posts = (military: boolean) =>
          p.jobs
            .map((one, index) =>
              one.military !== military
                ? ''
                : military
                  ? `${span(one, 'slash', ' - ')}\t**${one.rank}, ${one.title}**
${one.unit}, Army Reserve, ${one.place}
${duties(index)}`
                  : `${span(one, 'slash', ' - ')}\t**${one.title}**
${one.company}, ${one.place}
${duties(index)}`,
            )
            .filter(Boolean)
            .join('\n\n');
        return `[box]= ${p.name}
[box]${p.phone}
[box]${p.email}
[box]${p.location}

# PROFILE
${p.summary}

# CIVILIAN CAREER
${posts(false)}

# ARMY RESERVE
${posts(true)}

# PROFESSIONAL QUALIFICATIONS
${passed(p)}

# EDUCATION
${school(p).studyType} ${school(p).area}\t${years(p)}
${school(p).institution}

# SKILLS
${p.skills.join('; ')}
${p.volunteer.length > 0 ? `\n# VOLUNTEERING\n${p.volunteer.map((one) => `${one.role}, ${one.name}\t${one.start.y} - present`).join('\n')}\n` : ''}
# AWARDS
${p.awards.map((text) => `- ${text}`).join('\n')}`;
      },
      (markup) => wordOf(markup, { heading: 'underlined' }),
      { studyForm: 'year' },
    ),
  P.reservist,
  P.medicreserve,
);

/** A Guard sergeant: the employer's name over both posts, bullets of evaluation reports with double spaces. */
const guardsman = layoutOf(
  (person) =>
    layout(
      'guard evaluation text',
      true,
      person,
      'iso',
      (p) => `${p.name.toUpperCase()}
${p.location}  ${p.phone}  ${p.email}

Objective
${p.summary}

Civilian employment
${p.jobs
  .filter(({ military }) => !military)
  .map(
    (one) =>
      `${one.company} - ${one.place}\n${one.title} (${span(one, 'iso', ' to ', 'present')})\n${one.bullets.map((text) => `- ${text}`).join('\n')}`,
  )
  .join('\n\n')}

Military service
${p.jobs
  .filter(({ military }) => military)
  .map(
    (one) =>
      `${one.company} - ${one.unit}, ${one.place}\n${one.title}, ${one.rank} (${span(one, 'iso', ' to ', 'present')})\n${one.bullets.map((text) => `-  ${text.replace('; ', ';  ')}`).join('\n')}`,
  )
  .join('\n\n')}

Education
${school(p).institution}: ${school(p).studyType} in ${school(p).area}, ${school(p).end.y}

Certifications
${p.certificates.map(({ name, y }) => `- ${name} (${y})`).join('\n')}

Decorations
${p.awards.map((text) => `- ${text}`).join('\n')}

Skills
${p.skills.join(' / ')}`,
      (markup) => plainOf(markup, { mark: '-', heading: 'plain' }),
      { without: { studyDates: true }, studyForm: 'year', also: { 2: ['Interior Electrician', '12R Interior Electrician'] } },
    ),
  P.guard,
);

export const POSTINGS_LAYOUTS: Layout[] = [
  unitFirst,
  federal,
  table,
  mail,
  columns,
  functional(P.clerk, rtfOf),
  functional(P.chef, odtOf),
  reservist,
  guardsman,
];
