import type { Item } from '#features/cv-import/document/items.ts';
import { diceOf } from './dice.ts';
import { DUTIES, employerOf, MONTHS, PLAIN_TITLES, REGIONS_UK, REGIONS_US, TOWNS_UK, TOWNS_US, titles } from './headings.ts';
import { ABOUT, DEPARTMENTS, GRADES, LEVELS, SCHOOL_NAMES, SKILL, STUDY, TAGS, TERMS, WORK } from './layout-words.ts';
import { type Block, onPage, type Row, type Run, typed } from './page.ts';
import { SCHOOLS, SKILLS } from './vocabulary.ts';

export type RandomPost = {
  employer: string;
  title: string;
  place: string;
  startDate: string;
  endDate: string;
  points: string[];
};
export type RandomStudy = { school: string; degree: string; startDate: string; endDate: string };

/** A whole CV in one random layout. `traits` names what was chosen in each dimension. */
export type RandomLayout = {
  seed: number;
  traits: Record<string, string>;
  posts: RandomPost[];
  studies: RandomStudy[];
  skills: string[];
  source: { items: Item[] } | { text: string };
};

type When = { y: number; m: number };
const two = (value: number) => String(value).padStart(2, '0');
const month = (m: number) => MONTHS[m - 1] ?? '';
/** How a range is printed, and whether its months are. */
const RANGES: Record<string, { months: boolean; of: (from: When, to: When | null) => string }> = {
  'Mar 2019 – Jun 2021': {
    months: true,
    of: (a, b) => `${month(a.m).slice(0, 3)} ${a.y} – ${b ? `${month(b.m).slice(0, 3)} ${b.y}` : 'Present'}`,
  },
  'March 2019 to June 2021': {
    months: true,
    of: (a, b) => `${month(a.m)} ${a.y} to ${b ? `${month(b.m)} ${b.y}` : 'date'}`,
  },
  '03/2019 - 06/2021': {
    months: true,
    of: (a, b) => `${two(a.m)}/${a.y} - ${b ? `${two(b.m)}/${b.y}` : 'now'}`,
  },
  '2019-2021': { months: false, of: (a, b) => `${a.y}-${b ? b.y : 'present'}` },
  '2019 – 21': { months: false, of: (a, b) => `${a.y} – ${b ? two(b.y % 100) : 'now'}` },
  "Mar '19 – Jun '21": {
    months: true,
    of: (a, b) =>
      `${month(a.m).slice(0, 3)} ’${two(a.y % 100)} – ${b ? `${month(b.m).slice(0, 3)} ’${two(b.y % 100)}` : 'present'}`,
  },
  '2019.03 – 2021.06': {
    months: true,
    of: (a, b) => `${a.y}.${two(a.m)} – ${b ? `${b.y}.${two(b.m)}` : 'present'}`,
  },
  'MARCH 2019 – JUNE 2021': {
    months: true,
    of: (a, b) => `${month(a.m)} ${a.y} – ${b ? `${month(b.m)} ${b.y}` : 'present'}`.toUpperCase(),
  },
  '1 March 2019 – 1 June 2021': {
    months: true,
    of: (a, b) => `1 ${month(a.m)} ${a.y} – ${b ? `1 ${month(b.m)} ${b.y}` : 'present'}`,
  },
  'From March 2019 until June 2021': {
    months: true,
    of: (a, b) => (b ? `From ${month(a.m)} ${a.y} until ${month(b.m)} ${b.y}` : `Since ${month(a.m)} ${a.y}`),
  },
};

