import { civilianJobs, dateIn, type Form, type Layout, printed, servicePosts, truthOf } from './layouts.ts';
import { PEOPLE } from './people.ts';
import type { Job, Person } from './person.ts';

const esc = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const list = (items: string[]) => `<ul>${items.map((item) => `<li>${esc(item)}</li>`).join('')}</ul>`;
const section = (title: string, body: string) => (body === '' ? '' : `<h2>${esc(title)}</h2>${body}`);
const lines = (texts: string[]) => texts.map((text) => `<p>${esc(text)}</p>`).join('');

function pdf(css: string, body: string, truth: ReturnType<typeof truthOf>, paper: 'A4' | 'Letter', lang = 'en-GB') {
  const source = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><style>p,ul,h1,h2,h3{margin:0;padding:0}ul{padding-left:1.3em}body{margin:0}${css}</style><body>${body}</body></html>`;
  return { truth, source, file: { format: 'pdf' as const, html: printed(source), paper } };
}

/** Tables with separate columns for start and end, as a leaver's record prints them. */
const record: Layout = {
  kind: 'army record pdf',
  held: false,
  people: [PEOPLE.signaller, PEOPLE.sapper],
  make(person) {
    const table = (heads: string[], rows: string[][]) =>
      `<table><tr>${heads.map((head) => `<th>«${head}»</th>`).join('')}</tr>${rows.map((row) => `<tr>${row.map((cell) => `<td>${esc(cell)}</td>`).join('')}</tr>`).join('')}</table>`;
    const served = table(
      ['From', 'To', 'Unit', 'Rank', 'Appointment'],
      servicePosts(person).map((job) => [
        dateIn('short', job.start),
        dateIn('short', job.end),
        `${job.unit}, ${job.place}`,
        job.rank,
        job.title,
      ]),
    );
    const civil = civilianJobs(person);
    const body = `<h1>Curriculum Vitae</h1><h1>${person.name.toUpperCase()}</h1>
      <p><b>«Address:»</b> ${person.location}</p><p><b>«Mobile:»</b> ${person.phone}&nbsp;&nbsp;&nbsp;<b>«E-mail:»</b> ${person.email}</p>${lines([person.url].filter(Boolean))}
      ${section('Personal profile', lines([person.summary]))}
      ${section(
        'Employment since leaving the Army',
        civil.length === 0
          ? ''
          : table(
              ['From', 'To', 'Employer', 'Position'],
              civil.map((job) => [dateIn('short', job.start), dateIn('short', job.end), job.company, job.title]),
            ),
      )}
      ${section('Army career – British Army', served)}
      ${section('Selected achievements', list(person.jobs.flatMap((job) => job.bullets)))}
      ${section('Professional qualifications', list(person.certificates.map(({ name, y }) => `${name} – ${y}`)))}
      ${section(
        'Education',
        table(
          ['Date', 'Establishment', 'Qualification'],
          person.education.map((one) => [`${one.end.y}`, one.institution, `${one.studyType} ${one.area}`]),
        ),
      )}
      ${section('Key skills', list(person.skills))}
      ${section('Languages', lines(person.languages.map(([language, level]) => `${language} – ${level}`)))}
      ${section('Voluntary work', lines(person.volunteer.map(({ role, name, start }) => `${role}, ${name}, ${start.y} to date`)))}
      ${section('Honours and awards', lines(person.awards))}
      ${section('Interests', lines([person.interests.join(', ')].filter(Boolean)))}
      ${section('References', lines(['Available on request']))}`;
    return pdf(
      `body{font:10.5pt/1.3 'Liberation Sans'}h1{font-size:15pt;text-align:center}h2{font-size:11pt;text-decoration:underline;margin:12px 0 4px}
      table{width:100%;border-collapse:collapse}td,th{border:1px solid #999;padding:3px 5px;text-align:left;vertical-align:top;font-size:10pt}th{background:#ddd}`,
      body,
      truthOf(person, 'short', { bullets: true, studyDates: true }),
      'A4',
    );
  },
};

