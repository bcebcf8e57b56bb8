import { civilianJobs, dateIn, type Form, type Layout, printed, servicePosts, truthOf } from './layouts.ts';
import type { Job, When } from './person.ts';
import { THIRD_PEOPLE as P } from './third-people.ts';

const e = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const bullets = (texts: string[]) => (texts.length > 0 ? `<ul>${texts.map((text) => `<li>${e(text)}</li>`).join('')}</ul>` : '');
const part = (title: string, body: string, tag = 'h2') => (body === '' ? '' : `<${tag}>${e(title)}</${tag}>${body}`);
const p = (text: string, name = '') => (text === '' ? '' : `<p class="${name}">${e(text)}</p>`);
const RESET = 'body,p,ul,h1,h2,h3,td{margin:0}ul{padding-left:16px}';

function page(css: string, body: string, truth: ReturnType<typeof truthOf>, paper: 'A4' | 'Letter' = 'A4') {
  const source = `<!doctype html><html><meta charset="utf-8"><style>${RESET}${css}</style><body>${body}</body></html>`;
  return { truth, source, file: { format: 'pdf' as const, html: printed(source), paper } };
}

const firmOf = (job: Job) => (job.military ? `${job.unit}, ${job.company}` : job.company);
const postOf = (job: Job) => (job.rank ? `${job.rank}, ${job.title}` : job.title);
/** `Sept 2019`, as many British people shorten it. */
const sept = (date: When | 'present', now: string) => dateIn('short', date, now).replace('Sep ', 'Sept ');

/** Dates, a colon, then everything about a job in one line; duties as a paragraph below. */
const colon: Layout = {
  kind: 'dates and colon pdf',
  held: false,
  people: [P.driver, P.commando],
  make(person) {
    const body = `<h1>${person.name}</h1>${p([person.location, person.phone].join(' • '), 'c')}${p(person.email, 'c')}
      ${part('About me', p(person.summary))}
      ${part('Work history', person.jobs.map((job) => `<p><b>${sept(job.start, '')} to ${sept(job.end, 'present')}:</b> ${e(postOf(job))}, ${e(firmOf(job))}, ${e(job.place)}</p>${p(`${job.bullets.join('. ')}.`, 'd')}`).join(''))}
      ${part('Tickets and training', person.certificates.map(({ name, y }) => p(`${y}: ${name}`)).join(''))}
      ${part('Education', person.education.map((one) => `<p><b>${one.start.y} to ${one.end.y}:</b> ${e(`${one.studyType} ${one.area}, ${one.institution}`)}</p>`).join(''))}
      ${part('What I am good at', bullets(person.skills))}${part('Medals', p(person.awards.join(', ')))}
      ${part('Outside work', p(person.interests.join(', ')))}${part('References', p('Two references are available if you ask me.'))}`;
    const truth = truthOf(person, 'short');
    return page(
      "body{font:11pt/1.35 'Liberation Sans'}h1{font-size:16pt;text-align:center}.c{text-align:center}h2{font-size:11pt;text-decoration:underline;margin:12px 0 4px}.d{margin-bottom:8px}",
      body,
      {
        ...truth,
        work: truth.work.map((job) => ({ ...job, highlights: [`${job.highlights.join('. ')}.`] })),
        education: truthOf(person, 'year').education,
      },
    );
  },
};