/** The same CV for the same seed. */
export function randomLayout(seed: number): RandomLayout {
  const dice = diceOf(seed + 500_000);
  const traits: Record<string, string> = {};
  const choose = <T extends string>(dimension: string, of: readonly T[]): T => {
    const picked = dice.pick(of);
    traits[dimension] = picked;
    return picked;
  };
  const isUs = dice.chance(0.4);
  const medium = choose('medium', ['page', 'page', 'page', 'copied', 'typed']);
  const columns = choose('columns', ['one', 'one', 'one', 'side left', 'side right', 'headings left']);
  const headingStyle = choose('heading style', ['large', 'bold', 'capitals', 'bold capitals', 'colon', 'plain', 'spaced']);
  const workTitle = choose('work heading', WORK);
  const studyTitle = choose('study heading', STUDY);
  const skillTitle = choose('skill heading', SKILL);
  const style = choose('entries', ['lines', 'lines', 'lines', 'grouped', 'grouped', 'table', 'labelled']);
  const rangeName = choose('dates', Object.keys(RANGES));
  const range = RANGES[rangeName] as (typeof RANGES)[string];
  const body = choose('body', [
    'bullets',
    'bullets',
    'bullets',
    'prose',
    'none',
    'prose and bullets',
    'unmarked',
    'label and bullets',
  ]);
  const mark = dice.pick(['•', '-', '–', '*', '▪', '>']);
  const extra = choose('extra', ['none', 'none', 'none', 'department', 'tag', 'terms', 'reason']);
  const gap = Number(choose('gap', ['0', '5', '10']));

  const posts: RandomPost[] = [];
  let at = 2025 * 12 + dice.from(0, 6);
  const step = (least: number, most: number): When => {
    at -= dice.from(least, most);
    return { y: Math.floor(at / 12), m: (at % 12) + 1 };
  };
  const exact = (when: When | null, months = range.months) =>
    when === null ? 'present' : months ? `${when.y}-${two(when.m)}` : `${when.y}`;
  const groups: { employer: string; place: string; of: { post: RandomPost; printed: string }[]; printed: string }[] = [];
  const count = dice.from(2, 4);
  const bareTown = dice.chance(0.5);
  for (let index = 0; index < count; index++) {
    const town = dice.pick(isUs ? TOWNS_US : TOWNS_UK);
    const place = bareTown ? town : `${town}, ${dice.pick(isUs ? REGIONS_US : REGIONS_UK)}`;
    const employer = employerOf(dice, town);
    const several = style === 'grouped' && (index === 0 || dice.chance(0.4)) ? dice.from(2, 3) : 1;
    const of: (typeof groups)[number]['of'] = [];
    let newest: When | null = null;
    let oldest: When = { y: 0, m: 1 };
    for (let n = 0; n < several; n++) {
      const end = step(0, 2);
      const start = step(10, 40);
      const isNow = index === 0 && n === 0 && dice.chance(0.5);
      const to = isNow ? null : end;
      if (n === 0) newest = to;
      oldest = start;
      const post = {
        employer,
        place,
        title: dice.pick(dice.chance(0.6) ? PLAIN_TITLES : titles()),
        startDate: exact(start),
        endDate: exact(to),
        points: dice.some(DUTIES, dice.from(1, 3)),
      };
      posts.push(post);
      of.push({ post, printed: range.of(start, to) });
    }
    groups.push({ employer, place, of, printed: range.of(oldest, newest) });
  }

  const studies: (RandomStudy & { printed: string; place: string; grade: string })[] = [];
  const oneYear = choose('study dates', ['range', 'range', 'end', 'none']);
  for (let index = dice.from(1, 3); index > 0; index--) {
    const end = step(2, 12);
    const start = step(12, 40);
    studies.push({
      school: dice.pick(dice.chance(0.6) ? SCHOOL_NAMES : SCHOOLS[isUs ? 'US' : 'UK']),
      degree: dice.pick(LEVELS),
      startDate: oneYear === 'range' ? exact(start) : '',
      endDate: oneYear === 'none' ? '' : oneYear === 'end' ? `${end.y}` : exact(end),
      printed: oneYear === 'range' ? range.of(start, end) : oneYear === 'end' ? `${end.y}` : '',
      place: dice.pick(isUs ? TOWNS_US : TOWNS_UK),
      grade: dice.pick(GRADES),
    });
  }
  const skills = [...new Set(dice.some(dice.pick(SKILLS), 5))];

  const work = workBlock();
  const study = studyBlock();
  const skillStyle = choose('skills', ['commas', 'lines', 'bullets', 'strokes']);
  const skillRows: Block =
    skillStyle === 'commas'
      ? [{ runs: [{ text: skills.join(', ') }], wraps: true }]
      : skillStyle === 'strokes'
        ? [{ runs: [{ text: skills.join(' | ') }], wraps: true }]
        : skills.map((text) => ({ runs: [{ text }], ...(skillStyle === 'bullets' && { mark }) }));
  const about: Block = [
    {
      runs: [{ text: 'Calm and practical, with ten years of looking after people, stock and vehicles in busy places.' }],
      wraps: true,
    },
  ];
  const contact: Block = ['robin.calder@mailbox.example', '07700 900123', 'Halifax, West Yorkshire'].map((text) => ({
    runs: [{ text }],
  }));
  const order = choose('order', ['about work study skills', 'work study skills', 'study work skills', 'skills work study']);
  const sections = new Map<string, [string, Block]>([
    ['about', [dice.pick(ABOUT), about]],
    ['work', [workTitle, work]],
    ['study', [studyTitle, study]],
    ['skills', [skillTitle, skillRows]],
  ]);
  const source = printed();
  return { seed, traits, posts, studies, skills, source };

  function bodyRows(points: string[], indent: number): Block {
    const bullets = points.map((text): Row => ({ runs: [{ text }], mark, indent: indent + 8, wraps: true }));
    const prose: Row = { runs: [{ text: points.map((text) => `${text}.`).join(' ') }], indent, wraps: true };
    if (body === 'bullets') return bullets;
    if (body === 'prose') return [prose];
    if (body === 'unmarked') return points.map((text) => ({ runs: [{ text: `${text}.` }], indent, wraps: true }));
    if (body === 'prose and bullets')
      return [
        { runs: [{ text: 'Responsible for the day-to-day running of a busy site with a small team.' }], indent, wraps: true },
        ...bullets,
      ];
    if (body === 'label and bullets') return [{ runs: [{ text: 'Key duties:' }], indent }, ...bullets];
    return [];
  }

  function workBlock(): Block {
    const rows: Block = [];
    const boldFirst = dice.chance(0.6);
    const caps = choose('capitals', ['none', 'none', 'employer', 'title']);
    const shown = (text: string, of: 'employer' | 'title') => (caps === of ? text.toUpperCase() : text);
    const extraRow = (): Row | null =>
      extra === 'department'
        ? { runs: [{ text: dice.pick(DEPARTMENTS) }] }
        : extra === 'tag'
          ? { runs: [{ text: dice.pick(TAGS), italic: true }] }
          : null;
    const termed = (title: string) => (extra === 'terms' ? `${title} (${dice.pick(TERMS)})` : title);
    const reason: Block = extra === 'reason' ? [{ runs: [{ text: 'Reason for leaving: redundancy' }] }] : [];
    if (style === 'table') {
      const titled = choose('table titles', ['yes', 'no']) === 'yes';
      const columnsOf = dice.pick([
        ['dates', 'employer', 'title', 'place'],
        ['dates', 'title', 'employer'],
        ['employer', 'title', 'dates'],
        ['title', 'employer', 'place', 'dates'],
      ]);
      const names: Record<string, string> = { dates: 'Dates', employer: 'Employer', title: 'Position', place: 'Location' };
      if (titled) rows.push({ runs: [], cells: columnsOf.map((name) => names[name] ?? '') });
      for (const { of } of groups)
        for (const { post, printed: dates } of of) {
          const fact = {
            dates,
            employer: shown(post.employer, 'employer'),
            title: shown(post.title, 'title'),
            place: post.place,
          };
          rows.push({ runs: [], cells: columnsOf.map((name) => fact[name as keyof typeof fact]), gap });
          if (body === 'bullets') rows.push(...bodyRows(post.points, 0));
        }
      return rows;
    }
    if (style === 'labelled') {
      const labels = dice.pick([
        ['Employer', 'Position', 'Dates'],
        ['Company', 'Job title', 'Period'],
        ['Organisation', 'Role', 'From/To'],
      ]);
      const titleFirst = dice.chance(0.4);
      for (const { of } of groups)
        for (const { post, printed: dates } of of) {
          const lines = [
            `${labels[0]}: ${shown(post.employer, 'employer')}`,
            `${labels[1]}: ${shown(post.title, 'title')}`,
            `${labels[2]}: ${dates}`,
          ];
          if (titleFirst) lines.splice(0, 2, lines[1] ?? '', lines[0] ?? '');
          rows.push(...lines.map((text, index): Row => ({ runs: [{ text }], ...(index === 0 && { gap }) })));
          rows.push(...bodyRows(post.points, 0));
        }
      return rows;
    }
    if (style === 'grouped') {
      const total = dice.chance(0.4);
      const withPlace = choose('group place', ['none', 'comma', 'right', 'below']);
      const datesAt = choose('post dates', ['right', 'bracket', 'comma', 'below', 'before', 'stroke']);
      const boldPost = dice.chance(0.4);
      for (const { employer, place, of, printed: span } of groups) {
        const name = shown(employer, 'employer');
        rows.push({
          runs: [{ text: withPlace === 'comma' ? `${name}, ${place}` : name, bold: boldFirst }],
          ...(withPlace === 'right' ? { right: place } : total && of.length > 1 ? { right: span } : {}),
          gap,
        });
        if (withPlace === 'below') rows.push({ runs: [{ text: place }] });
        const more = extraRow();
        if (more) rows.push(more);
        for (const { post, printed: dates } of of) {
          const title = termed(shown(post.title, 'title'));
          const run = { text: title, bold: boldPost };
          if (datesAt === 'right') rows.push({ runs: [run], right: dates });
          else if (datesAt === 'bracket') rows.push({ runs: [run, { text: ` (${dates})` }] });
          else if (datesAt === 'comma') rows.push({ runs: [run, { text: `, ${dates}` }] });
          else if (datesAt === 'stroke') rows.push({ runs: [run, { text: ` | ${dates}` }] });
          else if (datesAt === 'before') rows.push({ runs: [{ text: `${dates}  ` }, run] });
          else rows.push({ runs: [run] }, { runs: [{ text: dates }] });
          rows.push(...bodyRows(post.points, 0));
        }
        rows.push(...reason);
      }
      return rows;
    }
    const first = dice.pick(['title', 'employer'] as const);
    const form = choose('lines', [
      'a / b',
      'a / b, place',
      'a, b',
      'a | b | place',
      'a — b',
      'a / b / place',
      'a, place / b',
      'a at b',
      'a (b)',
    ]);
    const datesAt = choose('date place', ['right', 'right second', 'above', 'below', 'after', 'left', 'bracket', 'first']);
    for (const { employer, place, of } of groups)
      for (const { post, printed: dates } of of) {
        const texts = { title: termed(shown(post.title, 'title')), employer: shown(employer, 'employer') };
        const isAt = form === 'a at b';
        const [a, b] = isAt || first === 'title' ? [texts.title, texts.employer] : [texts.employer, texts.title];
        const lines: Row[] = (
          {
            'a / b': [[{ text: a, bold: boldFirst }], [{ text: b }]],
            'a / b, place': [[{ text: a, bold: boldFirst }], [{ text: `${b}, ${place}` }]],
            'a, b': [[{ text: `${a}, ${b}`, bold: boldFirst }]],
            'a | b | place': [[{ text: `${a} | ${b} | ${place}`, bold: boldFirst }]],
            'a — b': [[{ text: a, bold: boldFirst }, { text: ` — ${b}` }]],
            'a / b / place': [[{ text: a, bold: boldFirst }], [{ text: b }], [{ text: place }]],
            'a, place / b': [[{ text: `${a}, ${place}`, bold: boldFirst }], [{ text: b }]],
            'a at b': [[{ text: `${a} at ${b}`, bold: boldFirst }]],
            'a (b)': [[{ text: `${a} (${b})`, bold: boldFirst }]],
          } as Record<string, Run[][]>
        )[form]?.map((runs) => ({ runs })) as Row[];
        const [top] = lines as [Row];
        const last = lines.at(-1) as Row;
        if (datesAt === 'right') top.right = dates;
        else if (datesAt === 'right second') last.right = dates;
        else if (datesAt === 'above') lines.unshift({ runs: [{ text: dates }] });
        else if (datesAt === 'below') lines.push({ runs: [{ text: dates }] });
        else if (datesAt === 'after') last.runs.push({ text: `, ${dates}` });
        else if (datesAt === 'left') top.left = dates;
        else if (datesAt === 'bracket') last.runs.push({ text: ` (${dates})` });
        else top.runs.unshift({ text: `${dates}: ` });
        const more = extraRow();
        if (more) lines.push(more);
        const [opening] = lines as [Row];
        opening.gap = gap;
        rows.push(...lines, ...bodyRows(post.points, 0), ...reason);
      }
    // Beside a column of dates everything is indented.
    const margin = 5 * Math.max(...groups.flatMap(({ of }) => of.map((one) => one.printed.length))) + 24;
    return datesAt === 'left' ? rows.map((row) => ({ ...row, indent: (row.indent ?? 0) + margin })) : rows;
  }

  function studyBlock(): Block {
    const form = choose('study form', [
      'school / degree',
      'degree / school',
      'degree, school',
      'school, degree',
      'degree | school',
      'school — degree',
      'school, place / degree',
      'degree / school, place',
      'degree (school)',
      'dates / school / degree',
      'school: degree',
    ]);
    const grade = choose('grade', ['none', 'none', 'comma', 'line', 'bracket', 'bullet']);
    const datesAt = choose('study dates at', ['right', 'after', 'bracket', 'before', 'below']);
    const bold = dice.chance(0.5);
    const rows: Block = [];
    for (const { school, degree, printed: dates, place, grade: mark_ } of studies) {
      const printed = grade === 'comma' ? `${degree}, ${mark_}` : grade === 'bracket' ? `${degree} (${mark_})` : degree;
      const texts: Record<string, string[]> = {
        'school / degree': [school, printed],
        'degree / school': [printed, school],
        'degree, school': [`${printed}, ${school}`],
        'school, degree': [`${school}, ${printed}`],
        'degree | school': [`${printed} | ${school}`],
        'school — degree': [`${school} — ${printed}`],
        'school, place / degree': [`${school}, ${place}`, printed],
        'degree / school, place': [printed, `${school}, ${place}`],
        'degree (school)': [`${degree} (${school})`],
        'dates / school / degree': [...(dates ? [dates] : []), school, printed],
        'school: degree': [`${school}: ${printed}`],
      };
      const lines: Row[] = (texts[form] ?? []).map((text, index) => ({ runs: [{ text, bold: bold && index === 0 }] }));
      const [top] = lines as [Row];
      top.gap = gap;
      if (dates && form !== 'dates / school / degree') {
        if (datesAt === 'right') top.right = dates;
        else if (datesAt === 'after') top.runs.push({ text: `, ${dates}` });
        else if (datesAt === 'bracket') top.runs.push({ text: ` (${dates})` });
        else if (datesAt === 'before') top.runs.unshift({ text: `${dates} ` });
        else lines.push({ runs: [{ text: dates }] });
      }
      if (grade === 'line') lines.push({ runs: [{ text: mark_ }] });
      if (grade === 'bullet') lines.push({ runs: [{ text: mark_ }], mark, indent: 8 });
      rows.push(...lines);
    }
    return rows;
  }

  function printed(): RandomLayout['source'] {
    const side = columns.startsWith('side');
    const main = order.split(' ').filter((name) => !side || name !== 'skills');
    const heads = (title: string): Row => ({
      heading: true,
      runs: [
        {
          text:
            headingStyle === 'capitals' || headingStyle === 'bold capitals'
              ? title.toUpperCase()
              : headingStyle === 'spaced'
                ? title
                    .toUpperCase()
                    .split(' ')
                    .map((word) => [...word].join(' '))
                    .join('   ')
                : headingStyle === 'colon'
                  ? `${title}:`
                  : title,
          bold: headingStyle === 'large' || headingStyle === 'bold' || headingStyle === 'bold capitals',
        },
      ],
    });
    const flow = (names: string[]): Block =>
      names.flatMap((name) => {
        const [title, rows] = sections.get(name) ?? ['', []];
        return [heads(title), ...rows];
      });
    if (medium === 'typed') return { text: typed([{ runs: [{ text: 'Robin Calder' }] }, ...contact, ...flow(order.split(' '))]) };
    const page = onPage();
    const size = dice.pick([9.5, 10, 11]);
    page.put('Robin Calder', 56, 60, size * 2, true);
    let y = 90;
    const from = columns === 'side left' ? 200 : columns === 'headings left' ? 200 : 56;
    const to = columns === 'side right' ? 390 : 540;
    if (side) {
      const x = columns === 'side left' ? 56 : 412;
      page.flow([heads('Contact'), ...contact, ...flow(['skills'])], x, x + 128, y, size, headingStyle, undefined);
    } else y = page.flow(contact, 56, 540, y, size, headingStyle, undefined);
    page.flow(flow(main), from, to, y, size, headingStyle, columns === 'headings left' ? 56 : undefined);
    return medium === 'copied' ? { text: page.copied() } : { items: page.items };
  }
}
