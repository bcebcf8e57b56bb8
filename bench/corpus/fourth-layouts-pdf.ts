import { FOURTH_PEOPLE as P } from './fourth-people.ts';
import { dateIn, type Form, type Layout, printed, truthOf } from './layouts.ts';
import type { Job } from './person.ts';

const e = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const p = (text: string, name = '') => (text === '' ? '' : `<p class="${name}">${e(text)}</p>`);
const bullets = (texts: string[]) => (texts.length > 0 ? `<ul>${texts.map((text) => `<li>${e(text)}</li>`).join('')}</ul>` : '');
const part = (title: string, body: string) => (body === '' ? '' : `<h2>${e(title)}</h2>${body}`);
const dated = (form: Form, { start, end }: Pick<Job, 'start' | 'end'>, to: string, now: string) =>
  `${dateIn(form, start)}${to}${dateIn(form, end, now)}`;
const RESET = 'body,p,ul,h1,h2,h3,td{margin:0}ul{padding-left:16px}td{vertical-align:top}';

function page(css: string, body: string, truth: ReturnType<typeof truthOf>, paper: 'A4' | 'Letter' = 'A4') {
  const source = `<!doctype html><html><meta charset="utf-8"><style>${RESET}${css}</style><body>${body}</body></html>`;
  return { truth, source, file: { format: 'pdf' as const, html: printed(source), paper } };
}

/** Jobs that follow one another at one employer. */
const byEmployer = (jobs: Job[]): Job[][] => {
  const groups: Job[][] = [];
  for (const job of jobs) {
    const last = groups.at(-1);
    if (last?.[0]?.company === job.company) last.push(job);
    else groups.push([job]);
  }
  return groups;
};

/** Employer in bold with the dates of all posts there, then each post in italics with its own. */
const promotions: Layout = {
  kind: 'promotions pdf',
  held: false,
  people: [P.grocer, P.caregiver],
  make(person) {
    const row = (left: string, right: string, name: string) =>
      `<div class="r ${name}"><span>${e(left)}</span><span>${e(right)}</span></div>`;
    const group = (jobs: Job[]) => {
      const [newest, oldest] = [jobs[0] as Job, jobs.at(-1) as Job];
      // A single post has its dates beside the title only.
      const whole = jobs.length > 1 ? dated('year', { start: oldest.start, end: newest.end }, ' – ', 'Present') : '';
      return `${row(`${newest.company}, ${newest.place}`, '', 'b').replace('<span></span>', whole ? `<span>«${whole}»</span>` : '<span></span>')}${jobs
        .map((job) => `${row(job.title, dated('short', job, ' – ', 'Present'), 'i')}${bullets(job.bullets)}`)
        .join('')}`;
    };
    const body = `<h1>${person.name}</h1>${p(`${person.location}  |  ${person.phone}  |  ${person.email}`)}
      ${part('Summary', p(person.summary))}
      ${part('Experience', byEmployer(person.jobs).map(group).join(''))}
      ${part('Education', person.education.map((one) => `${row(one.institution, dated('year', one, ' – ', ''), 'b')}${p(`${one.studyType} ${one.area}`)}`).join(''))}
      ${part('Skills', p(person.skills.join(', ')))}${part('Languages', p(person.languages.map(([name, level]) => `${name} (${level})`).join(', ')))}
      ${part('Certificates', person.certificates.map(({ name, y }) => row(name, `${y}`, '')).join(''))}
      ${part('Volunteering', person.volunteer.map((one) => `${row(one.name, dated('short', one, ' – ', 'Present'), 'b')}<p><i>${e(one.role)}</i></p>`).join(''))}
      ${part('Interests', p(person.interests.join(', ')))}`;
    const truth = truthOf(person, 'short');
    return page(
      "body{font:10.5pt/1.4 'Liberation Sans'}h1{font-size:22pt}h2{font-size:12pt;text-transform:uppercase;border-bottom:1px solid #888;margin:13px 0 5px}.r{display:flex;justify-content:space-between}.b{font-weight:bold;margin-top:6px}.i{font-style:italic}",
      body,
      { ...truth, education: truthOf(person, 'year').education },
      person.country === 'US' ? 'Letter' : 'A4',
    );
  },
};