/** Words that a typesetter may break. */
const soften = (text: string) =>
  esc(text).replace(/\p{L}{8,}/gu, (word) => word.replace(/([aeiou][bcdfglmnprst])(?=[aeioubcdfglmnprst]{3})/g, '$1\u00ad'));

/** Narrow justified columns of prose, small capitals and broken words. */
const justified: Layout = {
  kind: 'justified pdf',
  held: false,
  people: [PEOPLE.rigger, PEOPLE.controller],
  make(person) {
    const entry = (
      job: Job,
    ) => `<div class="e"><p><span class="sc">${esc(job.military ? job.company : job.company)}</span>, ${esc(job.military ? job.unit : job.place)}</p>
      <p><i>${esc(job.rank ? `${job.rank} – ${job.title}` : job.title)}</i> · ${dateIn('long', job.start)}–${dateIn('long', job.end, 'today')}</p>
      <p class="j">${soften(`${job.bullets.join('. ')}.`)}</p></div>`;
    const body = `<h1>${esc(person.name)}</h1><p class="c">${[person.location, person.phone, person.email, person.url].filter(Boolean).join(' &nbsp;❖&nbsp; ')}</p>
      <p class="j">${soften(person.summary)}</p>
      ${section('Professional life', person.jobs.map(entry).join(''))}
      ${section('Schooling', person.education.map((one) => `<p>${esc(`${one.studyType}, ${one.area}. ${one.institution}`)} (${dateIn('long', one.start)}–${dateIn('long', one.end)})</p>`).join(''))}
      ${section('Accomplishments & honours', lines(person.awards))}
      ${section('Certificates', lines(person.certificates.map(({ name, y }) => `${name} (${y})`)))}
      ${section('Abilities', `<p class="j">${soften(person.skills.join('; '))}</p>`)}
      ${section('Languages', lines([person.languages.map(([language, level]) => `${language} (${level})`).join('; ')]))}
      ${section('Pastimes', lines([person.interests.join(', ')].filter(Boolean)))}`;
    return pdf(
      `body{font:10pt/1.35 'Liberation Serif';width:110mm;margin:0 auto;hyphens:auto}h1{font-size:20pt;font-weight:normal;text-align:center;letter-spacing:3px}
      .c{text-align:center;font-size:9pt}h2{font-variant:small-caps;font-weight:normal;font-size:13pt;letter-spacing:2px;border-bottom:1px solid;margin:12px 0 4px}
      .sc{font-variant:small-caps;letter-spacing:.5px}.j{text-align:justify;hyphens:auto}.e{margin-bottom:7px}`,
      body,
      {
        ...truthOf(person, 'long'),
        work: truthOf(person, 'long').work.map((job) => ({ ...job, highlights: [`${job.highlights.join('. ')}.`] })),
      },
      'A4',
      'en-GB',
    );
  },
};

const ICONS = { location: '\uf3c5', phone: '\uf095', email: '\uf0e0', url: '\uf0ac' };

