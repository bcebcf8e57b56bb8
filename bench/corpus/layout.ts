import type { Block, Look, Paper, Run } from './blocks.ts';
import type { Dice, Job, Person, When } from './person.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const FRENCH = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];
const GERMAN = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];

export type DateStyle =
  | 'long'
  | 'short'
  | 'number'
  | 'iso'
  | 'year'
  | 'quoted'
  | 'quoted-year'
  | 'dots'
  | 'french'
  | 'german'
  | 'since'
  | 'compact'
  | 'season';

const two = (number: number) => String(number).padStart(2, '0');

function printed({ y, m }: When, style: DateStyle): string {
  const short = String(y).slice(2);
  switch (style) {
    case 'long':
    case 'since':
      return `${MONTHS[m - 1]} ${y}`;
    case 'short':
      return `${MONTHS[m - 1]?.slice(0, 3)} ${y}`;
    case 'number':
      return `${two(m)}/${y}`;
    case 'iso':
      return `${y}-${two(m)}`;
    case 'year':
      return `${y}`;
    case 'quoted':
      return `${MONTHS[m - 1]?.slice(0, 3)} ’${short}`;
    case 'quoted-year':
      return `’${short}`;
    case 'dots':
      return `${two(m)}.${y}`;
    case 'french':
      return `${FRENCH[m - 1]} ${y}`;
    case 'german':
      return `${GERMAN[m - 1]} ${y}`;
    case 'compact':
      return `${y}${two(m)}01`;
    case 'season':
      return `${['Winter', 'Spring', 'Summer', 'Autumn'][Math.floor((m % 12) / 3)]} ${y}`;
  }
}

/** A printed range, and the truth that it allows: only what is on the page. */
export function datesOf(
  start: When,
  end: When | 'present',
  style: DateStyle,
  dice: Dice,
): { text: string; start: string; end: string } {
  const to = style === 'number' && dice.chance(0.3) ? '–' : dice.pick([' – ', ' - ', ' to ', ' — ']);
  const now =
    style === 'french'
      ? "aujourd'hui"
      : style === 'german'
        ? 'heute'
        : dice.pick(['Present', 'present', 'date', 'Current', 'Now']);
  const text =
    end === 'present'
      ? style === 'since'
        ? `since ${printed(start, style)}`
        : `${printed(start, style)}${now === 'date' ? ' to ' : to}${now}`
      : `${printed(start, style)}${to}${printed(end, style)}`;
  const exact = ({ y, m }: When) => (['year', 'quoted-year', 'season'].includes(style) ? `${y}` : `${y}-${two(m)}`);
  return { text, start: exact(start), end: end === 'present' ? 'present' : exact(end) };
}

export type HeadStyle =
  | 'title-over-firm'
  | 'firm-over-title'
  | 'title-comma-firm'
  | 'firm-comma-town'
  | 'bold-title-plain-firm'
  | 'piped'
  | 'dates-left'
  | 'dates-first'
  | 'dashed'
  | 'at'
  | 'labelled'
  | 'table'
  | 'grouped'
  | 'one-line'
  | 'europass';

export type Names = Record<
  'summary' | 'work' | 'military' | 'education' | 'skills' | 'languages' | 'certificates' | 'awards' | 'volunteer' | 'interests',
  string
>;

