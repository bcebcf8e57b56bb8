import type { Layout } from './layouts.ts';
import { items, job, layout, passed, school, span, spoken } from './marked-layout.ts';
import type { Job } from './person.ts';
import { odtOf, pdfOf, plainOf, wordOf } from './service-pages.ts';
import { SERVICE_PEOPLE as P } from './service-people.ts';

/** One employer in capitals with several duty positions under it; the rank after the title, dates at a right tab. */
const infantry = layout(
  'army positions word',
  false,
  P.infantry,
  'short',
  (p, duties) => `= ${p.name}
${p.location} | ${p.phone} | ${p.email}

# PROFESSIONAL SUMMARY
${p.summary}

# CORE COMPETENCIES
${p.skills.join(' | ')}

# PROFESSIONAL EXPERIENCE
**CAPE FEAR DISTRIBUTION**, Fayetteville, NC
Warehouse Supervisor\t${span(job(p, 0), 'short')}
${duties(0)}

**UNITED STATES ARMY**\tJun 2012 – Aug 2022
**Squad Leader (Staff Sergeant)**, 1st Battalion, 325th Airborne Infantry Regiment, Fort Liberty, NC\t${span(job(p, 1), 'short')}
${duties(1)}
**Team Leader (Sergeant)**, 2nd Battalion, 506th Infantry Regiment, Fort Campbell, KY\t${span(job(p, 2), 'short')}
${duties(2)}
**Rifleman (Specialist)**, 4th Battalion, 9th Infantry Regiment, Joint Base Lewis-McChord, WA\t${span(job(p, 3), 'short')}
${duties(3)}

# EDUCATION
**Associate of Arts, General Studies**, Fayetteville Technical Community College\tMay 2022

# MILITARY EDUCATION
${passed(p)}

# AWARDS AND DECORATIONS
${p.awards.join('; ')}`,
  (markup) => wordOf(markup, { heading: 'bold' }),
  { without: { studyDates: true } },
);

/** Pasted from a government site: rank and grade first, ship and hull number, dates in figures on the line below. */
const technician = layout(
  'navy pasted text',
  true,
  P.technician,
  'slash',
  (p, duties) => `${p.name.toUpperCase()}
${p.location}
${p.phone}  ${p.email}

# Summary
${p.summary}

# Naval Experience
${[0, 1, 2]
  .map((index) => {
    const one = job(p, index);
    return `${one.rank}, ${one.title}, ${one.unit}, ${one.place}
${span(one, 'slash', ' - ')}
${duties(index)}
`;
  })
  .join('\n')}
# Education
${school(p).studyType}, ${school(p).area}, ${school(p).institution}, 05/2024

# Certifications
${passed(p)}

# Skills
${p.skills.join(', ')}

# Awards
${p.awards.join('; ')}`,
  (markup) => plainOf(markup, { mark: '-', heading: 'caps' }),
  { without: { studyDates: true } },
);

/** Trade code and appointment between pipes, rank and unit on the second line. */
const marine = layout(
  'marine corps pdf',
  false,
  P.marine,
  'short',
  (p, duties) => `= ${p.name}
${p.location} | ${p.phone} | ${p.email}
# Profile
${p.summary}
# Experience
**Field Service Technician** | Palomar Equipment Rental | Escondido, CA\t${span(job(p, 0), 'short')}
${duties(0)}
# Military Service – United States Marine Corps
**Motor Transport Maintenance Chief** (MOS 3529)\t${span(job(p, 1), 'short')}
Sergeant, Combat Logistics Battalion 1, Camp Pendleton, CA
${duties(1)}
**Automotive Maintenance Technician** (MOS 3521)\t${span(job(p, 2), 'short')}
Corporal, 3rd Battalion, 5th Marines, Camp Pendleton, CA
${duties(2)}
# Education and Training
**${school(p).studyType}**, ${school(p).institution}, 2015
${passed(p)}
# Skills
${items(p.skills)}
# Awards
${p.awards.join('; ')}`,
  (markup) =>
    pdfOf(
      markup,
      "body{font:10.5pt/1.35 'Liberation Sans'}h1{font-size:20pt}h2{font-size:12pt;color:#a00;border-bottom:1px solid #a00;margin:9px 0 4px}",
      'Letter',
    ),
  {
    without: { studyDates: true },
    studyForm: 'year',
    also: { 1: ['3529 Motor Transport Maintenance Chief'], 2: ['3521 Automotive Maintenance Technician'] },
  },
);

