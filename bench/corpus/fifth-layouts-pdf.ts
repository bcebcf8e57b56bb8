import { FIFTH_PEOPLE as P } from './fifth-people.ts';
import { dateIn, type Form, type Layout, printed, truthOf } from './layouts.ts';
import type { Job, Person } from './person.ts';

const e = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const p = (text: string, name = '') => (text === '' ? '' : `<p class="${name}">${e(text)}</p>`);
const list = (texts: string[]) => (texts.length > 0 ? `<ul>${texts.map((text) => `<li>${e(text)}</li>`).join('')}</ul>` : '');
const part = (title: string, body: string) => (body === '' ? '' : `<h2>${e(title)}</h2>${body}`);
const row = (left: string, right: string) => `<div class="r"><span>${left}</span><span>${right}</span></div>`;
const dated = (form: Form, { start, end }: Pick<Job, 'start' | 'end'>, to: string, now: string) =>
  `${dateIn(form, start)}${to}${dateIn(form, end, now)}`;
const SEASON = ['Winter', 'Spring', 'Summer', 'Autumn'];
const START = { Winter: 12, Spring: 3, Summer: 6, Autumn: 9 } as Record<string, number>;
const RESET = 'body,p,ul,h1,h2,h3{margin:0}ul{padding-left:15px}.r{display:flex;justify-content:space-between}';

function page(css: string, body: string, truth: ReturnType<typeof truthOf>, paper: 'A4' | 'Letter' = 'A4') {
  const source = `<!doctype html><html><meta charset="utf-8"><style>${RESET}${css}</style><body>${body}</body></html>`;
  return { truth, source, file: { format: 'pdf' as const, html: printed(source), paper } };
}

const studyYears = (truth: ReturnType<typeof truthOf>, person: Person) => ({
  ...truth,
  education: truthOf(person, 'year').education,
});

/** A dark column at the left with letter-spaced titles; posts in capitals, employer and town under them, dates at the right. */
const darkSidebar: Layout = {
  kind: 'dark sidebar pdf',
  held: false,
  people: [P.brandManager, P.nurseToData],
  make(person) {
    const aside = `<aside>${part('CONTACT', [person.phone, person.email, person.location, person.url].map((text) => p(text)).join(''))}
      ${part('EXPERTISE', list(person.skills))}
      ${part('LANGUAGES', person.languages.map(([name, level]) => `${p(name, 'b')}${p(level)}`).join(''))}
      ${part('COURSES', person.certificates.map(({ name, y }) => p(`${name}, ${y}`)).join(''))}
      ${part('HOBBIES', p(person.interests.join(', ')))}</aside>`;
    const main = `<main><h1>${e(person.name.toUpperCase())}</h1>${p(person.label, 'l')}${part('ABOUT ME', p(person.summary))}
      ${part('EXPERIENCE', person.jobs.map((job) => `${row(`<b>${e(job.title.toUpperCase())}</b>`, dated('short', job, ' - ', 'Now'))}${p(`${job.company}, ${job.place}`, 'o')}${list(job.bullets)}`).join(''))}
      ${part('EDUCATION', person.education.map((one) => `${row(`<b>${e(`${one.studyType} ${one.area}`.toUpperCase())}</b>`, dated('year', one, ' - ', ''))}${p(one.institution, 'o')}`).join(''))}
      ${part('VOLUNTEERING', person.volunteer.map((one) => `${row(`<b>${e(one.role.toUpperCase())}</b>`, dated('short', one, ' - ', 'Now'))}${p(one.name, 'o')}`).join(''))}</main>`;
    return page(
      "body{font:9.5pt/1.45 'Liberation Sans';display:grid;grid-template-columns:52mm 1fr;gap:8mm}aside{background:#23344a;color:#fff;padding:12px;overflow-wrap:anywhere}aside ul{padding-left:12px}h1{font-size:21pt;letter-spacing:2px}.l{font-size:12pt;color:#557}h2{font-size:11pt;letter-spacing:3px;font-weight:normal;margin:14px 0 5px;border-bottom:1px solid #99a}.o{color:#667;font-style:italic}.b{font-weight:bold}.r{margin-top:6px}",
      aside + main,
      studyYears(truthOf(person, 'short'), person),
    );
  },
};

