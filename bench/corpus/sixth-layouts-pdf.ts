import { dateIn, type Layout, printed, servicePosts, truthOf } from './layouts.ts';
import { school, span } from './marked-layout.ts';
import type { Person, When } from './person.ts';
import { SIXTH_PEOPLE as P } from './sixth-people.ts';

const e = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const p = (text: string, name = '') => `<p class="${name}">${e(text)}</p>`;
const list = (texts: string[]) => `<ul>${texts.map((text) => `<li>${e(text)}</li>`).join('')}</ul>`;
const part = (title: string, body: string) => (body === '' ? '' : `<h2>${e(title)}</h2>${body}`);
const years = ({ start, end }: { start: When; end: When | 'present' }, dash = ' – ', now = 'Present') =>
  `${start.y}${dash}${dateIn('year', end, now)}`;
const RESET = 'body,p,ul,h1,h2,h3{margin:0}ul{padding-left:15px}.r{display:flex;justify-content:space-between}';

function page(css: string, body: string, truth: ReturnType<typeof truthOf>, paper: 'A4' | 'Letter' = 'A4') {
  const source = `<!doctype html><html><meta charset="utf-8"><style>${RESET}${css}</style><body>${body}</body></html>`;
  return { truth, source, file: { format: 'pdf' as const, html: printed(source), paper } };
}

const withStudyYears = (truth: ReturnType<typeof truthOf>, person: Person) => ({
  ...truth,
  education: truthOf(person, 'year').education,
});

/** A design with a tinted column: letter-spaced titles, an address that wraps, `Employer | Town` in capitals with years at the right. */
const tinted: Layout = {
  kind: 'tinted column pdf',
  held: false,
  people: [P.socialMedia, P.dentalNurse],
  make(person) {
    const aside = `<aside>${part('ABOUT ME', p(person.summary))}
      ${part('CONTACT', [person.phone, person.email, person.location].map((text) => p(text, 'k')).join(''))}
      ${part('SKILLS', list(person.skills))}
      ${part('LANGUAGES', person.languages.map(([name, level]) => p(`${name} – ${level}`)).join(''))}
      ${part('INTERESTS', p(person.interests.join(' • ')))}</aside>`;
    const main = `<main><h1>${e(person.name)}</h1>${p(person.label, 'l')}
      ${part('WORK EXPERIENCE', person.jobs.map((job) => `<div class="r"><b>${e(`${job.company} | ${job.place}`.toUpperCase())}</b><span>${years(job, ' - ', 'Now')}</span></div>${p(job.title, 'i')}${list(job.bullets)}`).join(''))}
      ${part('EDUCATION', person.education.map((one) => `<div class="r"><b>${e(one.institution.toUpperCase())}</b><span>${years(one, ' - ')}</span></div>${p(`${one.studyType} ${one.area}`, 'i')}`).join(''))}</main>`;
    return page(
      "body{font:10pt/1.45 'Liberation Sans';display:grid;grid-template-columns:50mm 1fr;gap:9mm}aside{background:#f3e3da;padding:12px}h1{font-size:24pt;font-weight:normal}.l{letter-spacing:2px;margin-bottom:8px}h2{font-size:11pt;letter-spacing:4.5px;margin:15px 0 5px}.i{font-style:italic}.r{margin-top:7px}.k{margin-bottom:3px}",
      aside + main,
      withStudyYears(truthOf(person, 'year'), person),
    );
  },
};

/** A tabular CV as German and Austrian authors write it in English: dates in a narrow column, personal data first, place and date at the end. */
const tabular: Layout = {
  kind: 'tabular with personal data pdf',
  held: false,
  people: [P.germanEngineer, P.austrianCook],
  make(person) {
    const row = (left: string, right: string) => `<tr><td>${left}</td><td>${right}</td></tr>`;
    const table = (rows: string) => `<table>${rows}</table>`;
    const body = `<h1>«Curriculum Vitae»</h1>
      ${part(
        'Personal data',
        table(
          row('«Name»', e(person.name)) +
            row('«Address»', e(person.location)) +
            row('«Phone»', e(person.phone)) +
            row('«E-mail»', e(person.email)) +
            row('«Marital status»', '«single»'),
        ),
      )}
      ${part('Professional career', table(person.jobs.map((job) => row(span(job, 'slash', ' – ', 'today'), `<b>${e(job.title)}</b><br>${e(`${job.company}, ${job.place}`)}${list(job.bullets)}`)).join('')))}
      ${part('Studies and school', table(person.education.map((one) => row(`${dateIn('slash', one.start)} – ${dateIn('slash', one.end)}`, `${e(one.institution)}<br>${e(`${one.studyType}, ${one.area}`)}`)).join('')))}
      ${part('Further knowledge', table(row('«Languages»', e(person.languages.map(([name, level]) => `${name} (${level})`).join(', '))) + row('«IT and methods»', e(person.skills.join(', ')))))}
      ${part('Hobbies', p(person.interests.join(', ')))}
      ${p(person.summary, 's')}<p class="s">«${e(person.location.split(',')[0] ?? '')}, March 2026»</p>`;
    return page(
      "body{font:10.5pt/1.4 'Liberation Serif'}h1{font-size:18pt;text-align:center}h2{font-size:12pt;border-bottom:1px solid #000;margin:12px 0 5px}td{vertical-align:top;padding:2px 0}td:first-child{width:42mm}.s{margin-top:14px}",
      body,
      truthOf(person, 'slash'),
    );
  },
};

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const fullMonth = (date: When | 'present') => (date === 'present' ? 'Present' : `${MONTHS[date.m - 1]} ${date.y}`);
function lasted(start: When, end: When | 'present'): string {
  const to = end === 'present' ? { y: 2026, m: 3 } : end;
  const months = (to.y - start.y) * 12 + to.m - start.m + 1;
  const part = (count: number, unit: string) => (count > 0 ? [`${count} ${unit}${count > 1 ? 's' : ''}`] : []);
  return [...part(Math.floor(months / 12), 'year'), ...part(months % 12, 'month')].join(' ');
}