/** A coloured side column with icons of a font and bars for skills; posts on a timeline. */
const sidebar: Layout = {
  kind: 'timeline pdf',
  held: true,
  people: [PEOPLE.stoker, PEOPLE.writer],
  make(person) {
    const fact = (icon: keyof typeof ICONS, text: string) =>
      text ? `<p><span class="i">${ICONS[icon]}</span> ${esc(text)}</p>` : '';
    const entry = (
      job: Job,
    ) => `<div class="t"><span class="dot"></span><p class="d">${dateIn('short', job.start)} — ${dateIn('short', job.end, 'now')}</p>
      <p class="b">${esc(job.title)}</p><p class="f">${esc(job.military ? `${job.rank} | ${job.unit} | ${job.company}` : `${job.company} | ${job.place}`)}</p>${list(job.bullets)}</div>`;
    const body = `<div class="grid"><div class="left"><h1>${esc(person.name)}</h1>${person.label ? `<p class="lab">${esc(person.label)}</p>` : ''}
      ${fact('location', person.location)}${fact('phone', person.phone)}${fact('email', person.email)}${fact('url', person.url)}
      ${section('TOOLKIT', person.skills.map((skill) => `<p>${esc(skill)}</p><div class="bar"></div>`).join(''))}
      ${section('SPARE TIME', list(person.interests))}
      ${section('TICKETS', list(person.certificates.map(({ name, y }) => `${name} ${y}`)))}</div>
      <div class="right">${section('HELLO', lines([person.summary]))}${section('CAREER STORY', person.jobs.map(entry).join(''))}
      ${section('LEARNING', person.education.map((one) => `<div class="t"><p class="d">${dateIn('short', one.start)} — ${dateIn('short', one.end)}</p><p class="b">${esc(`${one.studyType}, ${one.area}`)}</p><p class="f">${esc(one.institution)}</p></div>`).join(''))}
      ${section('MEDALS', lines(person.awards))}
      ${section('GIVING BACK', person.volunteer.map(({ role, name, start, end }) => `<div class="t"><p class="d">${dateIn('short', start)} — ${dateIn('short', end)}</p><p class="b">${esc(role)}</p><p class="f">${esc(name)}</p></div>`).join(''))}</div></div>`;
    return pdf(
      `body{font:9.5pt/1.4 'DejaVu Sans'}.grid{display:grid;grid-template-columns:62mm 1fr;gap:8mm}.left{background:#1d3557;color:#fff;padding:5mm}h1{font-size:18pt;line-height:1.1}
      .i{font-family:'Nowhere'}h2{font-size:10pt;letter-spacing:2px;margin:14px 0 5px;color:#c44}.left h2{color:#fff}.bar{height:3px;background:#c44;margin-bottom:4px}
      .t{border-left:2px solid #c44;padding-left:10px;margin-bottom:8px}.d{font-size:8pt;color:#777}.b{font-weight:bold}.f{font-style:italic}`,
      body,
      truthOf(person, 'short'),
      'A4',
    );
  },
};

/** The fields of a US federal application in a browser's print. */
const federal: Layout = {
  kind: 'federal pdf',
  held: false,
  people: [PEOPLE.medic, PEOPLE.linguist],
  make(given) {
    const facts = [
      {
        hours: '40',
        salary: '$78,400 per year',
        supervisor: 'Anita Kowalczyk',
        supervisorPhone: '(910) 555-0177',
        grade: 'GS-0089-11',
      },
      { hours: '60', salary: '$54,120 per year', supervisor: 'Raymond Osei', supervisorPhone: '(910) 555-0121', grade: '' },
      { hours: '50', salary: '$41,000 per year', supervisor: 'Luis Ferrante', supervisorPhone: '(808) 555-0111', grade: '' },
    ];
    const person: Person = { ...given, jobs: given.jobs.map((job, index) => ({ ...job, federal: facts[index % 3] ?? null })) };
    const entry = (
      job: Job,
    ) => `<div class="e"><p class="b">${esc(job.military ? `${job.unit}, ${job.company}` : job.company)}</p><p>${esc(job.place)}, «United States»</p>
      <p>${dateIn('slash', job.start)} - ${dateIn('slash', job.end)}</p>
      <p>«Salary:» ${job.federal?.salary}</p><p>«Hours per week:» ${job.federal?.hours}</p>
      ${job.federal?.grade ? '<p>«Series:» 0089 «Pay Plan:» GS «Grade:» 11</p>' : ''}
      <p class="b">${esc(job.rank ? `${job.rank}, ${job.title}` : job.title)}${job.federal?.grade ? ' «(This is a federal job)»' : ''}</p>
      <p class="u">«Duties, Accomplishments and Related Skills:»</p>${list(job.bullets)}
      <p>«Supervisor:» ${job.federal?.supervisor} (${job.federal?.supervisorPhone.replace(/[()]/g, '')})</p><p>«Okay to contact this Supervisor:» «Yes»</p></div>`;
    const body = `<h1>${esc(person.name)}</h1><p>${person.location}</p><p>«Mobile:» ${person.phone} «– Ext:»</p><p>«Email:» ${person.email}</p>
      <table><tr><td>«Availability:»</td><td>«Job Type:» Permanent<br>«Work Schedule:» Full-time</td></tr>
      <tr><td>«Citizenship:»</td><td>United States citizen</td></tr><tr><td>«Veterans’ Preference:»</td><td>10-point preference (CPS)</td></tr>
      <tr><td>«Highest Grade:»</td><td>GS-11</td></tr></table>
      ${section('Work Experience:', person.jobs.map(entry).join(''))}
      ${section('Education:', person.education.map((one) => `<p class="b">${esc(one.institution)}</p><p>${esc(one.studyType)} ${dateIn('slash', one.end)}</p><p>«Major:» ${esc(one.area)}</p>`).join(''))}
      ${section('Job Related Training:', lines(person.certificates.map(({ name, y }) => `${name} (${y})`)))}
      ${section('Language Skills:', person.languages.map(([language, level]) => `<p>${language}: ${level}</p>`).join(''))}
      ${section('Job Related Honors & Awards:', lines([person.awards.join('; ')]))}
      ${section('Job Related Skills:', lines([person.skills.join(', ')]))}
      ${section('Additional Information:', lines([person.summary]))}`;
    const truth = truthOf(person, 'slash');
    return pdf(
      `body{font:10pt/1.3 'Liberation Serif'}h1{font-size:16pt}h2{font-size:11pt;margin:14px 0 4px}.b{font-weight:bold}.e{margin-bottom:14px}td{vertical-align:top;padding-right:20px}.u{margin-top:4px}`,
      body,
      { ...truth, education: truth.education.map((one) => ({ ...one, startDate: '' })) },
      'Letter',
      'en-US',
    );
  },
};