/** Employers in capitals with their town at the right, titles in italics with dates; strengths in three columns above. */
const traditional: Layout = {
  kind: 'traditional american pdf',
  held: true,
  people: [P.nurse, P.gunner],
  make(person) {
    const row = (left: string, right: string) => `<div class="r"><span>${left}</span><span>${right}</span></div>`;
    const body = `<h1>${person.name.toUpperCase()}</h1>${p([person.location, person.phone, person.email, person.url].filter(Boolean).join(' ♦ '), 'c')}
      ${part('PROFESSIONAL PROFILE', p(person.summary))}
      ${part('AREAS OF EXPERTISE', `<div class="g">${person.skills.map((text) => p(text)).join('')}</div>`)}
      ${part('PROFESSIONAL EXPERIENCE', person.jobs.map((job) => `${row(`<b>${e((job.military ? job.company : job.company).toUpperCase())}</b>`, e(job.place))}${row(`<i>${e(job.military ? `${job.title} (${job.rank}), ${job.unit}` : job.title)}</i>`, `${dateIn('long', job.start)} – ${dateIn('long', job.end)}`)}${bullets(job.bullets)}`).join(''))}
      ${part('EDUCATION & CREDENTIALS', person.education.map((one) => row(`<b>${e(`${one.studyType}, ${one.area}`)}</b>, ${e(one.institution)}`, `${one.end.y}`)).join(''))}
      ${part('CERTIFICATIONS', person.certificates.map(({ name, y }) => p(`${name} (${y})`)).join(''))}
      ${part('LANGUAGES', p(person.languages.map(([language, level]) => `${language} (${level})`).join(' | ')))}
      ${part('AWARDS & DECORATIONS', bullets(person.awards))}
      ${part('COMMUNITY INVOLVEMENT', person.volunteer.map(({ role, name, start, end }) => row(e(`${role}, ${name}`), `${dateIn('year', start)} – ${dateIn('year', end)}`)).join(''))}`;
    return page(
      "body{font:10.5pt/1.3 'Liberation Serif'}h1{font-size:17pt;text-align:center}.c{text-align:center}h2{font-size:10.5pt;text-align:center;border-top:1px solid;border-bottom:1px solid;margin:11px 0 5px}.r{display:flex;justify-content:space-between;margin-top:4px}.g{display:grid;grid-template-columns:1fr 1fr 1fr}",
      body,
      truthOf(person, 'long', { studyDates: true }),
      'Letter',
    );
  },
};

/** A design from an online editor: a dark column at the right with bars for skills, spaced capitals, employer and town in colour. */
const designed: Layout = {
  kind: 'online design pdf',
  held: false,
  people: [P.salon, P.sales],
  make(person) {
    const [first, ...last] = person.name.split(' ');
    const entry = (title: string, under: string, dates: string, rest: string) =>
      `<div class="e"><h3>${e(title)}</h3><p class="o">${e(under)}</p><p class="d">${dates}</p>${rest}</div>`;
    const body = `<div class="a"><main><h1>${first}<br>${last.join(' ')}</h1><p class="l">${e(person.label)}</p>
      ${part('Profile', p(person.summary))}
      ${part('Employment', person.jobs.map((job) => entry(postOf(job), `${firmOf(job)} | ${job.place}`, `${dateIn('slash', job.start)} - ${dateIn('slash', job.end, 'Current')}`, bullets(job.bullets))).join(''))}
      ${part('Education', person.education.map((one) => entry(`${one.studyType} ${one.area}`, one.institution, `${dateIn('slash', one.start)} - ${dateIn('slash', one.end)}`, '')).join(''))}
      ${part('Community', person.volunteer.map((one) => entry(one.role, one.name, `${dateIn('slash', one.start)} - ${dateIn('slash', one.end, 'Current')}`, '')).join(''))}</main>
      <aside>${part('Contact', [person.phone, person.email, person.location].map((text) => p(text)).join(''))}
      ${part('Skills', person.skills.map((text) => `<p>${e(text)}</p><div class="b"><i></i></div>`).join(''))}
      ${part('Languages', person.languages.map(([language, level]) => `<p><b>${language}</b></p><p>${level}</p>`).join(''))}
      ${part('Certificates', person.certificates.map(({ name, y }) => `<p><b>${e(name)}</b></p><p>${y}</p>`).join(''))}
      ${part('Awards', person.awards.map((text) => p(text)).join(''))}${part('Interests', person.interests.map((text) => p(text)).join(''))}</aside></div>`;
    return page(
      "body{font:9.5pt/1.4 'DejaVu Sans'}.a{display:grid;grid-template-columns:1fr 52mm;gap:9mm}aside{overflow-wrap:anywhere;background:#223;color:#fff;padding:12px}h1{font-size:25pt;line-height:1.1;letter-spacing:2px}.l{letter-spacing:3px;text-transform:uppercase;color:#a50}h2{font-size:11pt;text-transform:uppercase;letter-spacing:3px;margin:14px 0 5px}h3{font-size:10.5pt}.o{color:#a50}.d{font-size:8.5pt;color:#777}.e{margin-bottom:9px}.b{background:#556;height:4px;margin:2px 0 6px}.b i{display:block;background:#fa0;height:4px;width:70%}",
      body,
      truthOf(person, 'slash'),
    );
  },
};