/** Report bullets as they were submitted; `Duty Title:` before each block and the wing on its own line. */
const crewchief = layout(
  'air force reports pdf',
  true,
  P.crewchief,
  'caps',
  (p) => `= ${p.name.toUpperCase()}, MSgt, USAF (Ret)
${p.location}  •  ${p.phone}  •  ${p.email}
# SUMMARY
${p.summary}
# DUTY HISTORY
${[0, 1, 2]
  .map((index) => {
    const one = job(p, index);
    return `**«Duty Title:» ${one.title}**\t${span(one, 'caps', ' - ')}
«Rank:» ${one.rank}
«Organization:» ${one.unit}, ${one.place}
${one.bullets.map((text) => `-  ${text}`).join('\n')}
`;
  })
  .join('\n')}
# EDUCATION
${school(p).studyType}, ${school(p).area}, ${school(p).institution}, DEC 2014
# CERTIFICATIONS
${passed(p)}
# SKILLS
${p.skills.join('  •  ')}
# DECORATIONS
${p.awards.join('; ')}`,
  (markup) =>
    pdfOf(
      markup,
      "body{font:10pt/1.3 'Liberation Serif'}h1{font-size:15pt;text-align:center}h2{font-size:11pt;background:#ddd;margin:8px 0 4px}",
      'Letter',
    ),
  { without: { studyDates: true } },
);

/** Contact in a text box; the squadron as employer, the appointment below with its rank. */
const guardian = layout(
  'space force word',
  false,
  P.guardian,
  'long',
  (p, duties) => `[box]= ${p.name}
[box]${p.label}
[box]${p.email}
[box]${p.phone}
[box]${p.location}

# About
${p.summary}

# Experience
**2d Space Operations Squadron, United States Space Force** – Schriever SFB, CO
Sergeant / Crew Chief, Satellite Operations\t${span(job(p, 0), 'long')}
${duties(0)}

**50th Operations Support Squadron, United States Air Force** – Schriever AFB, CO
Senior Airman / Space Systems Operator\t${span(job(p, 1), 'long')}
${duties(1)}

# Security Clearance
Active TS/SCI

# Education
**${school(p).studyType} in ${school(p).area}**
${school(p).institution}\tMay 2022

# Technical Skills
${items(p.skills)}

# Languages
${spoken(p)}

# Certifications
${passed(p)}

# Awards
${items(p.awards)}`,
  (markup) => wordOf(markup, { heading: 'style' }),
  { without: { studyDates: true } },
);

/** Dates in the left column of a table, all else in the right one. */
const boatswain = layout(
  'coast guard table word',
  true,
  P.boatswain,
  'short',
  (p) => `= ${p.name}
${p.location} · ${p.phone} · ${p.email}

# Profile
${p.summary}

# Employment
${[0, 1, 2]
  .map((index) => {
    const one = job(p, index);
    const head = one.military
      ? `**${one.rank}, ${one.title}**<br>${one.company}, ${one.unit}, ${one.place}`
      : `**${one.title}**<br>${one.company}, ${one.place}`;
    return `| ${span(one, 'short')} | ${head}<br>${one.bullets.map((text) => `• ${text}`).join('<br>')} |`;
  })
  .join('\n')}

# Education
| Jun 2010 | **${school(p).studyType}, ${school(p).area}**<br>${school(p).institution} |

# Licenses
${passed(p)}

# Skills
${p.skills.join(', ')}

# Awards
${items(p.awards)}`,
  (markup) => wordOf(markup, { heading: 'bold', widths: [2100, 6900] }),
  { without: { studyDates: true } },
);

/** A civilian career and the Guard at the same time, in plain text with hyphens. */
const guardsman = layout(
  'national guard text',
  false,
  P.guardsman,
  'slash',
  (p, duties) => `${p.name}
${p.location} | ${p.phone} | ${p.email}

# Summary
${p.summary}

# Civilian Experience
${[0, 1]
  .map((index) => {
    const one = job(p, index);
    return `${one.title}, ${one.company}, ${one.place}
${span(one, 'slash', ' - ')}
${duties(index)}
`;
  })
  .join('\n')}
# Military Experience
North Dakota Army National Guard, 141st Maneuver Enhancement Brigade, Bismarck, ND
Sergeant First Class (E-7), Signal Support Systems Chief (25U)
${span(job(p, 2), 'slash', ' - ')}
${duties(2)}

# Education
${school(p).institution}, ${school(p).studyType}, ${school(p).area}, 05/2016

# Certifications and Military Schools
${passed(p)}

# Technical Skills
${p.skills.join(', ')}

# Awards
${p.awards.join('; ')}

# Volunteer Work
Ham Radio Instructor, Central Dakota Amateur Radio Club, 01/2020 - Present`,
  (markup) => plainOf(markup, { mark: '-', heading: 'caps', indent: '  ' }),
  { without: { studyDates: true }, also: { 2: ['25U Signal Support Systems Chief'] } },
);

const federalFacts = ({ federal }: Job) =>
  federal
    ? `«Hours per week:» ${federal.hours} | «Salary:» ${federal.salary}${federal.grade ? ` | «Series/Grade:» ${federal.grade}` : ''}
«Supervisor:» ${federal.supervisor} (${federal.supervisorPhone}) | «May contact: Yes»`
    : '';