export const PLAIN_NAMES: Names[] = [
  {
    summary: 'Profile',
    work: 'Work experience',
    military: 'Military service',
    education: 'Education',
    skills: 'Skills',
    languages: 'Languages',
    certificates: 'Certifications',
    awards: 'Awards',
    volunteer: 'Volunteering',
    interests: 'Interests',
  },
  {
    summary: 'Professional summary',
    work: 'Professional experience',
    military: 'Military experience',
    education: 'Education and qualifications',
    skills: 'Key skills',
    languages: 'Languages',
    certificates: 'Courses',
    awards: 'Honours and awards',
    volunteer: 'Voluntary work',
    interests: 'Hobbies and interests',
  },
  {
    summary: 'Personal statement',
    work: 'Employment history',
    military: 'Service history',
    education: 'Education',
    skills: 'Core competencies',
    languages: 'Languages',
    certificates: 'Training',
    awards: 'Medals and decorations',
    volunteer: 'Community',
    interests: 'Interests',
  },
];
export const ODD_NAMES: Names[] = [
  {
    summary: 'In brief',
    work: 'Roles held',
    military: 'Postings',
    education: 'Where I studied',
    skills: 'What I bring',
    languages: 'Tongues',
    certificates: 'Tickets',
    awards: 'Recognition',
    volunteer: 'Governance',
    interests: 'Away from work',
  },
  {
    summary: 'Pen portrait',
    work: 'Employment — recent',
    military: 'HM Forces',
    education: 'Education / Training',
    skills: 'IT / other skills',
    languages: 'Languages',
    certificates: 'Licences / tickets',
    awards: 'Honours',
    volunteer: 'On campus involvement',
    interests: 'Leisure',
  },
  {
    summary: 'Overview',
    work: 'Civilian career',
    military: 'Military experience — {service}',
    education: 'Academic record',
    skills: 'Toolbox',
    languages: 'Language skills',
    certificates: 'Courses attended',
    awards: 'Decorations & citations',
    volunteer: 'Giving back',
    interests: 'Outside work',
  },
];

export type Plan = {
  head: HeadStyle;
  /** Of military posts; civilian ones follow `head`. */
  militaryHead: HeadStyle | 'posting-table' | 'rank-first' | 'evaluation';
  dates: DateStyle;
  names: Names;
  skills: 'commas' | 'bullets' | 'groups' | 'sentences' | 'levels' | 'columns' | 'dots';
  prose: boolean;
  /** Everything in one section, or service apart. */
  apart: boolean;
  functional: boolean;
  serviceNumber: boolean;
  side: 'left' | 'right' | null;
  contact: 'line' | 'lines' | 'icons' | 'labels';
  running: boolean;
  order: 'usual' | 'skills-first';
};

export type Truth = {
  name: string;
  email: string;
  phone: string;
  location: string[];
  urls: string[];
  work: {
    military: boolean;
    company: string[];
    position: string[];
    rank: string;
    service: string;
    unit: string;
    startDate: string;
    endDate: string;
    highlights: string[];
    federal: Job['federal'];
  }[];
  education: { institution: string; studyType: string; area: string; startDate: string; endDate: string }[];
  skills: string[];
  skillsOptional: string[];
  languages: string[];
  certificates: { name: string }[];
  awards: { name: string }[];
  volunteer: { name: string; position: string }[];
  other: string[];
};

const bold = (text: string): Run => ({ text, bold: true });
const plain = (text: string): Run => ({ text });