/** `Employer, Town — Title` with the title in italics, dates in small capitals below. */
const dashedTitles: Layout = {
  kind: 'employer, town and dashed title pdf',
  held: false,
  people: [P.logisticsCoord, P.florist],
  make(person) {
    const caps = (text: string) => p(text.toUpperCase(), 'd');
    const body = `<h1>${e(person.name)}</h1>${p(person.label, 'l')}${[person.location, person.phone, person.email].map((text) => p(text, 'k')).join('')}
      ${part('SKILLS', list(person.skills))}
      ${part('EXPERIENCE', person.jobs.map((job) => `<h3>${e(job.company)}, <span class="n">${e(job.place)}</span> — <i>${e(job.title)}</i></h3>${caps(dated('long', job, ' - ', 'Present'))}${list(job.bullets)}`).join(''))}
      ${part('EDUCATION', person.education.map((one) => `<h3>${e(one.institution)} — <i>${e(`${one.studyType}, ${one.area}`)}</i></h3>${caps(dated('long', one, ' - ', ''))}`).join(''))}
      ${part('CERTIFICATIONS', person.certificates.map(({ name, y }) => p(`${name} (${y})`)).join(''))}
      ${part('AWARDS', person.awards.map((text) => p(text)).join(''))}
      ${part('LANGUAGES', p(person.languages.map(([name, level]) => `${name} (${level})`).join(', ')))}
      ${part('VOLUNTEER WORK', person.volunteer.map((one) => `<h3>${e(one.name)} — <i>${e(one.role)}</i></h3>${caps(dated('long', one, ' - ', 'Present'))}`).join(''))}
      ${part('INTERESTS', p(person.interests.join(', ')))}`;
    return page(
      "body{font:10pt/1.4 'DejaVu Serif'}h1{font-size:26pt}.k{font-size:9pt;color:#666}.l{font-size:11pt;color:#666;margin-bottom:6px}h2{font-size:9pt;color:#2079c7;margin:16px 0 6px}h3{font-size:11pt;margin-top:8px}.n,h3 i{font-weight:normal}.d{font-size:8pt;color:#666;margin-bottom:3px}",
      body,
      { ...truthOf(person, 'long'), other: person.interests },
      person.country === 'US' ? 'Letter' : 'A4',
    );
  },
};

/** Education first, then part-time posts and volunteering with seasons for dates; school leavers and graduates. */
const educationFirst: Layout = {
  kind: 'education first pdf',
  held: false,
  people: [P.graduate, P.schoolLeaver],
  make(person) {
    const seasonOf = ({ m }: { m: number }) => SEASON[Math.floor((m % 12) / 3)] ?? '';
    const season = (date: Job['end']) => (date === 'present' ? 'Present' : `${seasonOf(date)} ${date.y}`);
    const exact = (date: Job['end']) =>
      date === 'present' ? date : `${date.y}-${String(START[seasonOf(date)] ?? 0).padStart(2, '0')}`;
    const truth = truthOf(person, 'year');
    const work = truth.work.map((job, index) => ({
      ...job,
      startDate: exact(person.jobs[index]?.start ?? 'present'),
      endDate: exact(person.jobs[index]?.end ?? 'present'),
    }));
    const body = `<div class="c"><h1>${e(person.name)}</h1>${p([person.location, person.phone, person.email].join(' | '))}</div>
      ${part('Education', person.education.map((one) => `${row(`<b>${e(one.institution)}</b>`, dated('year', one, '–', ''))}${p(`${one.studyType}: ${one.area}`)}`).join(''))}
      ${part('Awards and Honours', list(person.awards))}
      ${part('Work Experience', person.jobs.map((job) => `${row(`<b>${e(job.title)}</b> at ${e(job.company)}, ${e(job.place)}`, `${season(job.start)} – ${season(job.end)}`)}${list(job.bullets)}`).join(''))}
      ${part('Societies and Volunteering', person.volunteer.map((one) => row(`<b>${e(one.role)}</b>, ${e(one.name)}`, dated('year', one, '–', 'Present'))).join(''))}
      ${part('Skills and Certificates', `<p><b>Skills:</b> ${e(person.skills.join(', '))}</p><p><b>Certificates:</b> ${e(person.certificates.map(({ name, y }) => `${name} (${y})`).join(', '))}</p><p><b>Languages:</b> ${e(person.languages.map(([name, level]) => `${name} (${level})`).join(', '))}</p><p><b>Interests:</b> ${e(person.interests.join(', '))}</p>`)}`;
    return page(
      "body{font:11pt/1.35 'Liberation Serif'}.c{text-align:center}h1{font-size:20pt}h2{font-size:12pt;font-variant:small-caps;border-bottom:1px solid #000;margin:12px 0 4px}.r{margin-top:4px}",
      body,
      { ...truth, work, other: person.interests },
      person.country === 'US' ? 'Letter' : 'A4',
    );
  },
};