/** A federal resume in Word: facts on two lines under each post, duties and accomplishments apart. */
const logistician = layout(
  'federal word',
  false,
  P.logistician,
  'slash',
  (p) => `= ${p.name}
${p.location} | ${p.phone} | ${p.email}
«Country of Citizenship:» United States of America
«Veterans' Preference: 5-point» (TP)
«Highest Grade:» GS-0346-12

# SUMMARY
${p.summary}

# WORK EXPERIENCE
${[0, 1, 2]
  .map((index) => {
    const one = job(p, index);
    const [first, ...others] = one.bullets;
    return `**${one.rank ? `${one.title}, ${one.rank}` : one.title}**\t${span(one, 'slash', ' – ')}
${one.military ? `${one.company}, ${one.unit}` : one.company}, ${one.place}
${federalFacts(one)}
**«Duties:»**
- ${first}
**«Accomplishments:»**
${items(others)}
`;
  })
  .join('\n')}
# EDUCATION
${school(p).institution}, ${school(p).studyType}, ${school(p).area}, 05/2015

# JOB RELATED TRAINING
${passed(p)}

# SKILLS
${p.skills.join('; ')}

# HONORS AND AWARDS
${p.awards.join('; ')}`,
  (markup) => wordOf(markup, { heading: 'bold', size: 10 }),
  { without: { studyDates: true } },
);

/** The same from the site's own builder, pasted as text: each fact on a line with its label. */
const claims = layout(
  'federal pasted text',
  true,
  P.claims,
  'slash',
  (p) => `${p.name}
${p.location}
«Mobile:» ${p.phone}
«Email:» ${p.email}

Availability: Permanent
«Citizenship:» United States

# Work Experience:
${[0, 1, 2]
  .map((index) => {
    const one = job(p, index);
    const facts = one.federal;
    return `${one.military ? `${one.company}, ${one.unit}` : one.company}
${one.place}
${span(one, 'slash', ' - ')}
«Hours per week:» ${facts?.hours}
«Salary:» ${facts?.salary}
${facts?.grade ? `«Series:» ${facts.grade.slice(3, 7)} «Pay Plan:» ${facts.grade.slice(0, 2)} «Grade:» ${facts.grade.slice(8)}\n` : ''}${one.title}${one.rank ? `, ${one.rank}` : facts?.grade ? ' «(This is a federal job)»' : ''}
«Duties, Accomplishments and Related Skills:»
${one.bullets.join('\n')}
«Supervisor:» ${facts?.supervisor} (${facts?.supervisorPhone})
«Okay to contact this Supervisor: Yes»
`;
  })
  .join('\n')}
# Education:
${school(p).institution}
${school(p).studyType} 06/2018
Major: ${school(p).area}

# Job Related Training:
${passed(p)}

# Language Skills:
${p.languages.map(([language, level]) => `${language}: ${level}`).join('\n')}

# Additional Information:
Skills: ${p.skills.join(', ')}
Awards: ${p.awards.join('; ')}`,
  (markup) => plainOf(markup, { mark: '-', heading: 'plain' }),
  { without: { studyDates: true } },
);

/** Skills first, American: functional headings in bold, work history with one line each. */
const specialist = layout(
  'skills first us pdf',
  true,
  P.specialist,
  'year',
  (p) => `= ${p.name}
${p.location} | ${p.phone} | ${p.email}
# Qualifications Summary
${p.summary}
# Relevant Skills
**Employee Services**
- In-processed 1,900 Soldiers a year and built a checklist that cut the time from three days to one
- Answered leave, pay and benefits questions at the front desk
**Records and Systems**
- Audited 4,200 personnel files before two division inspections
- Moved paper files of 16 departments into Workday
# Work History
HR Generalist, Lone Star Regional Hospital, Temple, TX\t2021 – Present
Human Resources Specialist (Sergeant), 1st Cavalry Division, U.S. Army, Fort Cavazos, TX\t2017 – 2021
Human Resources Specialist (Specialist), 2nd Infantry Division, U.S. Army, Camp Casey, Korea\t2013 – 2017
# Education
${school(p).studyType} in ${school(p).area}, ${school(p).institution}\t2016 – 2020
# Certifications and Training
${passed(p)}
# Software and Strengths
${p.skills.join(' • ')}
# Languages
${spoken(p)}
# Awards
${p.awards.join('; ')}`,
  (markup) =>
    pdfOf(
      markup,
      "body{font:11pt/1.35 'Liberation Sans'}h1{font-size:18pt;text-align:center}h2{font-size:12pt;text-transform:uppercase;margin:10px 0 4px}",
      'Letter',
    ),
);