/** Blocks of a person's CV, and what a reader should find in them. */
export function layOut(person: Person, plan: Plan, dice: Dice): { paper: Paper; truth: Truth } {
  const truth: Truth = {
    name: person.name,
    email: person.email,
    phone: person.phone,
    location: [person.location],
    urls: person.url ? [person.url] : [],
    work: [],
    education: [],
    skills: person.skills,
    skillsOptional: [],
    languages: person.languages.map(([language]) => language),
    certificates: person.certificates.map(({ name }) => ({ name })),
    awards: person.awards.map((name) => ({ name })),
    volunteer: person.volunteer.map(({ name, role }) => ({ name, position: role })),
    other: [person.summary, ...person.interests],
  };
  const body = (job: Job): Block[] =>
    plan.prose ? [{ kind: 'para', text: `${job.bullets.join('. ')}.` }] : [{ kind: 'bullets', items: job.bullets }];

  const printedBullets = (job: Job, head: Plan['militaryHead']) => {
    if (head === 'table' || head === 'posting-table' || plan.functional) return [];
    return plan.prose ? [`${job.bullets.join('. ')}.`] : job.bullets;
  };

  const blocksOfJobs = (jobs: Job[]): Block[] => {
    const head = jobs[0]?.military ? plan.militaryHead : plan.head;
    const known = jobs.map((job) => ({ job, dates: datesOf(job.start, job.end, plan.dates, dice) }));
    for (const { job, dates } of known) {
      truth.work.push({
        military: job.military,
        company: [job.company, ...(job.military ? [job.unit, job.service, `${job.unit}, ${job.company}`] : [])].filter(Boolean),
        position: job.rank ? [job.title, `${job.rank} ${job.title}`] : [job.title],
        rank: job.rank,
        service: job.service,
        unit: job.unit,
        startDate: dates.start,
        endDate: dates.end,
        highlights: printedBullets(job, head),
        federal: job.federal,
      });
    }
    if (plan.functional)
      return known.map(({ job, dates }) => ({ kind: 'line', runs: [plain(`${dates.text}  ${titled(job)}, ${job.company}`)] }));
    if (head === 'table')
      return [
        {
          kind: 'table',
          head: ['Dates', 'Position', 'Employer'],
          rows: known.map(({ job, dates }) => [dates.text, titled(job), firmOf(job)]),
          widths: [25, 35, 40],
        },
      ];
    if (head === 'posting-table')
      return [
        {
          kind: 'table',
          head: ['Dates', 'Rank', 'Appointment', 'Unit'],
          rows: known.map(({ job, dates }) => [dates.text, job.rank, job.title, job.unit]),
          widths: [24, 20, 28, 28],
        },
      ];
    if (head === 'grouped' && jobs.length > 1) {
      const firm = jobs[0]?.company ?? '';
      for (const made of truth.work.slice(-jobs.length)) made.company.push(firm);
      if (jobs.every((job) => job.company === firm))
        return [
          { kind: 'line', runs: [bold(firm)], right: jobs[0]?.place ?? '', gap: true },
          ...known.flatMap(({ job, dates }): Block[] => [
            { kind: 'line', runs: [{ text: titled(job), italic: true }], right: dates.text },
            ...body(job),
          ]),
        ];
    }
    return known.flatMap(({ job, dates }) => entry(job, dates.text, head === 'grouped' ? 'firm-over-title' : head, body(job)));
  };

  const titled = (job: Job) => (job.rank && plan.militaryHead !== 'posting-table' ? `${job.rank}, ${job.title}` : job.title);
  const firmOf = (job: Job) => (job.military && dice.chance(0.6) ? `${job.unit}, ${job.company}` : job.company);

  function entry(job: Job, dates: string, head: Plan['militaryHead'], text: Block[]): Block[] {
    const title = titled(job);
    const firm = firmOf(job);
    const federal: Block[] = job.federal
      ? [
          ...(job.federal.grade
            ? [
                {
                  kind: 'line',
                  runs: [
                    plain(`Series: ${job.federal.grade.split('-')[1]}  Pay Plan: GS  Grade: ${job.federal.grade.split('-')[2]}`),
                  ],
                } satisfies Block,
              ]
            : []),
          { kind: 'line', runs: [plain(`Hours per week: ${job.federal.hours}`)] },
          { kind: 'line', runs: [plain(`Salary: ${job.federal.salary}`)] },
          {
            kind: 'line',
            runs: [plain(`Supervisor: ${job.federal.supervisor}, ${job.federal.supervisorPhone}; may contact: Yes`)],
          },
          { kind: 'line', runs: [bold('Duties, Accomplishments and Related Skills:')] },
        ]
      : [];
    const under = [...federal, ...text];
    switch (head) {
      case 'title-over-firm':
        return [
          { kind: 'line', runs: [bold(title)], right: dates, gap: true },
          { kind: 'line', runs: [plain(firm)], right: job.place },
          ...under,
        ];
      case 'firm-over-title':
        return [
          { kind: 'line', runs: [bold(firm)], right: job.place, gap: true },
          { kind: 'line', runs: [{ text: title, italic: true }], right: dates },
          ...under,
        ];
      case 'title-comma-firm':
        return [
          { kind: 'line', runs: [bold(`${title}, ${firm}`)], right: dates, gap: true },
          { kind: 'line', runs: [{ text: job.place, italic: true }] },
          ...under,
        ];
      case 'firm-comma-town':
        return [
          { kind: 'line', runs: [bold(`${firm}, ${job.place}`)], gap: true },
          { kind: 'line', runs: [plain(title)], right: dates },
          ...under,
        ];
      case 'bold-title-plain-firm':
        return [{ kind: 'line', runs: [bold(title), plain(`, ${firm}`)], right: dates, gap: true }, ...under];
      case 'piped':
        return [{ kind: 'line', runs: [plain(`${title} | ${firm} | ${job.place} | ${dates}`)], gap: true }, ...under];
      case 'dates-left':
        return [
          {
            kind: 'beside',
            left: dates,
            blocks: [{ kind: 'line', runs: [bold(title)] }, { kind: 'line', runs: [plain(`${firm}, ${job.place}`)] }, ...under],
          },
        ];
      case 'dates-first':
        return [
          { kind: 'line', runs: [plain(dates)], gap: true },
          { kind: 'line', runs: [bold(firm)] },
          { kind: 'line', runs: [plain(title)] },
          ...under,
        ];
      case 'dashed':
        return [{ kind: 'line', runs: [bold(`${firm} — ${title} (${dates})`)], gap: true }, ...under];
      case 'at':
        return [
          { kind: 'line', runs: [bold(`${title} at ${firm}`)], gap: true },
          { kind: 'line', runs: [plain(`${dates} | ${job.place}`)] },
          ...under,
        ];
      case 'labelled':
        return [
          { kind: 'line', runs: [plain(`Employer: ${firm}`)], gap: true },
          { kind: 'line', runs: [plain(`Position held: ${title}`)] },
          { kind: 'line', runs: [plain(`Dates: ${dates}`)] },
          ...under,
        ];
      case 'one-line':
        return [
          { kind: 'line', runs: [plain(`${dates}  `), bold(title), plain(`, ${firm}, ${job.place}`)], gap: true },
          ...under,
        ];
      case 'europass':
        return [
          { kind: 'beside', left: 'Dates', blocks: [{ kind: 'line', runs: [plain(dates)] }] },
          { kind: 'beside', left: 'Occupation or position held', blocks: [{ kind: 'line', runs: [plain(title)] }] },
          { kind: 'beside', left: 'Main activities and responsibilities', blocks: text },
          {
            kind: 'beside',
            left: 'Name and address of employer',
            blocks: [{ kind: 'line', runs: [plain(`${firm}, ${job.place}`)] }],
          },
        ];
      case 'rank-first':
        return [
          { kind: 'line', runs: [bold(job.rank), plain(` – ${job.title}, ${job.unit}`)], right: dates, gap: true },
          { kind: 'line', runs: [plain(job.place)] },
          ...under,
        ];
      case 'evaluation':
        return [
          { kind: 'line', runs: [plain(`Duty Title: ${job.title}`)], right: `Rank: ${job.rank}`, gap: true },
          { kind: 'line', runs: [plain(`Organization: ${job.unit}, ${job.place}`)] },
          { kind: 'line', runs: [plain(`Period: ${dates}`)] },
          ...under,
        ];
      default:
        return entry(job, dates, 'title-over-firm', text);
    }
  }

  const service = person.jobs.find((job) => job.military)?.service ?? '';
  const section = (text: string, blocks: Block[]): Block[] =>
    blocks.length === 0 ? [] : [{ kind: 'heading', text: text.replace('{service}', service) }, ...blocks];
  const listed = (texts: string[]): Block[] =>
    texts.length === 0
      ? []
      : dice.chance(0.5)
        ? [{ kind: 'bullets', items: texts }]
        : texts.map((text) => ({ kind: 'line', runs: [plain(text)] }));

  const studies: Block[] = person.education.flatMap((study): Block[] => {
    const dates = dice.chance(0.5)
      ? datesOf(study.start, study.end, plan.dates === 'since' || plan.dates === 'compact' ? 'long' : plan.dates, dice)
      : null;
    const shown = dates ?? { text: String(study.end.y), start: '', end: String(study.end.y) };
    truth.education.push({
      institution: study.institution,
      studyType: study.studyType,
      area: study.area,
      startDate: shown.start,
      endDate: shown.end,
    });
    const degree = [study.studyType, study.area].filter(Boolean).join(dice.pick([' in ', ', ', ' ']));
    switch (dice.from(0, 3)) {
      case 0:
        return [
          { kind: 'line', runs: [bold(degree)], right: shown.text, gap: true },
          { kind: 'line', runs: [plain(study.institution)] },
        ];
      case 1:
        return [
          { kind: 'line', runs: [bold(study.institution)], right: shown.text, gap: true },
          { kind: 'line', runs: [plain(degree)] },
        ];
      case 2:
        return [{ kind: 'line', runs: [plain(`${degree}, ${study.institution}, ${shown.text}`)], gap: true }];
      default:
        return [{ kind: 'line', runs: [plain(`${study.institution} — ${degree}`)], right: shown.text, gap: true }];
    }
  });

  const skills: Block[] = skillBlocks(person.skills, plan, dice, truth);
  const languages: Block[] =
    person.languages.length === 0
      ? []
      : plan.head === 'europass'
        ? [
            {
              kind: 'table',
              head: ['', 'Understanding', 'Speaking', 'Writing'],
              rows: person.languages.map(([language]) => [language, 'B2', 'B1', 'A2']),
              widths: [40, 20, 20, 20],
            },
          ]
        : dice.chance(0.5)
          ? [{ kind: 'line', runs: [plain(person.languages.map(([language, level]) => `${language} (${level})`).join(', '))] }]
          : person.languages.map(([language, level]) => ({ kind: 'line', runs: [plain(`${language}: ${level}`)] }));
  const certificates = listed(person.certificates.map(({ name, y }) => (dice.chance(0.7) ? `${name}, ${y}` : `${name} (${y})`)));
  const awards: Block[] =
    person.awards.length === 0
      ? []
      : dice.chance(0.35)
        ? [{ kind: 'para', text: person.awards.join('; ') }]
        : listed(person.awards);
  const volunteer: Block[] = person.volunteer.flatMap(({ role, name, start, end }): Block[] => {
    const dates = datesOf(start, end, 'short', dice);
    return [{ kind: 'line', runs: [bold(role), plain(`, ${name}`)], right: dates.text, gap: true }];
  });
  const interests: Block[] = person.interests.length > 0 ? [{ kind: 'line', runs: [plain(person.interests.join(', '))] }] : [];

  const { names } = plan;
  const civilian = person.jobs.filter((job) => !job.military);
  const military = person.jobs.filter((job) => job.military);
  const achievements: Block[] = plan.functional
    ? [
        { kind: 'group', text: 'Leadership' },
        { kind: 'bullets', items: person.jobs.flatMap((job) => job.bullets.slice(0, 1)) },
        { kind: 'group', text: 'Planning' },
        { kind: 'bullets', items: person.jobs.flatMap((job) => job.bullets.slice(1, 2)) },
      ]
    : [];
  const work = [
    ...(plan.functional ? section('Key achievements', achievements) : []),
    ...(plan.apart || military.length === 0
      ? [...section(names.work, blocksOfJobs(civilian)), ...section(names.military, blocksOfJobs(military))]
      : section(names.work, [...blocksOfJobs(civilian), ...blocksOfJobs(military)])),
  ];
  const wide = [...section(names.skills, skills)];
  const small = [...section(names.languages, languages), ...section(names.interests, interests)];
  const rest = [
    ...section(names.education, studies),
    ...section(names.certificates, certificates),
    ...section(names.awards, awards),
    ...section(names.volunteer, volunteer),
  ];
  const summary = section(names.summary, [{ kind: 'para', text: person.summary }]);
  const facts = [person.location, person.phone, person.email, person.url].filter(Boolean);
  const contact =
    plan.contact === 'line'
      ? [facts.join(dice.pick([' | ', ' • ', '  ·  ']))]
      : plan.contact === 'labels'
        ? [`Address: ${person.location}`, `Tel: ${person.phone}`, `Email: ${person.email}`, ...(person.url ? [person.url] : [])]
        : plan.contact === 'icons'
          ? [`⌂ ${person.location}`, `☎ ${person.phone}`, `✉ ${person.email}`, ...(person.url ? [person.url] : [])]
          : facts;
  const number = `${dice.from(24, 30)}${dice.from(100000, 999999)}`;
  const paper: Paper = {
    name: plan.serviceNumber ? `${number} ${person.jobs.find((job) => job.military)?.rank ?? ''} ${person.name}` : person.name,
    contact,
    label: person.label,
    main: plan.side
      ? [...summary, ...work, ...rest]
      : plan.order === 'skills-first'
        ? [...summary, ...wide, ...work, ...rest, ...small]
        : [...summary, ...work, ...rest, ...wide, ...small],
    side: plan.side ? [...wide, ...small] : [],
    sideAt: plan.side ?? 'left',
    header: plan.running ? `${person.name} – curriculum vitae` : '',
    footer: plan.running ? 'Page 1 of 2' : '',
  };
  return { paper, truth };
}