/** Shaded bars with employer, title and dates between pipes; a sentence about the employer below each. */
const bars: Layout = {
  kind: 'shaded bars pdf',
  held: true,
  people: [P.banker, P.sitemanager],
  make(person) {
    const body = `<h1>${person.name}</h1><p>${e(person.label)}</p><p>${person.location} | ${person.phone} | ${person.email}${person.url ? ` | ${person.url}` : ''}</p>
      ${part('Career summary', p(person.summary))}
      ${part('Core competencies', p(person.skills.join(' | ')))}
      ${part('Career history', person.jobs.map((job) => `<p class="s"><b>${e(firmOf(job))}</b> | ${e(postOf(job))} | ${dateIn('short', job.start)} – ${dateIn('short', job.end, 'to date')}</p>${bullets(job.bullets)}`).join(''))}
      ${part('Education & professional development', person.education.map((one) => `<p class="s"><b>${e(one.institution)}</b> | ${e(`${one.studyType} ${one.area}`)} | ${one.start.y} – ${one.end.y}</p>`).join(''))}
      ${part('Courses', person.certificates.map(({ name, y }) => `<p>${e(name)} | ${y}</p>`).join(''))}
      ${part('Languages', person.languages.map(([language, level]) => `<p>${language} | ${level}</p>`).join(''))}
      ${part('Voluntary roles', person.volunteer.map((one) => `<p class="s"><b>${e(one.name)}</b> | ${e(one.role)} | ${dateIn('short', one.start)} – ${dateIn('short', one.end, 'to date')}</p>`).join(''))}
      ${part('Hobbies & interests', p(person.interests.join(' | ')))}`;
    return page(
      "body{font:10.5pt/1.35 'Liberation Sans'}h1{font-size:20pt}h2{font-size:12.5pt;color:#036;margin:12px 0 4px}.s{background:#e4ebf2;padding:3px 6px;margin:6px 0 3px}",
      body,
      { ...truthOf(person, 'short'), education: truthOf(person, 'year').education },
    );
  },
};

/** A ruled table of three columns: dates, employer over title, and duties. */
const table: Layout = {
  kind: 'employment table pdf',
  held: true,
  people: [P.carer, P.artificer],
  make(person) {
    const rows = (head: string[], body: string[]) =>
      `<table><tr>${head.map((text) => `<th>«${text}»</th>`).join('')}</tr>${body.join('')}</table>`;
    const body = `<h1>${person.name}</h1><p>${person.location}</p><p>«Telephone:» ${person.phone} «Email:» ${person.email}</p>
      ${part('Personal Statement', p(person.summary))}
      ${part(
        'Employment History',
        rows(
          ['Dates', 'Employer and role', 'Main duties'],
          person.jobs.map(
            (job) =>
              `<tr><td>${dateIn('slash', job.start)} – ${dateIn('slash', job.end)}</td><td><p><b>${e(firmOf(job))}</b></p><p>${e(postOf(job))}</p></td><td>${bullets(job.bullets)}</td></tr>`,
          ),
        ),
      )}
      ${part(
        'Qualifications',
        rows(
          ['Year', 'Qualification', 'Where'],
          person.education.map(
            (one) => `<tr><td>${one.end.y}</td><td>${e(`${one.studyType} ${one.area}`)}</td><td>${e(one.institution)}</td></tr>`,
          ),
        ),
      )}
      ${part('Training', bullets(person.certificates.map(({ name, y }) => `${name}, ${y}`)))}
      ${part('Skills', bullets(person.skills))}
      ${part('Languages', p(person.languages.map(([language, level]) => `${language} – ${level}`).join(', ')))}
      ${part('Medals and awards', bullets(person.awards))}
      ${part('Volunteering', person.volunteer.map((one) => p(`${one.role}, ${one.name}, ${one.start.y} – present`)).join(''))}
      ${part('Interests', p(person.interests.join(', ')))}`;
    return page(
      "body{font:10.5pt/1.3 'Liberation Sans'}h1{font-size:18pt}h2{font-size:12pt;background:#ddd;padding:2px 4px;margin:11px 0 5px}table{border-collapse:collapse;width:100%}td,th{border:1px solid #888;padding:4px 6px;vertical-align:top;text-align:left}td:nth-child(1){width:26mm}td:nth-child(2){width:52mm}",
      body,
      truthOf(person, 'slash', { studyDates: true }),
    );
  },
};