/** Rank, position and unit in one line with commas; dates in a line of their own above. */
const aviator = layout(
  'army aviation odt',
  false,
  P.aviator,
  'long',
  (p, duties) => `= ${p.name}
${p.phone} | ${p.email} | ${p.location}

# Summary
${p.summary}

# Military Experience
${[0, 1, 2]
  .map((index) => {
    const one = job(p, index);
    return `${span(one, 'long')}
**${one.rank}, ${one.title}, ${one.unit}, ${one.place}**
${duties(index)}
`;
  })
  .join('\n')}
# Education
${school(p).studyType}, ${school(p).area}, ${school(p).institution}, 2006 – 2010

# Flight Qualifications
${passed(p)}

# Skills
${items(p.skills)}

# Awards
${p.awards.join('; ')}`,
  odtOf,
  { studyForm: 'year' },
);

/** An executive's layout: position in capitals, ship and service on the next line. */
const surface = layout(
  'navy officer word',
  true,
  P.surface,
  'long',
  (p, duties) => `= ${p.name}
${p.label.toUpperCase()}
${p.location} • ${p.phone} • ${p.email}

# CAREER PROFILE
${p.summary}

# AREAS OF STRENGTH
${p.skills.join(' • ')}

# PROFESSIONAL EXPERIENCE
${[0, 1, 2]
  .map((index) => {
    const one = job(p, index);
    return `**${one.title.toUpperCase()}**\t${span(one, 'long')}
${one.company} – ${one.unit} – ${one.place} (${one.rank})
${duties(index)}
`;
  })
  .join('\n')}
# EDUCATION & CREDENTIALS
**${school(p).studyType}, ${school(p).area}** – ${school(p).institution}, 2011
${passed(p)}

# MILITARY AWARDS
${p.awards.join('; ')}`,
  (markup) => wordOf(markup, { heading: 'bold', listMark: '▪' }),
  { without: { studyDates: true } },
);

/** Civilian and Army jobs in one list, code and name of the trade in the title line. */
const medic = layout(
  'combat medic pdf',
  false,
  P.medic,
  'short',
  (p, duties) => `= ${p.name}, NRP
${[p.location, p.phone, p.email].join(' | ')}
# Summary
${p.summary}
# Experience
**Comanche County EMS** — Lawton, OK\t${span(job(p, 0), 'short')}
Paramedic
${duties(0)}
**US Army, 2nd Battalion, 2nd Field Artillery** — Fort Sill, OK\t${span(job(p, 1), 'short')}
Senior Line Medic (68W), Sergeant
${duties(1)}
**US Army, 2nd Squadron, 2nd Cavalry Regiment** — Vilseck, Germany\t${span(job(p, 2), 'short')}
Combat Medic (68W), Specialist
${duties(2)}
# Education
**${school(p).institution}**\tMay 2021
${school(p).studyType}, ${school(p).area}
# Licenses & Certifications
${passed(p)}
# Skills
${p.skills.join(', ')}
# Awards & Decorations
${p.awards.join('; ')}
# Volunteering
**Medicine Park Fire Department**\tApr 2021 – Present
Volunteer Firefighter`,
  (markup) =>
    pdfOf(
      markup,
      "body{font:10.5pt/1.35 'Liberation Sans'}h1{font-size:20pt;color:#234}h2{font-size:11pt;color:#234;text-transform:uppercase;letter-spacing:.06em;margin:9px 0 3px}",
      'Letter',
    ),
  { without: { studyDates: true }, also: { 1: ['68W Senior Line Medic'], 2: ['68W Combat Medic'] } },
);

/** Reserve and civilian posts side by side in one list of plain text. */
const airreservist = layout(
  'air force reserve text',
  true,
  P.airreservist,
  'long',
  (p, duties) => `${p.name}
${p.location}
${p.phone} / ${p.email}

# PROFILE
${p.summary}

# EXPERIENCE
${[0, 1, 2]
  .map((index) => {
    const one = job(p, index);
    return `${one.military ? `${one.company}, ${one.unit}` : one.company} (${one.place})
${one.rank ? `${one.title}, ${one.rank}` : one.title}, ${span(one, 'long', ' - ')}
${duties(index)}
`;
  })
  .join('\n')}
# EDUCATION
${school(p).institution}
${school(p).studyType}, ${school(p).area}, May 2016

# SKILLS
${items(p.skills)}

# CERTIFICATES
${passed(p)}

# MILITARY AWARDS
${p.awards.join('; ')}`,
  (markup) => plainOf(markup, { mark: '>', heading: 'caps' }),
  { without: { studyDates: true } },
);

export const SERVICE_US: Layout[] = [
  infantry,
  technician,
  marine,
  crewchief,
  guardian,
  boatswain,
  guardsman,
  logistician,
  claims,
  specialist,
  aviator,
  surface,
  medic,
  airreservist,
];