function skillBlocks(skills: string[], plan: Plan, dice: Dice, truth: Truth): Block[] {
  const half = Math.ceil(skills.length / 2);
  switch (plan.skills) {
    case 'commas':
      return [{ kind: 'para', text: skills.join(', ') }];
    case 'dots':
      return [{ kind: 'para', text: skills.join(' • ') }];
    case 'bullets':
      return [{ kind: 'bullets', items: skills }];
    case 'groups': {
      const [first, second] = dice.pick([
        ['Technical', 'Other'],
        ['Web', 'Project'],
        ['Main', 'Also'],
      ] as const);
      truth.skillsOptional = [first, second];
      return [
        { kind: 'line', runs: [bold(`${first}: `), plain(skills.slice(0, half).join(', '))] },
        { kind: 'line', runs: [bold(`${second}: `), plain(skills.slice(half).join(', '))] },
      ];
    }
    case 'levels':
      return skills.map((skill) => ({
        kind: 'line',
        runs: [plain(`${skill} (${dice.pick(['advanced', 'intermediate', 'expert', '5 years'])})`)],
      }));
    case 'columns':
      return [
        {
          kind: 'table',
          head: null,
          rows: Array.from({ length: half }, (_, row) => [skills[row * 2] ?? '', skills[row * 2 + 1] ?? '']),
          widths: [50, 50],
        },
      ];
    case 'sentences': {
      truth.skills = skills.map((skill) => `Confident with ${skill}`);
      return [{ kind: 'bullets', items: truth.skills.map((skill) => `${skill}.`) }];
    }
  }
}

export function lookOf(dice: Dice, more: Partial<Look> = {}): Look {
  return {
    font: dice.pick(['Liberation Sans', 'Liberation Serif', 'DejaVu Sans', 'Liberation Sans Narrow', 'DejaVu Serif']),
    size: dice.pick([9.5, 10, 10.5, 11]),
    heading: dice.pick(['bold', 'caps', 'caps-bold', 'large', 'ruled'] as const),
    centred: dice.chance(0.15),
    mark: dice.pick(['•', '•', '–', '-', '▪']),
    paper: dice.pick(['A4', 'Letter'] as const),
    hyphens: false,
    boxes: false,
    wrapAt: dice.pick([76, 90, 1000]),
    ...more,
  };
}