/** Everything centred: title in capitals, employer and town, then the dates; duties as a list at the left. */
const centred: Layout = {
  kind: 'centred heads pdf',
  held: false,
  people: [P.lecturer, P.helpdesk],
  make(person) {
    const head = (title: string, under: string, dates: string) =>
      `<div class="c">${p(title.toUpperCase(), 'b')}${p(under)}${p(dates, 'g')}</div>`;
    const body = `<div class="c"><h1>${e(person.name)}</h1>${p(person.label)}${p(person.location)}${p(`${person.phone} · ${person.email}`)}</div>
      ${part('Personal Profile', p(person.summary))}
      ${part('Career', person.jobs.map((job) => `${head(job.title, `${job.company}, ${job.place}`, dated('long', job, ' to ', 'the present'))}${bullets(job.bullets)}`).join(''))}
      ${part('Studies', person.education.map((one) => head(`${one.studyType} ${one.area}`, one.institution, dated('long', one, ' to ', ''))).join(''))}
      ${part('What I Offer', bullets(person.skills))}${part('Languages', p(person.languages.map(([name, level]) => `${name} – ${level}`).join('; ')))}
      ${part('Courses', person.certificates.map(({ name, y }) => p(`${name} (${y})`, 'c')).join(''))}
      ${part('Awards', person.awards.map((text) => p(text, 'c')).join(''))}
      ${part('Giving Back', person.volunteer.map((one) => head(one.role, one.name, dated('long', one, ' to ', 'the present'))).join(''))}`;
    return page(
      "body{font:11pt/1.35 'Liberation Serif'}.c{text-align:center;margin-top:5px}h1{font-size:20pt;letter-spacing:1px}h2{text-align:center;font-size:13pt;color:#744;margin:14px 0 4px}.b{font-weight:bold;font-size:10pt}.g{color:#666;font-style:italic}",
      body,
      truthOf(person, 'long'),
    );
  },
};

/** A ruled table with a column for each fact and the duties in a row of their own below. */
const ruled: Layout = {
  kind: 'ruled table pdf',
  held: false,
  people: [P.forklift, P.chauffeur],
  make(person) {
    const heads = ['Dates', 'Position', 'Company', 'Location'];
    const row = (cells: string[]) => `<tr>${cells.map((text) => `<td>${e(text)}</td>`).join('')}</tr>`;
    const body = `<h1>${e(person.name)}</h1>${p(person.location)}${p(person.phone)}${p(person.email)}
      ${part('OBJECTIVE', p(person.summary))}
      ${part('WORK HISTORY', `<table><tr>${heads.map((text) => `<th>«${text}»</th>`).join('')}</tr>${person.jobs.map((job) => `${row([dated('slash', job, ' - ', 'Present'), job.title, job.company, job.place])}<tr><td colspan="4">${bullets(job.bullets)}</td></tr>`).join('')}</table>`)}
      ${part('EDUCATION', `<table>${person.education.map((one) => row([dated('year', one, ' - ', ''), `${one.studyType} ${one.area}`, one.institution])).join('')}</table>`)}
      ${part('SKILLS', p(person.skills.join(' • ')))}${part('LANGUAGES', p(person.languages.map(([name, level]) => `${name}: ${level}`).join(' • ')))}
      ${part('LICENSES', person.certificates.map(({ name, y }) => p(`${y} ${name}`)).join(''))}`;
    const truth = truthOf(person, 'slash');
    return page(
      "body{font:10pt/1.35 'DejaVu Sans'}h1{font-size:18pt}h2{font-size:11pt;background:#ddd;padding:2px 4px;margin:12px 0 4px}table{width:100%;border-collapse:collapse}td,th{border:1px solid #999;padding:3px 5px;text-align:left}",
      body,
      { ...truth, education: truthOf(person, 'year').education },
      person.country === 'US' ? 'Letter' : 'A4',
    );
  },
};

/** Dates and town in small type at the left of each entry, a shaded column at the right. */
const rail: Layout = {
  kind: 'side dates and rail pdf',
  held: true,
  people: [P.receptionist, P.carpenter],
  make(person) {
    const row = (dates: string, place: string, body: string) =>
      `<div class="y"><div class="s">${p(dates)}${p(place)}</div><div>${body}</div></div>`;
    const body = `<div class="a"><main><h1>${e(person.name)}</h1>${p(person.label, 'l')}
      ${part('Profile', p(person.summary))}
      ${part('Work', person.jobs.map((job) => row(dated('short', job, ' – ', 'now'), job.place, `${p(job.title, 'b')}${p(job.company, 'o')}${bullets(job.bullets)}`)).join(''))}
      ${part('School', person.education.map((one) => row(dated('year', one, ' – ', ''), '', `${p(`${one.studyType}, ${one.area}`, 'b')}${p(one.institution, 'o')}`)).join(''))}</main>
      <aside>${part('Reach me', [person.phone, person.email, person.location].map((text) => p(text)).join(''))}
      ${part('Skills', person.skills.map((text) => p(text)).join(''))}
      ${part('Languages', person.languages.map(([name, level]) => p(`${name}, ${level}`)).join(''))}
      ${part('Certificates', person.certificates.map(({ name, y }) => p(`${name} ${y}`)).join(''))}
      ${part('Free time', person.interests.map((text) => p(text)).join(''))}</aside></div>`;
    const truth = truthOf(person, 'short');
    return page(
      "body{font:9.5pt/1.4 'Liberation Sans'}.a{display:grid;grid-template-columns:1fr 46mm;gap:8mm}aside{background:#eef;padding:10px;overflow-wrap:anywhere}.y{display:grid;grid-template-columns:25mm 1fr;gap:4mm;margin-bottom:8px}.s{font-size:8pt;color:#666}h1{font-size:24pt}h2{font-size:12pt;color:#246;margin:12px 0 5px}.b{font-weight:bold}.o{color:#246}",
      body,
      { ...truth, education: truthOf(person, 'year').education },
    );
  },
};

export const FOURTH_PDF: Layout[] = [promotions, centred, ruled, rail];
