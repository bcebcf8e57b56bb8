import { dateIn, type Layout } from './layouts.ts';
import { layout, layoutOf, school, span } from './marked-layout.ts';
import { odtOf, rtfOf, wordOf } from './service-pages.ts';
import { SIXTH_PEOPLE as P } from './sixth-people.ts';

const studies = (one: ReturnType<typeof school>) => `${one.start.y} - ${one.end.y}`;

/** A first CV: school above work, a week of work experience, the town in brackets behind the employer. */
const firstCv = layoutOf(
  (person) =>
    layout(
      'school leaver word',
      false,
      person,
      'long',
      (p, duties) => `= ${p.name}
${p.location}
«Mobile:» ${p.phone}
«E-mail:» ${p.email}

# A bit about me
${p.summary}

# School and college
**${school(p).institution}** ${studies(school(p))}
${school(p).studyType} – ${school(p).area}
${p.certificates.length > 0 ? `\n# Tickets and cards\n${p.certificates.map(({ name, y }) => `- ${name} (${y})`).join('\n')}\n` : ''}
# Jobs I have had
${p.jobs
  .map(
    (one, index) => `**${one.title}** – ${one.company} (${one.place})
${span(one, 'long', ' to ', 'now')}
${duties(index)}`,
  )
  .join('\n\n')}

# Things I am good at
${p.skills.map((text) => `- ${text}`).join('\n')}

# Helping out
${p.volunteer.map((one) => `${one.role}, ${one.name}, ${one.start.y} - ${dateIn('year', one.end)}`).join('\n')}

# Outside school
${p.interests.join(', ')}`,
      (markup) => wordOf(markup, { heading: 'underlined', size: 12 }),
      { studyForm: 'year' },
    ),
  P.schoolLeaver,
  P.collegeLeaver,
);

/** An older person's curriculum vitae: labels for everything, dates above the employer, the post behind its label. */
const vitae = layoutOf(
  (person) =>
    layout(
      'labelled vitae word',
      false,
      person,
      'slash',
      (p, duties) => `= «CURRICULUM VITAE»

«NAME:»\t${p.name}
«ADDRESS:»\t${p.location}
«TELEPHONE:»\t${p.phone}
«EMAIL:»\t${p.email}
«MARITAL STATUS:»\t«Married»

# PERSONAL PROFILE
${p.summary}

# EMPLOYMENT
${p.jobs
  .map(
    (one, index) => `${span(one, 'slash', ' - ')}
**${one.company.toUpperCase()}, ${one.place.toUpperCase()}**
«Position:» ${one.title}
«Duties:»
${duties(index)}`,
  )
  .join('\n\n')}

# EDUCATION
${studies(school(p))}
**${school(p).institution.toUpperCase()}**
${school(p).studyType}, ${school(p).area}

# CERTIFICATES HELD
${p.certificates.map(({ name, y }) => `${name}\t${y}`).join('\n')}

# SKILLS
${p.skills.join('. ')}.

# HOBBIES
${p.interests.join(', ')}

# REFERENCES
«Available on request»`,
      (markup) => wordOf(markup, { heading: 'bold', size: 12 }),
      { studyForm: 'year' },
    ),
  P.olderFitter,
  P.secretary,
);

/** An application form of a health service: a table of two columns for each post, the question at the left and the answer at the right. */
const application = layoutOf(
  (person) =>
    layout(
      'question and answer form word',
      true,
      person,
      'slash',
      (p) => `= «Application for employment»

# Personal details
| «Full name» | ${p.name} |
| «Address» | ${p.location} |
| «Mobile telephone» | ${p.phone} |
| «Email address» | ${p.email} |

# Supporting statement
${p.summary}

# Employment history
${p.jobs
  .map(
    (
      one,
      index,
    ) => `${index > 0 ? '\n' : ''}| «${index === 0 ? 'Current or most recent employer' : 'Previous employer'}» | ${one.military ? one.company : one.company} |
| «Job title» | ${[one.rank, one.title].filter(Boolean).join(', ')} |
${one.unit ? `| «Unit» | ${one.unit} |\n` : ''}| «Town» | ${one.place} |
| «Start date» | ${dateIn('slash', one.start)} |
| «End date» | ${dateIn('slash', one.end)} |
| «Description of duties» | ${one.bullets.join('<br>')} |`,
  )
  .join('\n')}

# Education and professional qualifications
| **«Qualification»** | **«Subject»** | **«Place of study»** | **«Year»** |
| ${school(p).studyType} | ${school(p).area} | ${school(p).institution} | ${school(p).end.y} |

# Training courses attended
| **«Course»** | **«Year»** |
${p.certificates.map(({ name, y }) => `| ${name} | ${y} |`).join('\n')}

# Skills
${p.skills.map((text) => `- ${text}`).join('\n')}`,
      (markup) => wordOf(markup, { heading: 'style', size: 10 }),
      { without: { studyDates: true }, studyForm: 'year' },
    ),
  P.healthCare,
  P.hospitalPorter,
);

/** What a person can do under headings of their own, in prose; employers are lines that begin with years. */
const functional = layoutOf(
  (person) =>
    layout(
      'years and slashes word',
      false,
      person,
      'year',
      (p) => `= ${p.name}
${p.location} / ${p.phone} / ${p.email}

${p.summary}

# What I can do
${p.skills.map((text) => `- ${text}`).join('\n')}

# Where I have worked
${p.jobs.map((one) => `${span(one, 'year', '–', 'today')}  ${one.company}, ${one.place} / ${one.title}`).join('\n')}

# Giving time
${p.volunteer.map((one) => `${one.start.y}–${dateIn('year', one.end, 'today')}  ${one.name} / ${one.role}`).join('\n')}

# Learning
${studies(school(p)).replace(' - ', '–')}  ${school(p).institution} / ${school(p).studyType} ${school(p).area}
${p.certificates.length > 0 ? `\n# Courses\n${p.certificates.map(({ name, y }) => `${y}  ${name}`).join('\n')}\n` : ''}
${p.interests.length > 0 ? `# For fun\n${p.interests.join(', ')}` : ''}`,
      (markup) => wordOf(markup, { heading: 'bold' }),
      { without: { bullets: true }, studyForm: 'year' },
    ),
  P.homeReturner,
  P.redundantManager,
);

/** French habits: years and a colon, the post, a dash, the employer and its town in brackets; a bold line for all dates. */
const french = layoutOf(
  (person) =>
    layout(
      'years and colon open document',
      false,
      person,
      'slash',
      (p, duties) => `= ${p.name.split(' ')[0]} ${p.name.split(' ').slice(1).join(' ').toUpperCase()}
${p.location}
«Tél. :» ${p.phone}
«Mél :» ${p.email}

# PROFESSIONAL EXPERIENCES
${p.jobs
  .map(
    (one, index) => `**${span(one, 'slash', ' – ', 'today')} : ${one.title}** – ${one.company} (${one.place})
${duties(index)}`,
  )
  .join('\n')}

# FORMATION
**${school(p).start.y} – ${school(p).end.y} : ${school(p).studyType} ${school(p).area}** – ${school(p).institution}

# COMPETENCES
${p.skills.join(', ')}

# LANGUAGES
${p.languages.map(([name, level]) => `- ${name} : ${level}`).join('\n')}

# LEISURE
${p.interests.join(', ')}

# ABOUT ME
${p.summary}`,
      (markup) => odtOf(markup),
      { studyForm: 'year' },
    ),
  P.frenchManager,
);

/** A driver's resume in RTF: the employer and town with dates at a tab, the post in bold below, licences first. */
const driver = layoutOf(
  (person) =>
    layout(
      'licences first rtf',
      true,
      person,
      'short',
      (p, duties) => `= ${p.name}
${p.location} – ${p.phone} – ${p.email}

# Objective
${p.summary}

# Licenses and Endorsements
${p.certificates.map(({ name, y }) => `- ${name}, ${y}`).join('\n')}

# Driving Experience
${p.jobs
  .filter(({ military }) => !military)
  .map(
    (one) => `${one.company}, ${one.place}\t${span(one, 'short', ' - ')}
**${one.title}**
${duties(p.jobs.indexOf(one))}`,
  )
  .join('\n\n')}

# Military
${p.jobs
  .filter(({ military }) => military)
  .map(
    (one) => `${one.company}, ${one.place}\t${span(one, 'short', ' - ')}
**${one.title}, ${one.rank}**
${one.unit}
${duties(p.jobs.indexOf(one))}`,
  )
  .join('\n\n')}

# School
${school(p).institution}, ${school(p).studyType}, ${school(p).end.y}

# Skills
${p.skills.join(', ')}

# Medals
${p.awards.join(', ')}`,
      (markup) => rtfOf(markup),
      { without: { studyDates: true }, studyForm: 'year' },
    ),
  P.truckDriver,
);

export const SIXTH_WORD: Layout[] = [firstCv, vitae, application, functional, french, driver];