/** Several posts of one employer below its name. */
const promotions: Layout = {
  kind: 'promotions pdf',
  held: false,
  people: [PEOPLE.manager, PEOPLE.gunny],
  make(person) {
    const firms = [...new Set(person.jobs.map(({ company }) => company))];
    const entry = (firm: string) => {
      const jobs = person.jobs.filter(({ company }) => company === firm);
      const [newest, oldest] = [jobs[0], jobs.at(-1)];
      if (!newest || !oldest) return '';
      return `<div class="row"><p class="f">${esc(firm)}${newest.military ? '' : `, ${esc(newest.place)}`}</p><p class="b">${oldest.start.y}–${newest.end === 'present' ? 'Present' : newest.end.y}</p></div>
        ${jobs.map((job) => `<div class="row in"><p><u>${esc(job.rank ? `${job.title} (${job.rank})` : job.title)}</u>${job.military ? ` | ${esc(job.unit)}, ${esc(job.place)}` : ''}</p><p>${dateIn('short', job.start)} – ${dateIn('short', job.end)}</p></div>${list(job.bullets)}`).join('')}`;
    };
    const body = `<div class="row"><h1>${esc(person.name)}</h1><div class="r"><p>${person.location}</p><p>${person.phone}</p><p>${person.email}</p></div></div>
      ${person.label ? `<p class="lab">${esc(person.label)}</p>` : ''}<p>${esc(person.summary)}</p>
      <p class="k"><b>Areas of strength:</b> ${esc(person.skills.join(' • '))}</p>
      ${section('Career highlights and experience', firms.map(entry).join(''))}
      ${section('Education, training & credentials', person.education.map((one) => `<p><b>${esc(one.studyType)}</b>, ${esc(one.area)} — ${esc(one.institution)}, ${one.end.y}</p>`).join('') + lines(person.certificates.map(({ name, y }) => `${name}, ${y}`)))}
      ${section('Decorations', lines([person.awards.join(' • ')].filter(Boolean)))}
      ${section('Community leadership', person.volunteer.map(({ role, name, start }) => `<div class="row"><p>${esc(role)}, ${esc(name)}</p><p>${start.y} – Present</p></div>`).join(''))}`;
    const truth = truthOf(person, 'short', { studyDates: true });
    return pdf(
      `body{font:10pt/1.35 'Liberation Sans Narrow'}.row{display:flex;justify-content:space-between}.in{padding-left:0}h1{font-size:22pt;font-weight:normal}.r{text-align:right;font-size:9pt}
      h2{font-size:12pt;background:#eee;padding:2px 5px;margin:11px 0 5px}.f{font-weight:bold;font-size:11pt}.b{font-weight:bold}.lab{font-size:13pt;color:#555}.k{margin-top:6px}`,
      body,
      truth,
      'Letter',
      'en-US',
    );
  },
};