/** A profile saved as PDF: a dark column of contact, top skills and certifications; employer, post, dates with their length, and place on four lines. */
const profile: Layout = {
  kind: 'saved profile pdf',
  held: true,
  people: [P.linkedClerk, P.linkedSailor],
  make(person) {
    const aside = `<aside>${part('Contact', `${p(person.phone)}${p(person.email)}<p>${e(person.url)} «(Profile)»</p>`)}
      ${part('Top Skills', person.skills.map((text) => p(text)).join(''))}
      ${part('Languages', person.languages.map(([name, level]) => p(`${name} (${level})`)).join(''))}
      ${part('Certifications', person.certificates.map(({ name }) => p(name)).join(''))}
      ${part('Honors-Awards', person.awards.map((text) => p(text)).join(''))}</aside>`;
    const main = `<main><h1>${e(person.name)}</h1>${p(person.label, 'l')}${p(person.location, 'g')}
      ${part('Summary', p(person.summary))}
      ${part('Experience', person.jobs.map((job) => `<div class="j">${p(job.company, 'c')}${p(job.rank ? `${job.title}, ${job.rank}` : job.title)}<p class="g">${fullMonth(job.start)} - ${fullMonth(job.end)} «(${lasted(job.start, job.end)})»</p>${p(job.place, 'g')}${job.unit ? p(job.unit) : ''}${job.bullets.map((text) => p(text)).join('')}</div>`).join(''))}
      ${part('Education', person.education.map((one) => `<div class="j">${p(one.institution, 'c')}${p(`${one.studyType}, ${one.area} · (${one.start.y} - ${one.end.y})`)}</div>`).join(''))}</main>`;
    const truth = withStudyYears(truthOf(person, 'long'), person);
    return page(
      "body{font:10.5pt/1.4 'Liberation Sans';display:grid;grid-template-columns:55mm 1fr;gap:10mm}aside{background:#293e49;color:#e1e8ed;padding:14px;overflow-wrap:anywhere}aside h2{font-size:13pt}h1{font-size:24pt;font-weight:normal}h2{font-size:15pt;font-weight:normal;margin:16px 0 6px}.g{color:#888}.c{font-size:12pt;font-weight:normal}.j{margin-bottom:10px}",
      aside + main,
      truth,
      'Letter',
    );
  },
};

/** One line for all years in a service; below it the appointments without an employer, and sentences under `Key achievements`. */
const grouped: Layout = {
  kind: 'service line and appointments pdf',
  held: false,
  people: [P.seaOfficer, P.armyChef],
  make(person) {
    const posts = servicePosts(person);
    const [newest, oldest] = [posts[0], posts.at(-1)];
    const body = `<h1>${e(person.name.toUpperCase())}</h1>${p(person.label, 'l')}
      ${p(`${person.location}  |  ${person.phone}  |  ${person.email}`, 'k')}
      ${part('PROFILE', p(person.summary))}
      ${part('CORE SKILLS', p(person.skills.join(' | ')))}
      ${part('CAREER HISTORY', `<p class="r"><b>${e(newest?.company.toUpperCase() ?? '')}</b><b>${oldest?.start.y} – ${newest?.end === 'present' ? 'Present' : newest?.end.y}</b></p>${posts.map((job) => `<p class="r"><b>${e(`${job.title}, ${job.unit}`)}</b><span>${span(job, 'short', ' – ')}</span></p>${p(`${job.rank} | ${job.place}`, 'i')}<p>«Key achievements»</p>${list(job.bullets)}`).join('')}`)}
      ${part('EDUCATION & QUALIFICATIONS', `${person.education.map((one) => `<p class="r"><span>${e(`${one.studyType} ${one.area}, ${one.institution}`)}</span><span>${years(one)}</span></p>`).join('')}`)}
      ${part('PROFESSIONAL DEVELOPMENT', list(person.certificates.map(({ name, y }) => `${name} (${y})`)))}
      ${part('HONOURS', list(person.awards))}
      ${part('INTERESTS', p(person.interests.join(', ')))}`;
    return page(
      "body{font:10.5pt/1.4 'Liberation Sans'}h1{font-size:17pt;letter-spacing:1px;text-align:center}.l,.k{text-align:center}h2{font-size:11pt;background:#dde3ea;padding:2px 6px;margin:12px 0 5px}.r{margin-top:5px}.i{font-style:italic}",
      body,
      withStudyYears(truthOf(person, 'short'), person),
    );
  },
};

