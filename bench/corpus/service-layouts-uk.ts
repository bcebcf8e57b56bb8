import type { Layout } from './layouts.ts';
import { items, job, layout, passed, school, span, spoken } from './marked-layout.ts';
import { odtOf, pdfOf, plainOf, rtfOf, wordOf } from './service-pages.ts';
import { SERVICE_PEOPLE as P } from './service-people.ts';

/** An officer's table of postings with a row of titles. */
const major = layout(
  'officer postings pdf',
  false,
  P.major,
  'short',
  (p) => `= Major James Pemberton-Hall MEng RE
${p.location} | ${p.phone} | ${p.email}
# Personal statement
${p.summary}
# Key skills
${items(p.skills)}
# Appointments held
| **«From – To»** | **«Rank»** | **«Appointment»** | **«Unit»** | **«Location»** |
${p.jobs.map((one) => `| ${span(one, 'short')} | ${one.rank} | ${one.title} | ${one.unit} | ${one.place} |`).join('\n')}
# Education and qualifications
**${school(p).studyType} ${school(p).area}**, ${school(p).institution}, 2004 – 2008
${passed(p)}
# Languages
${spoken(p)}
# Honours
${p.awards.join('; ')}
# Interests
${p.interests.join(', ')}`,
  (markup) =>
    pdfOf(
      markup,
      "body{font:10.5pt/1.4 'Liberation Serif'}h1{font-size:18pt}h2{font-size:12pt;font-variant:small-caps;border-bottom:1px solid;margin:10px 0 4px}table{width:100%}",
      'A4',
    ),
  { studyForm: 'year' },
);

/** Dates and rank, a dash, the appointment; the unit in brackets. */
const section = layout(
  'british infantry word',
  true,
  P.section,
  'short',
  (p, duties) => `= ${p.name}
${p.location}
«Tel:» ${p.phone}   «Email:» ${p.email}

# PERSONAL PROFILE
${p.summary}

# SERVICE HISTORY – BRITISH ARMY
${[0, 1, 2]
  .map((index) => {
    const one = job(p, index);
    return `**${span(one, 'short')}: ${one.rank} – ${one.title}** (${one.unit}, ${one.place})
${duties(index)}
`;
  })
  .join('\n')}
# COURSES AND TICKETS
${passed(p)}

# EDUCATION
${school(p).institution}, ${school(p).studyType}: ${school(p).area}, 2006 – 2011

# SKILLS
${items(p.skills)}

# MEDALS
${p.awards.join('; ')}

# INTERESTS
${p.interests.join(' and ')}`,
  (markup) => wordOf(markup, { heading: 'underlined' }),
  { studyForm: 'year' },
);

/** Ship as the heading, rate and branch below with dates at the right. */
const stoker = layout(
  'royal navy word',
  false,
  P.stoker,
  'long',
  (p, duties) => `= ${p.name} IEng MIMarEST
${[p.location, p.phone, p.email].join(' | ')}

# Profile
${p.summary}

# Royal Navy career
${[0, 1, 2]
  .map((index) => {
    const one = job(p, index);
    return `**${one.unit}, ${one.place}**\t${span(one, 'long')}
${one.rank} ${one.title}
${duties(index)}
`;
  })
  .join('\n')}
# Qualifications
${school(p).studyType} ${school(p).area}, ${school(p).institution}, 2012 – 2016
${passed(p)}

# Skills
${p.skills.join(' • ')}

# Medals
${items(p.awards)}

# Interests
${p.interests.join(', ')}`,
  (markup) => wordOf(markup, { heading: 'style' }),
  { studyForm: 'year' },
);

/** Unit first, then appointment and rank in brackets; typed with full stops as bullets. */
const commando = layout(
  'royal marines text',
  true,
  P.commando,
  'short',
  (p, duties) => `${p.name}
${p.location}
${p.phone}
${p.email}

# Profile
${p.summary}

# Military career – Royal Marines
${[0, 1, 2]
  .map((index) => {
    const one = job(p, index);
    return `${one.unit}, ${one.place} - ${one.title} (${one.rank})     ${span(one, 'short', ' to ')}
${duties(index)}
`;
  })
  .join('\n')}
# Education
${school(p).institution} - ${school(p).studyType}: ${school(p).area} (2003 to 2009)

# Qualifications
${passed(p)}

# Skills
${items(p.skills)}

# Awards
${items(p.awards)}`,
  (markup) => plainOf(markup, { mark: '*', heading: 'rule' }),
  { studyForm: 'year' },
);

