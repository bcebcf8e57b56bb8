import { dateIn, type Layout } from './layouts.ts';
import { items, layout, layoutOf, school, span } from './marked-layout.ts';
import { plainOf } from './service-pages.ts';
import { SIXTH_PEOPLE as P } from './sixth-people.ts';

/** Copied from the resume builder of the US government's job site: the employer with its address first, the post under the facts. */
const builder = layoutOf(
  (person) =>
    layout(
      'federal builder text',
      false,
      person,
      'slash',
      (p) => `${p.name}
${p.location} «US»
«Mobile:» ${p.phone}
«Email:» ${p.email}

«Availability:»
«Job Type: Permanent»
«Work Schedule: Full-time»

# Work Experience:
${p.jobs
  .map(
    (one) => `${one.military ? `${one.company}, ${one.unit}` : one.company}
${one.place} «United States»

${span(one, 'slash', ' - ')}
${one.federal ? `«Salary:» ${one.federal.salary} «USD Per Year»\n«Hours per week:» ${one.federal.hours}\n` : ''}${
  one.federal?.grade ? `«Series:» ${one.federal.grade.slice(3, 7)}\n«Pay Plan:» GS\n«Grade:» ${one.federal.grade.slice(8)}\n` : ''
}${one.rank ? `${one.rank}, ` : ''}${one.title}${one.military ? '' : ' «(This is a federal job)»'}
«Duties, Accomplishments and Related Skills:»
${one.bullets.map((text) => `${text}.`).join('\n')}
${one.federal ? `«Supervisor:» ${one.federal.supervisor} (${one.federal.supervisorPhone})\n` : ''}«Okay to contact this Supervisor: Yes»`,
  )
  .join('\n\n')}

# Education:
${school(p).institution}
${school(p).studyType} ${dateIn('slash', school(p).end)}
«Major:» ${school(p).area}

# Job Related Training:
«None listed»

# Additional Information:
«SKILLS»
${p.skills.join(', ')}
«AWARDS»
${p.awards.join(', ')}
«SUMMARY»
${p.summary}`,
      (markup) => plainOf(markup, { mark: '-', heading: 'plain' }),
      { without: { studyDates: true }, studyForm: 'slash' },
    ),
  P.claimsExaminer,
  P.airTraffic,
);

/** Typed on a phone: no capitals in headings, dates behind the post after two spaces, dashes for everything. */
const phone = layoutOf(
  (person) =>
    layout(
      'typed on a phone text',
      false,
      person,
      'short',
      (p, duties) => `${p.name.toLowerCase().replace(/(^|[ -])\p{L}/gu, (letter) => letter.toUpperCase())}
${p.phone}
${p.email}
${p.location}

about me
${p.summary}

work
${p.jobs
  .map(
    (one, index) => `${one.title} at ${one.company} in ${one.place}
${span(one, 'short', ' til ', 'now')}
${duties(index)}`,
  )
  .join('\n\n')}

school / college
${school(p).studyType} ${school(p).area} at ${school(p).institution} ${school(p).start.y} - ${school(p).end.y}

skills
${items(p.skills)}

certificates
${p.certificates.map(({ name, y }) => `- ${name} ${y}`).join('\n')}`,
      (markup) => plainOf(markup, { mark: '-', heading: 'plain' }),
      { studyForm: 'year' },
    ),
  P.phoneWriter,
);

/** Signal soldier leaving through a work placement: dots lead from the unit to the dates, duties in one paragraph. */
const leaders = layoutOf(
  (person) =>
    layout(
      'dots before dates text',
      true,
      person,
      'caps',
      (p) => `${p.name.toUpperCase()}
${p.location} | ${p.phone} | ${p.email}

# Qualifications summary
${p.summary}

# Military service - ${p.jobs[0]?.company}
${p.jobs
  .map(
    (one) => `${`${one.unit}, ${one.place} `.padEnd(62, '.')} ${span(one, 'caps', ' - ')}
${one.title} (${one.rank})
${one.bullets.map((text) => `* ${text}`).join('\n')}`,
  )
  .join('\n\n')}

# Education and certifications
${school(p).studyType}, ${school(p).area}, ${school(p).institution}, ${school(p).end.y}
${p.certificates.map(({ name, y }) => `${name}, ${y}`).join('\n')}

# Technical skills
${p.skills.join(', ')}

# Decorations
${p.awards.map((text) => `* ${text}`).join('\n')}`,
      (markup) => plainOf(markup, { mark: '*', heading: 'rule' }),
      { without: { studyDates: true }, studyForm: 'year' },
    ),
  P.skillbridge,
);

export const SIXTH_TEXT: Layout[] = [builder, phone, leaders];