/** A line of dots and dates at the left, title and employer on one line, the town with the dates; a light column at the right. */
const infographic: Layout = {
  kind: 'infographic pdf',
  held: true,
  people: [P.dentalNurse, P.chef],
  make(person) {
    const step = (dates: string, place: string, head: string, body: string) =>
      `<div class="t"><div class="w">${p(dates)}${p(place)}</div><div class="dot"></div><div>${head}${body}</div></div>`;
    const main = `<main>${part('Work experience', person.jobs.map((job) => step(dated('slash', job, ' – ', 'today'), job.place, `<p><b>${e(job.title)}</b> · ${e(job.company)}</p>`, list(job.bullets))).join(''))}
      ${part('Education & training', person.education.map((one) => step(dated('slash', one, ' – ', ''), '', `<p><b>${e(`${one.studyType} in ${one.area}`)}</b> · ${e(one.institution)}</p>`, '')).join(''))}
      ${part('Volunteering', person.volunteer.map((one) => step(dated('slash', one, ' – ', 'today'), '', `<p><b>${e(one.role)}</b> · ${e(one.name)}</p>`, '')).join(''))}</main>`;
    const aside = `<aside>${part('My strengths', person.skills.map((text) => `<div>${e(text)}<div class="bar"></div></div>`).join(''))}
      ${part('Languages', person.languages.map(([name, level]) => row(e(name), e(level))).join(''))}
      ${part('Tickets', person.certificates.map(({ name, y }) => p(`${y} – ${name}`)).join(''))}
      ${part('Off duty', p(person.interests.join(' · ')))}</aside>`;
    return page(
      "body{font:9pt/1.45 'DejaVu Sans'}header{background:#f3d7c9;padding:14px}h1{font-size:22pt}h2{font-size:12pt;color:#b4532a;margin:12px 0 6px}.g{display:grid;grid-template-columns:1fr 50mm;gap:7mm}.t{display:grid;grid-template-columns:31mm 8px 1fr;gap:8px;margin-bottom:7px}.w{text-align:right;color:#777;font-size:8pt}.dot{width:7px;height:7px;border-radius:4px;background:#b4532a;margin-top:4px}.bar{height:3px;background:#b4532a;margin:2px 0 4px}",
      `<header><h1>${e(person.name)}</h1>${p(person.label)}${p(person.summary)}<p>${[person.phone, person.email, person.location].map(e).join(' &nbsp; ')}</p></header><div class="g">${main}${aside}</div>`,
      truthOf(person, 'slash'),
    );
  },
};

/** `Employer — Town — dates` with the title in italics below, under ruled titles at the centre. */
const threePieces: Layout = {
  kind: 'employer, town and dates in dashes pdf',
  held: true,
  people: [P.postalWorker, P.illustrator],
  make(person) {
    const body = `<h1>${e(person.name)}</h1>${p([person.location, person.phone, person.email, person.url].filter(Boolean).join(' ◆ '), 'c')}
      ${part('Who I Am', p(person.summary))}
      ${part('Where I’ve Worked', person.jobs.map((job) => `<p class="f"><b>${e(job.company)}</b> — ${e(job.place)} — ${e(dated('year', job, '–', 'present'))}</p><p><i>${e(job.title)}</i></p>${list(job.bullets)}`).join(''))}
      ${part('Where I’ve Studied', person.education.map((one) => `<p class="f"><b>${e(one.institution)}</b> — ${e(dated('year', one, '–', ''))}</p><p><i>${e(`${one.studyType}, ${one.area}`)}</i></p>`).join(''))}
      ${part('What I’m Good At', p(person.skills.join(' / ')))}
      ${part('Languages', p(person.languages.map(([name, level]) => `${name} – ${level}`).join(' / ')))}
      ${part('Certificates', person.certificates.map(({ name, y }) => p(`${name} — ${y}`)).join(''))}
      ${part('Recognition', person.awards.map((text) => p(text)).join(''))}
      ${part('Giving Back', person.volunteer.map((one) => `<p class="f"><b>${e(one.name)}</b> — ${e(dated('year', one, '–', 'present'))}</p><p><i>${e(one.role)}</i></p>`).join(''))}`;
    return page(
      "body{font:10.5pt/1.4 'Liberation Serif'}h1,.c{text-align:center}h2{font-size:12.5pt;text-align:center;border-top:1px solid #333;border-bottom:1px solid #333;margin:13px 0 5px}.f{margin-top:6px}",
      body,
      { ...truthOf(person, 'year'), other: [person.summary] },
      person.country === 'US' ? 'Letter' : 'A4',
    );
  },
};

export const FIFTH_PDF: Layout[] = [darkSidebar, dashedTitles, educationFirst, infographic, threePieces];