/** Station first, squadron and trade after; rank in short form at the end of the line. */
const avionics = layout(
  'raf rtf',
  false,
  P.avionics,
  'short',
  (p, duties) => `= ${p.name}
${p.location}\t${p.phone}\t${p.email}

# Personal Profile
${p.summary}

# Employment
**Royal Air Force** (Jan 2015 – May 2024)
RAF Lossiemouth, CXX Squadron – Avionics Technician (Sgt)\t${span(job(p, 0), 'short')}
${duties(0)}
RAF Lossiemouth, II (Army Co-operation) Squadron – Avionics Technician (Cpl)\t${span(job(p, 1), 'short')}
${duties(1)}
RAF Cosford, No. 1 School of Technical Training – Aircraft Maintenance Mechanic (SAC)\t${span(job(p, 2), 'short')}
${duties(2)}

# Education
${school(p).studyType} ${school(p).area}, ${school(p).institution}\t2010 – 2014

# Qualifications
${passed(p)}

# Key Skills
${items(p.skills)}

# Languages
${spoken(p)}

# Medals and commendations
${p.awards.join('; ')}`,
  rtfOf,
  { studyForm: 'year', ranks: { 0: 'Sgt', 1: 'Cpl', 2: 'SAC' } },
);

/** A nurse with a reserve commission, in LibreOffice with real headings. */
const reservist = layout(
  'army reserve odt',
  true,
  P.reservist,
  'long',
  (p, duties) => `= ${p.name}
${p.location} | ${p.phone} | ${p.email}

# Profile
${p.summary}

# Employment history
${[0, 1]
  .map((index) => {
    const one = job(p, index);
    return `**${one.title}**, ${one.company}, ${one.place}\t${span(one, 'long', ' to ', 'present')}
${duties(index)}
`;
  })
  .join('\n')}
# Reserve service
**Nursing Officer (Captain)**, 203 (Welsh) Field Hospital, Army Reserve, Cardiff\t${span(job(p, 2), 'long', ' to ', 'present')}
${duties(2)}

# Education
**${school(p).studyType} ${school(p).area}**, ${school(p).institution}\t2010 to 2013

# Courses
${passed(p)}

# Skills
${p.skills.join(', ')}

# Languages
${spoken(p)}

# Medals
${items(p.awards)}

# Interests
${p.interests.join(', ')}`,
  odtOf,
  { studyForm: 'year' },
);

/** Skills first: what was done under each skill, the posts as a short list at the end. */
const storeman = layout(
  'skills first uk rtf',
  false,
  P.storeman,
  'year',
  (p) => `= ${p.name}
${p.location} | ${p.phone} | ${p.email}

# Profile
${p.summary}

# Key skills and achievements
**Stores and stock**
- Ran a technical store of 9,000 lines and passed five inspections without a remark
- Brought write-offs down by £40,000 in a year
**People**
- Led a section of eight and wrote their annual reports
**Transport**
- Planned 30 deliveries a day with six HGVs

# Career history
2020 – Present\tTransport Coordinator, Southern Builders Merchants, Farnborough
2013 – 2020\tCorporal, Supply Specialist, 27 Regiment RLC, British Army, Aldershot
2008 – 2013\tPrivate, Driver, 10 Queen's Own Gurkha Logistic Regiment, British Army, Aldershot

# Qualifications
${passed(p)}

# Education
${school(p).institution}, 2002 – 2007: ${school(p).studyType} in ${school(p).area}

# IT and other skills
${p.skills.join(', ')}

# Medals
${p.awards.join('; ')}

# Interests
${p.interests.join(', ')}`,
  rtfOf,
);

/** An officer in RTF with a borderless table: dates at the left. */
const flightlieutenant = layout(
  'raf officer rtf',
  true,
  P.flightlieutenant,
  'short',
  (p, duties) => `= Squadron Leader Eleanor Whitcombe
${p.location}
${p.phone}
${p.email}

# Executive Profile
${p.summary}

# Appointments
${[0, 1, 2]
  .map((index) => {
    const one = job(p, index);
    return `**${one.title}, ${one.unit}, ${one.place}** | ${one.rank} | ${span(one, 'short')}
${duties(index)}
`;
  })
  .join('\n')}
# Education
${school(p).institution} | ${school(p).studyType} ${school(p).area} | 2009 – 2012

# Professional Development
${passed(p)}

# Skills
${items(p.skills)}

# Languages
${spoken(p)}

# Awards
${items(p.awards)}`,
  rtfOf,
  { studyForm: 'year' },
);

/** As a record prints it: number, rank and name first; rank, appointment and unit in columns of spaces. */
const warrant = layout(
  'british record text',
  false,
  P.warrant,
  'short',
  (p, duties) => `25098713 WO1 (ASM) A BICKERSTAFF REME
«Name:» ${p.name}
«Address:» ${p.location}
«Tel:» ${p.phone}
«Email:» ${p.email}

# Profile
${p.summary}

# Military career
${[0, 1, 2, 3]
  .map((index) => {
    const one = job(p, index);
    return `${span(one, 'short', ' - ')}   ${one.rank}   ${one.title}
${one.unit}, ${one.place}
${duties(index)}
`;
  })
  .join('\n')}
# Civilian qualifications
${passed(p)}

# Education
${school(p).studyType} ${school(p).area}, ${school(p).institution}, 2008 - 2010

# Skills
${p.skills.join(', ')}

# Honours and awards
${p.awards.join('; ')}`,
  (markup) => plainOf(markup, { mark: 'o', heading: 'caps', indent: '  ' }),
  { studyForm: 'year' },
);

export const SERVICE_UK: Layout[] = [major, section, stoker, commando, avionics, reservist, storeman, flightlieutenant, warrant];