/** One service as an employer over all its posts, each post with its station and dates; civilian jobs in the same form. */
const nested: Layout = {
  kind: 'posts under the service pdf',
  held: false,
  people: [P.marine, P.airman],
  make(person) {
    const [served] = servicePosts(person);
    const last = servicePosts(person).at(-1);
    const post = (title: string, dates: string, under: string, texts: string[]) =>
      `<p class="t"><b>${e(title)}</b> <span>${dates}</span></p>${p(under, 'u')}${bullets(texts)}`;
    const range = (job: Job) => `${dateIn('short', job.start)} – ${dateIn('short', job.end)}`;
    const body = `<h1>${person.name}</h1>${p([person.phone, person.email, person.location].join('  |  '))}
      ${part('Summary', p(person.summary))}${part('Key Skills', p(person.skills.join(', ')))}
      ${part(
        'Experience',
        `${civilianJobs(person)
          .map((job) => post(job.title, range(job), `${job.company}, ${job.place}`, job.bullets))
          .join(
            '',
          )}<p class="f">${e(served?.company ?? '')} (${last?.start.y}–${served?.end === 'present' ? 'present' : served?.end.y})</p>${servicePosts(
          person,
        )
          .map((job) => post(`${job.title} – ${job.rank}`, range(job), `${job.unit}, ${job.place}`, job.bullets))
          .join('')}`,
      )}
      ${part('Education', person.education.map((one) => `<p><b>${e(one.studyType)}</b> in ${e(one.area)}</p><p>${e(one.institution)}, ${dateIn('short', one.end)}</p>`).join(''))}
      ${part('Certifications', person.certificates.map(({ name, y }) => p(`${name}, ${y}`)).join(''))}
      ${part('Languages', p(person.languages.map(([language, level]) => `${language}: ${level}`).join(', ')))}
      ${part('Military Honors', p(person.awards.join(' • ')))}`;
    return page(
      "body{font:10.5pt/1.35 'Liberation Sans'}h1{font-size:21pt;font-weight:normal}h2{font-size:12pt;border-bottom:2px solid #264;color:#264;margin:12px 0 4px}.t{display:flex;justify-content:space-between;margin-top:6px}.u{font-style:italic}.f{font-size:11.5pt;margin-top:9px;font-variant:small-caps}",
      body,
      truthOf(person, 'short', { studyDates: true }),
      'Letter',
    );
  },
};