/** Dates and towns in a narrow right column, text at the left. */
const rail: Layout = {
  kind: 'right rail pdf',
  held: true,
  people: [PEOPLE.trooper, PEOPLE.aviator],
  make(person) {
    const entry = (
      job: Job,
    ) => `<div class="g"><div><p><b>${esc(job.rank ? `${job.rank}, ${job.title}` : job.title)}</b></p><p>${esc(job.military ? `${job.unit}, ${job.company}` : job.company)}</p>${list(job.bullets)}</div>
      <div class="rr"><p>${dateIn('long', job.start)} – ${dateIn('long', job.end)}</p><p>${esc(job.place)}</p></div></div>`;
    const body = `<h1>${esc(person.name)}</h1><div class="hr"></div><p>${person.location} / ${person.phone} / ${person.email}</p>
      ${section('Objective', lines([person.summary]))}
      ${section(person.jobs[0]?.military ? 'Military career' : 'Relevant experience', person.jobs.map(entry).join(''))}
      ${section('Education / Formation', person.education.map((one) => `<div class="g"><div><p><b>${esc(one.studyType)}, ${esc(one.area)}</b></p><p>${esc(one.institution)}</p></div><div class="rr"><p>${dateIn('long', one.start)} – ${dateIn('long', one.end)}</p></div></div>`).join(''))}
      ${section('Certifications', list(person.certificates.map(({ name, y }) => `${name}, ${y}`)))}
      ${section('Official languages', lines(person.languages.map(([language, level]) => `${language} — ${level}`)))}
      ${section('Competencies', list(person.skills))}
      ${section('Decorations', list(person.awards))}
      ${section('Volunteer experience', person.volunteer.map(({ role, name, start }) => `<div class="g"><div><p><b>${esc(role)}</b></p><p>${esc(name)}</p></div><div class="rr"><p>${dateIn('long', start)} – Present</p></div></div>`).join(''))}`;
    return pdf(
      `body{font:10pt/1.35 'DejaVu Serif'}h1{font-size:17pt;text-transform:uppercase;letter-spacing:4px}.hr{border-top:2px solid #900}h2{font-size:11pt;color:#900;margin:12px 0 4px}
      .g{display:grid;grid-template-columns:1fr 34mm;gap:6mm;margin-bottom:7px}.rr{font-size:9pt;color:#555}`,
      body,
      truthOf(person, 'long'),
      'Letter',
      'en-CA',
    );
  },
};

/** A left column of dates so narrow that each range takes two or three lines. */
const narrow: Layout = {
  kind: 'narrow dates pdf',
  held: false,
  people: [PEOPLE.digger, PEOPLE.nurse],
  make(person) {
    const row = (date: string, body: string) => `<div class="g"><p class="d">${date}</p><div>${body}</div></div>`;
    const entry = (job: Job) =>
      row(
        `${dateIn('long', job.start)} – ${dateIn('long', job.end, 'current')}`,
        `<p><b>${esc(job.rank ? `${job.rank} – ${job.title}` : job.title)}</b></p><p>${esc(job.military ? `${job.unit}, ${job.company}` : `${job.company}, ${job.place}`)}</p>${list(job.bullets)}`,
      );
    const body = `<h1>${esc(person.name)}</h1>${person.label ? `<p>${esc(person.label)}</p>` : ''}<p>${person.location} | ${person.phone} | ${person.email}</p>
      ${section('Career objective', lines([person.summary]))}${section('Career history', person.jobs.map(entry).join(''))}
      ${section('Qualifications and training', person.education.map((one) => row(`${dateIn('long', one.start)} – ${dateIn('long', one.end)}`, `<p><b>${esc(one.studyType)} in ${esc(one.area)}</b></p><p>${esc(one.institution)}</p>`)).join(''))}
      ${section('Tickets and licences', person.certificates.map(({ name, y }) => row(`${y}`, `<p>${esc(name)}</p>`)).join(''))}
      ${section('Skill set', list(person.skills))}${section('Honours', lines(person.awards))}
      ${section('Volunteering', person.volunteer.map(({ role, name, start }) => row(`${dateIn('long', start)} – current`, `<p><b>${esc(role)}</b></p><p>${esc(name)}</p>`)).join(''))}
      ${section('Interests', lines([person.interests.join(', ')].filter(Boolean)))}
      ${section('Referees', lines(['Provided on request']))}`;
    return pdf(
      `body{font:10.5pt/1.35 'Liberation Sans'}h1{font-size:19pt;color:#060}h2{font-size:12pt;color:#060;border-bottom:1px solid #060;margin:11px 0 5px}.g{display:grid;grid-template-columns:24mm 1fr;gap:5mm;margin-bottom:7px}.d{font-size:10.5pt}`,
      body,
      truthOf(person, 'long'),
      'A4',
      'en-AU',
    );
  },
};

