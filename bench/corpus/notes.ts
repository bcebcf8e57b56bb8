import type { Person, When } from './person.ts';

const when = (text: string): When => ({ y: Number(text.slice(0, 4)), m: Number(text.slice(5)) });
const endOf = (text: string): When | 'present' => (text === 'now' ? 'present' : when(text));

const SERVICES: Record<string, string> = {
  Army: 'British Army',
  Navy: 'Royal Navy',
  Marines: 'Royal Marines',
  RAF: 'Royal Air Force',
  USArmy: 'US Army',
  USNavy: 'US Navy',
  USMC: 'US Marine Corps',
  USAF: 'US Air Force',
  USCG: 'US Coast Guard',
  USSF: 'US Space Force',
};

/**
 * A person from notes, one fact a line. `@` begins a civilian job (`@ 2019-03..now | title | employer | town`), `!` a service post
 * (`! USNavy United States Navy 2010-01..2014-05 | rank | title | unit | place`), `-` is what was done there,
 * `=` its federal facts (`= hours | salary | supervisor | phone | grade`). Other lines begin with their kind.
 */
export function personOfNotes(notes: string): Person {
  const person: Person = {
    country: 'UK',
    name: '',
    email: '',
    phone: '',
    location: '',
    url: '',
    label: '',
    summary: '',
    jobs: [],
    education: [],
    skills: [],
    languages: [],
    certificates: [],
    awards: [],
    volunteer: [],
    interests: [],
  };
  for (const line of notes.split('\n').map((text) => text.trim())) {
    const [kind = ''] = line.split(' ');
    const rest = line.slice(kind.length).trim();
    const parts = rest.split(/\s*\|\s*/);
    const [first = '', second = '', third = '', fourth = '', fifth = ''] = parts;
    const listed = rest.split(/\s*;\s*/);
    const dates = /(\d{4}-\d\d)\.\.(\d{4}-\d\d|now)/.exec(first);
    const span = { start: when(dates?.[1] ?? ''), end: endOf(dates?.[2] ?? 'now') };
    if (kind === 'US' || kind === 'UK') {
      person.country = kind;
      [person.name = '', person.email = '', person.phone = '', person.location = '', person.url = ''] = parts;
    } else if (kind === 'label') person.label = rest;
    else if (kind === 'summary') person.summary = rest;
    else if (kind === '@' || kind === '!') {
      const [code = '', ...name] = first.slice(0, dates?.index).trim().split(' ');
      person.jobs.push(
        kind === '@'
          ? {
              ...span,
              military: false,
              company: third,
              title: second,
              rank: '',
              service: '',
              unit: '',
              place: fourth,
              bullets: [],
              federal: null,
            }
          : {
              ...span,
              military: true,
              company: name.join(' '),
              title: third,
              rank: second,
              service: SERVICES[code] ?? '',
              unit: fourth,
              place: fifth,
              bullets: [],
              federal: null,
            },
      );
    } else if (kind === '-') person.jobs.at(-1)?.bullets.push(rest);
    else if (kind === '=') {
      const job = person.jobs.at(-1);
      if (job) job.federal = { hours: first, salary: second, supervisor: third, supervisorPhone: fourth, grade: fifth };
    } else if (kind === 'study')
      person.education.push({
        start: span.start,
        end: endOf(dates?.[2] ?? '') as When,
        studyType: second,
        area: third,
        institution: fourth,
      });
    else if (kind === 'skills') person.skills = listed;
    else if (kind === 'languages') person.languages = listed.map((text) => text.split(': ') as [string, string]);
    else if (kind === 'passed')
      person.certificates = listed.map((text) => ({ name: text.slice(5), y: Number(text.slice(0, 4)) }));
    else if (kind === 'awards') person.awards = listed;
    else if (kind === 'gives') person.volunteer.push({ ...span, role: second, name: third });
    else if (kind === 'likes') person.interests = listed;
    else if (kind !== '') throw new Error(`Unknown note: ${line}`);
  }
  return person;
}