/** Years alone at the left; title and employer in one line beside them, further words in plain sentences. */
const years: Layout = {
  kind: 'years at the left pdf',
  held: false,
  people: [P.assistant, P.socialworker],
  make(person) {
    const row = (date: string, body: string) => `<div class="y"><p>${date}</p><div>${body}</div></div>`;
    const form: Form = 'year';
    const body = `<h1>${person.name}</h1><p class="c">${person.location}</p><p class="c">${person.phone} / ${person.email}</p>
      ${part('Statement', p(person.summary))}
      ${part('Posts held', person.jobs.map((job) => row(`${dateIn(form, job.start)}–${dateIn(form, job.end, 'present')}`, `<p><b>${e(job.title)}</b>, ${e(job.company)}, ${e(job.place)}</p>${p(`${job.bullets.join('. ')}.`)}`)).join(''))}
      ${part('Education', person.education.map((one) => row(`${one.start.y}–${one.end.y}`, `<p><b>${e(one.studyType)}</b>, ${e(one.area)}, ${e(one.institution)}</p>`)).join(''))}
      ${part('Further training', person.certificates.map(({ name, y }) => row(`${y}`, p(name))).join(''))}
      ${part('Voluntary work', person.volunteer.map((one) => row(`${one.start.y}–${dateIn(form, one.end, 'present')}`, `<p><b>${e(one.role)}</b>, ${e(one.name)}</p>`)).join(''))}
      ${part('Skills', p(`${person.skills.join('; ')}.`))}${part('Interests', p(person.interests.join(', ')))}`;
    const truth = truthOf(person, 'year');
    return page(
      "body{font:11pt/1.4 'Liberation Serif'}h1{font-size:20pt;text-align:center;font-weight:normal}.c{text-align:center}h2{font-size:12pt;font-style:italic;font-weight:normal;margin:13px 0 4px}.y{display:grid;grid-template-columns:27mm 1fr;margin-bottom:6px}",
      body,
      { ...truth, work: truth.work.map((job) => ({ ...job, highlights: [`${job.highlights.join('. ')}.`] })) },
    );
  },
};

/** A page of a common online word processor: `Employer, Town — Title`, dates in small grey capitals below. */
const docs: Layout = {
  kind: 'dash and grey capitals pdf',
  held: true,
  people: [P.accountant, P.coastguard],
  make(person) {
    const entry = (firm: string, place: string, title: string, dates: string, rest: string) =>
      `<p class="n"><b>${e(firm)},</b> ${e(place)} — <i>${e(title)}</i></p><p class="g">${dates.toUpperCase()}</p>${rest}`;
    const body = `<div class="a"><main><h1>${person.name}</h1><p>${e(person.label)}</p>
      ${part('EXPERIENCE', person.jobs.map((job) => entry(job.military ? `${job.company}, ${job.unit}` : job.company, job.place, postOf(job), `${dateIn('long', job.start)} - ${dateIn('long', job.end)}`, job.bullets.map((text) => p(text)).join(''))).join(''))}
      ${part('EDUCATION', person.education.map((one) => `<p class="n"><b>${e(one.institution)}</b> — <i>${e(`${one.studyType}, ${one.area}`)}</i></p><p class="g">${`${dateIn('long', one.start)} - ${dateIn('long', one.end)}`.toUpperCase()}</p>`).join(''))}</main>
      <aside><p>${person.location}</p><p><b>${person.phone}</b></p><p>${person.email}</p>
      ${part('SKILLS', person.skills.map((text) => p(text)).join(''))}
      ${part('AWARDS', person.awards.map((text) => p(text)).join(''))}
      ${part('CERTIFICATIONS', person.certificates.map(({ name, y }) => p(`${name}, ${y}`)).join(''))}
      ${part('LANGUAGES', p(person.languages.map(([language, level]) => `${language} (${level})`).join(', ')))}</aside></div>`;
    return page(
      "body{font:10pt/1.45 'Liberation Sans'}.a{display:grid;grid-template-columns:1fr 50mm;gap:12mm;overflow-wrap:anywhere}h1{font-size:30pt;line-height:1.1}h2{font-size:9.5pt;color:#2079c7;margin:18px 0 6px}.n{font-size:12pt;margin-top:9px}.g{font-size:8pt;color:#666;margin-bottom:4px}",
      body,
      truthOf(person, 'long'),
      'Letter',
    );
  },
};

export const THIRD_PDF: Layout[] = [colon, traditional, designed, bars, table, nested, years, docs];