/** Typeset: the post with a bracket in bold, the employer and town in italics below; schools with a dash before their years. */
const typeset: Layout = {
  kind: 'typeset brackets and dashes pdf',
  held: false,
  people: [P.railPlanner],
  make(person) {
    const said: string[] = [];
    const t = (text: string) => {
      said.push(text);
      return `#${JSON.stringify(text)}`;
    };
    const section = (title: string, lines: string[]) => `= ${t(title)}\n\n${lines.join('\n\n')}`;
    const own = school(person);
    const blocks = [
      `#align(center)[#text(size: 20pt, weight: "bold")[${t(person.name)}]]`,
      `#align(center)[${t(person.label)} #linebreak() ${t(`${person.phone} · ${person.email} · ${person.location}`)}]`,
      section('Summary', [t(person.summary)]),
      section(
        'Career',
        person.jobs.map(
          (job) =>
            `*${t(job.title)}* #h(1fr) ${t(span(job, 'short', '–', 'now'))} #linebreak() _${t(`${job.company}, ${job.place}`)}_\n${job.bullets.map((text) => `- ${t(text)}`).join('\n')}`,
        ),
      ),
      section('Education', [`${t(`${own.institution} — ${years(own, '–')}`)} #linebreak() ${t(`${own.studyType} ${own.area}`)}`]),
      section('Tools and strengths', [t(person.skills.join(' — '))]),
      section(
        'Courses',
        person.certificates.map(({ name, y }) => t(`${name} — ${y}`)),
      ),
      section('Besides work', [t(person.interests.join(', '))]),
    ];
    const settings =
      '#set page(margin: 20mm)\n#set text(font: "EB Garamond", size: 11.5pt)\n#set par(spacing: 7pt)\n#show heading: it => block(above: 13pt, below: 6pt)[#text(size: 13pt, style: "italic", weight: "regular", it.body)]';
    return {
      truth: withStudyYears(truthOf(person, 'short'), person),
      source: said.join('\n'),
      file: { format: 'pdf', typst: `${settings}\n${blocks.join('\n\n')}` },
    };
  },
};

/** The European form of today: dates in brackets and capitals at the left, post in capitals with the employer behind a bar, labelled details. */
const european: Layout = {
  kind: 'european form of today pdf',
  held: true,
  people: [P.europassPlumber, P.europassCarer],
  make(person) {
    const entry = (left: string, right: string) => `<div class="x"><span>${left}</span><div>${right}</div></div>`;
    const body = `<h1>${e(person.name)}</h1>
      <p>«Phone number:» ${e(person.phone)} | «Email address:» ${e(person.email)} | «Address:» ${e(person.location)}</p>
      ${part('ABOUT ME', p(person.summary))}
      ${part('WORK EXPERIENCE', person.jobs.map((job) => entry(`[ ${span(job, 'slash', ' – ', 'Current')} ]`, `<p><b>${e(job.title)}</b></p><p>${e(job.company)}</p><p>«City:» ${e(job.place)}</p>${list(job.bullets)}`)).join(''))}
      ${part('EDUCATION AND TRAINING', person.education.map((one) => entry(`[ ${dateIn('slash', one.start)} – ${dateIn('slash', one.end)} ]`, `<p><b>${e(`${one.studyType}, ${one.area}`)}</b></p><p>${e(one.institution)}</p>`)).join(''))}
      ${part(
        'LANGUAGE SKILLS',
        `<p>«Mother tongue(s):» ${e(person.languages[0]?.[0] ?? '')}</p><p>«Other language(s):»</p>${person.languages
          .slice(1)
          .map(
            ([name, level]) =>
              `<p><b>${e(name)}</b></p><p class="q">«LISTENING» ${level} «READING» ${level} «WRITING» ${level}</p>`,
          )
          .join('')}`,
      )}
      ${part('SKILLS', p(person.skills.join(' | ')))}
      ${part('CERTIFICATES', person.certificates.map(({ name, y }) => entry(`[ ${y} ]`, p(name))).join(''))}`;
    return page(
      "body{font:10pt/1.45 'DejaVu Sans'}h1{font-size:18pt}h2{font-size:10.5pt;color:#004494;border-bottom:1px solid #004494;margin:14px 0 6px}.x{display:grid;grid-template-columns:44mm 1fr;margin-bottom:6px}.q{font-size:8.5pt}",
      body,
      truthOf(person, 'slash'),
    );
  },
};

export const SIXTH_PDF: Layout[] = [tinted, tabular, profile, grouped, typeset, european];