/** The European form of 2020: capitals, dates with days in front, employer after a dash. */
const european: Layout = {
  kind: 'european form pdf',
  held: false,
  people: [PEOPLE.engineer, PEOPLE.controller],
  make(person) {
    const day: Form = 'day';
    const entry = (
      job: Job,
    ) => `<div class="e"><p class="s">${dateIn(day, job.start)} – ${dateIn(day, job.end, 'CURRENT')} – ${esc(job.place)}</p>
      <p class="b">${esc((job.rank ? `${job.rank}, ${job.title}` : job.title).toUpperCase())} – ${esc((job.military ? `${job.unit}, ${job.company}` : job.company).toUpperCase())}</p>${list(job.bullets)}</div>`;
    const [mother, ...others] = person.languages;
    const body = `<h1>${esc(person.name)}</h1><p><b>«Address:»</b> ${person.location} <b>«(Home)»</b></p><p><b>«Email address:»</b> ${person.email} | <b>«Phone number:»</b> ${person.phone}</p>
      ${section('ABOUT ME', lines([person.summary]))}${section('WORK EXPERIENCE', person.jobs.map(entry).join(''))}
      ${section('EDUCATION AND TRAINING', person.education.map((one) => `<div class="e"><p class="s">${dateIn(day, one.start)} – ${dateIn(day, one.end)}</p><p class="b">${esc(`${one.studyType} ${one.area}`)}</p><p>${esc(one.institution)}</p></div>`).join(''))}
      ${section(
        'LANGUAGE SKILLS',
        mother === undefined
          ? ''
          : `<p>«Mother tongue(s):» <b>${mother[0]}</b></p><p>«Other language(s):»</p><table><tr><th></th><th colspan="2">«UNDERSTANDING»</th><th colspan="2">«SPEAKING»</th><th>«WRITING»</th></tr>
      <tr><th></th><th>«Listening»</th><th>«Reading»</th><th>«Spoken production»</th><th>«Spoken interaction»</th><th></th></tr>${others.map(([language, level]) => `<tr><td>${language}</td>${`<td>${level.length === 2 ? level : 'C1'}</td>`.repeat(5)}</tr>`).join('')}</table>
      <p class="s">«Levels: A1 and A2: Basic user; B1 and B2: Independent user; C1 and C2: Proficient user»</p>`,
      )}
      ${section('SKILLS', lines([person.skills.join(' | ')]))}${section('HOBBIES AND INTERESTS', lines([person.interests.join(', ')].filter(Boolean)))}`;
    return pdf(
      `body{font:10pt/1.4 'Liberation Sans'}h1{font-size:18pt;border-bottom:3px solid #004494}h2{font-size:11pt;color:#004494;border-bottom:1px solid #004494;margin:14px 0 6px;font-weight:normal}.s{font-size:9pt;color:#666}.b{font-weight:bold}.e{margin-bottom:9px}th,td{padding-right:14px;text-align:left;font-weight:normal}`,
      body,
      truthOf(person, 'day'),
      'A4',
    );
  },
};

export const PDF_LAYOUTS: Layout[] = [record, justified, sidebar, federal, promotions, rail, narrow, european];
