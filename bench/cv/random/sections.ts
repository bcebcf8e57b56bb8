import type { Item } from '#features/cv-import/document/items.ts';
import { type Dice, diceOf } from './dice.ts';
import { DUTIES, employerOf, PLAIN_TITLES } from './headings.ts';
import { type Block, onPage, type Row, typed } from './page.ts';
import {
  COLLEGES,
  COURSES,
  DEGREES,
  DETAILS,
  GRADES,
  HIGH_SCHOOLS,
  PUPILS,
  SERVICE_SCHOOLS,
  TRADES,
  UNIVERSITIES,
} from './study-words.ts';
import { SKILLS } from './vocabulary.ts';

/** A plain career in which languages, the place of residence and the studies have random forms. `traits` names the choices. */
export type RandomSections = {
  seed: number;
  traits: Record<string, string>;
  /** Forms of the place of residence that count as right. */
  places: string[];
  languages: string[];
  studies: Study[];
  posts: { title: string; employer: string }[];
  source: { items: Item[] } | { text: string };
};
type Study = { school: string; degree: string; dates: string; startDate: string; endDate: string; town: string; extra: string[] };

const list = (text: string) => text.split('|');

/** Towns of each country, with regions; most are small. */
const COUNTRIES = {
  UK: {
    towns: list(
      'Barnoldswick|Saltburn-by-the-Sea|Leighton Buzzard|Ystradgynlais|Pwllheli|Kirriemuir|Thurso|Coleraine|Ballymena|Hebden Bridge|Market Harborough|Great Yarmouth|St Austell|Bishop Auckland|Wath upon Dearne|Cowes|Thame|Sutton Coldfield|Leigh-on-Sea|Ashby-de-la-Zouch',
    ),
    regions: list('Lancashire|Powys|Highland|County Antrim|Cornwall|County Durham|Leicestershire|Norfolk|South Yorkshire'),
    code: (dice: Dice) =>
      `${dice.pick(list('BB|TS|LU|SA|LL|DD|KW|BT|HX|LE|NR|PL|DL|S|PO|OX'))}${dice.from(1, 19)} ${dice.from(1, 9)}${dice.pick(list('AB|QL|TR|XH|NP'))}`,
    phone: '07700 900123',
  },
  US: {
    towns: list(
      'Chillicothe|Sheboygan|Sault Ste. Marie|Truth or Consequences|Fuquay-Varina|Mount Pleasant|Rio Rancho|Coeur d’Alene|Broken Arrow|Opa-locka|Wilkes-Barre|Apple Valley|Glen Burnie|Ypsilanti|Manhattan|Lake Havasu City',
    ),
    regions: list('OH|WI|MI|NM|NC|SC|ID|OK|FL|PA|MN|MD|KS|AZ'),
    code: (dice: Dice) => `${dice.from(10_001, 98_999)}`,
    phone: '(419) 555-0172',
  },
  CA: {
    towns: list('Medicine Hat|Moose Jaw|Trois-Rivières|Corner Brook|Thunder Bay|Chilliwack|Sault Ste. Marie|Brandon'),
    regions: list('AB|SK|QC|NL|ON|BC|MB'),
    code: (dice: Dice) => `${dice.pick(list('T1A|S6H|G8T|A2H|P7B'))} ${dice.from(1, 9)}K${dice.from(1, 9)}`,
    phone: '(807) 555-0148',
  },
  AU: {
    towns: list('Wagga Wagga|Toowoomba|Mount Gambier|Port Hedland|Launceston|Dubbo|Wodonga|Bunbury'),
    regions: list('NSW|QLD|SA|WA|TAS|VIC'),
    code: (dice: Dice) => `${dice.from(2000, 6999)}`,
    phone: '0491 570 156',
  },
  DE: {
    towns: list('Castrop-Rauxel|Bad Oeynhausen|Schwäbisch Hall|Görlitz|Wismar|Zwickau|Passau|Husum'),
    regions: ['Germany'],
    code: (dice: Dice) => `${dice.from(10_115, 98_999)}`,
    phone: '+49 30 901820',
  },
  FR: {
    towns: list('Saint-Malo|Vitry-le-François|Cholet|Quimper|Brive-la-Gaillarde|Roanne|Béziers'),
    regions: ['France'],
    code: (dice: Dice) => `${dice.from(10_100, 94_999)}`,
    phone: '+33 1 99 00 12 34',
  },
  PL: {
    towns: list('Bielsko-Biała|Jelenia Góra|Słupsk|Rzeszów|Zielona Góra|Ełk'),
    regions: ['Poland'],
    code: (dice: Dice) => `${dice.from(10, 99)}-${dice.from(100, 999)}`,
    phone: '+48 22 123 45 67',
  },
  IN: {
    towns: list('Coimbatore|Nashik|Thiruvananthapuram|Vijayawada|Jamshedpur|Bhubaneswar|Navi Mumbai'),
    regions: list('Tamil Nadu|Maharashtra|Kerala|Odisha|Jharkhand|India'),
    code: (dice: Dice) => `${dice.from(400_001, 799_999)}`,
    phone: '+91 98765 43210',
  },
} as const;
type Country = keyof typeof COUNTRIES;

const STREETS = list(
  'Mill Lane|Orchard Road|Station Street|Chapel Hill|Willow Close|Park Avenue|Harbour View|Northgate|Elm Terrace',
);
const GERMAN_STREETS = list('Lindenstraße|Am Alten Markt|Goethestr.|Bahnhofstraße');
const FRENCH_STREETS = list('rue des Lilas|avenue Jean Jaurès|rue du Port');

const LANGUAGES = list(
  'English|French|German|Spanish|Polish|Welsh|Hindi|Urdu|Punjabi|Arabic|Portuguese|Italian|Mandarin|Cantonese|Nepali|Pashto|Dari|Tagalog|Korean|Japanese|Russian|Ukrainian|Dutch|Swahili|Yoruba|Gujarati|Tamil|Turkish|British Sign Language|Haitian Creole',
);
const OWN_NAMES = list('Deutsch|Français|Español|Italiano|Polski|Nederlands|Português|Cymraeg|Englisch|Anglais');
const WORDS = list(
  'native|fluent|conversational|basic|intermediate|professional working proficiency|mother tongue|good working knowledge|limited working proficiency|advanced|bilingual',
);
const CEFR = list('A1|A2|B1|B2|C1|C2|B1+|B2/C1');
const LONG = list('A2 – basic user|C1 (advanced)|B2 reading, B1 speaking|fluent in speech and writing|learning, about A1');
const DIGITS = list('3/3|2+/2|SLP 3333|ILR 2|SLP 2221|L3/R3|DLPT 2+/2+');
const LANGUAGE_HEADINGS = list(
  'Languages|Language skills|Languages spoken|Foreign languages|Spoken languages|Linguistic skills|Languages and levels|My languages|Language proficiency',
);
const STUDY_HEADINGS = list(
  'Education|Education and training|Academic qualifications|Education and qualifications|Studies|Academic history',
);

/** The same CV for the same seed. */
export function randomSections(seed: number): RandomSections {
  const dice = diceOf(seed + 900_000);
  const traits: Record<string, string> = {};
  const choose = <T extends string>(dimension: string, of: readonly T[]): T => {
    const picked = dice.pick(of);
    traits[dimension] = picked;
    return picked;
  };
  const medium = choose('medium', ['page', 'page', 'page', 'copied', 'typed']);
  const columns = choose('columns', ['one', 'one', 'one', 'side left', 'side right']);
  const headingStyle = choose('heading style', ['large', 'bold', 'capitals', 'bold capitals', 'colon']);
  const country = choose('country', ['UK', 'UK', 'UK', 'US', 'US', 'US', 'CA', 'AU', 'DE', 'FR', 'PL', 'IN'] as Country[]);
  const home = COUNTRIES[country];
  const mark = dice.pick(['•', '-', '–', '▪']);
  const name = dice.pick(['Robin Calder', 'Agnieszka Nowak', 'DeShawn Whitaker', 'Siân Pritchard', 'Jonas Brandt', 'Meera Iyer']);
  const town = dice.pick(home.towns);

  const { contact, foot, places } = residence();
  const { rows: spoken, languages, inSkills } = languagesOf();
  const { rows: studyRows, studies } = studiesOf();
  const posts = [0, 1].map((index) => ({
    title: dice.pick(PLAIN_TITLES),
    employer: employerOf(dice, dice.pick(home.towns)),
    dates: index === 0 ? 'March 2018 – Present' : 'May 2012 – February 2018',
  }));
  const work: Block = posts.flatMap(
    ({ title, employer, dates }): Block => [
      { runs: [{ text: title, bold: true }], right: dates, gap: 6 },
      { runs: [{ text: employer }] },
      ...dice.some(DUTIES, 2).map((text): Row => ({ runs: [{ text }], mark, indent: 8, wraps: true })),
    ],
  );
  const skills = dice.some(dice.pick(SKILLS), 5);
  const skillRows: Block = [{ runs: [{ text: skills.join(', ') }], wraps: true }, ...(inSkills ? spoken : [])];
  const about: Block = [
    {
      runs: [{ text: 'Calm and practical, with ten years of looking after people, stock and vehicles in busy places.' }],
      wraps: true,
    },
  ];
  const studyHeading = dice.pick(STUDY_HEADINGS);
  const languageHeading = dice.pick(LANGUAGE_HEADINGS);
  const sections: [string, Block][] = [
    ['Profile', about],
    ...(dice.chance(0.5)
      ? ([
          ['Employment', work],
          [studyHeading, studyRows],
        ] as [string, Block][])
      : ([
          [studyHeading, studyRows],
          ['Employment', work],
        ] as [string, Block][])),
    ['Skills', skillRows],
    ...(inSkills ? [] : [[languageHeading, spoken] as [string, Block]]),
    ['Interests', [{ runs: [{ text: 'Fell running, cooking for friends' }] }]],
  ];
  return { seed, traits, places, languages, studies, posts, source: printed() };

  function residence(): { contact: Block; foot: Block; places: string[] } {
    const region = dice.pick(home.regions);
    const code = home.code(dice);
    const number = dice.from(1, 240);
    const street =
      country === 'DE'
        ? `${dice.pick(GERMAN_STREETS)} ${number}`
        : country === 'FR'
          ? `${number} ${dice.pick(FRENCH_STREETS)}`
          : country === 'PL'
            ? `ul. Ogrodowa ${number}/7`
            : `${number} ${dice.pick(STREETS)}`;
    const isCodeFirst = country === 'DE' || country === 'FR' || country === 'PL';
    const coded = isCodeFirst
      ? `${code} ${town}`
      : country === 'UK'
        ? `${town} ${code}`
        : country === 'IN'
          ? `${town} ${code}`
          : country === 'AU'
            ? `${town} ${region} ${code}`
            : `${town}, ${region} ${code}`;
    const form = choose('place', ['town', 'town', 'region', 'region', 'coded', 'address', 'area', 'country']);
    const names: Record<Country, string> = {
      UK: 'United Kingdom',
      US: 'USA',
      CA: 'Canada',
      AU: 'Australia',
      DE: 'Germany',
      FR: 'France',
      PL: 'Poland',
      IN: 'India',
    };
    const text = {
      town,
      region: `${town}, ${region}`,
      coded,
      address: `${street}, ${coded}`,
      area: country === 'UK' || country === 'US' ? `Greater ${town} area` : `${town} area`,
      country: `${town}, ${names[country]}`,
    }[form];
    const moves = choose('moves', ['no', 'no', 'no', 'comma', 'bracket']);
    const printed =
      moves === 'comma' ? `${text}, open to relocation` : moves === 'bracket' ? `${text} (willing to relocate)` : text;
    const email = `${name
      .split(' ')[0]
      ?.normalize('NFD')
      .replace(/[^A-Za-z]/g, '')
      .toLowerCase()}@mailbox.example`;
    const at = choose('place at', [
      'bar',
      'bar',
      'lines',
      'lines',
      'labelled lines',
      'below name',
      'below name',
      'below title',
      'address lines',
      'foot',
    ]);
    const label = dice.pick(['Location', 'Address', 'Based in', 'Home', 'Lives in', 'Home address', 'City', 'Residence']);
    const line = (of: string): Row => ({ runs: [{ text: of }] });
    const rest = [email, home.phone];
    const separator = dice.pick([' | ', ' • ', ' · ', '   ', ' – ', ' / ']);
    const order = dice.chance(0.5) ? [printed, ...rest] : [...rest, printed];
    // `Greater` and `area` say the same with and without them; a street may be left out.
    const accepted = [
      printed,
      text,
      ...(form === 'area' ? [town, text.replace(/ area$/, '')] : []),
      ...(form === 'address' ? [coded] : []),
    ];
    if (at === 'bar') return { contact: [line(order.join(separator))], foot: [], places: accepted };
    if (at === 'lines') return { contact: order.map(line), foot: [], places: accepted };
    if (at === 'labelled lines')
      return {
        contact: [`${label}: ${printed}`, `Phone: ${home.phone}`, `Email: ${email}`].map(line),
        foot: [],
        places: accepted,
      };
    if (at === 'below name') return { contact: [line(printed), line(rest.join(separator))], foot: [], places: accepted };
    if (at === 'below title')
      return { contact: [line(dice.pick(PLAIN_TITLES)), line(printed), ...rest.map(line)], foot: [], places: accepted };
    if (at === 'foot') return { contact: rest.map(line), foot: [line(order.join(' · '))], places: accepted };
    if (form !== 'address') return { contact: [line(printed), ...rest.map(line)], foot: [], places: accepted };
    return {
      contact: [line(street), line(moves === 'no' ? coded : printed.slice(street.length + 2)), ...rest.map(line)],
      foot: [],
      places: accepted,
    };
  }

  function languagesOf(): { rows: Block; languages: string[]; inSkills: boolean } {
    const own = choose('own names', ['no', 'no', 'no', 'no', 'yes']) === 'yes';
    const names = dice.some(own ? OWN_NAMES : LANGUAGES, dice.from(1, 4));
    const scale = choose('levels', ['words', 'words', 'CEFR', 'CEFR', 'long', 'digits', 'dots', 'none', 'none']);
    const level = () =>
      scale === 'words'
        ? dice.pick(WORDS)
        : scale === 'CEFR'
          ? dice.pick(CEFR)
          : scale === 'long'
            ? dice.pick(LONG)
            : scale === 'digits'
              ? dice.pick(DIGITS)
              : scale === 'dots'
                ? dice.pick(['●●●●○', '●●○○○', '★★★☆☆', '■■■□□'])
                : '';
    const join = choose('level at', scale === 'dots' ? ['space'] : ['bracket', 'bracket', 'dash', 'colon', 'space', 'comma']);
    const levelled = names.map((language) => {
      const how = level();
      if (how === '') return language;
      if (join === 'bracket') return `${language} (${how.replace(/ \((\w+)\)/, ', $1')})`;
      if (join === 'dash') return `${language} – ${how}`;
      if (join === 'colon') return `${language}: ${how}`;
      if (join === 'comma') return `${language}, ${how}`;
      return `${language} ${how}`;
    });
    const line = (text: string): Row => ({ runs: [{ text }], wraps: true });
    const inSkills = choose('languages in', ['own', 'own', 'own', 'skills']) === 'skills';
    if (inSkills) {
      const label = dice.pick(['Languages', 'Language skills', 'Spoken languages']);
      return { rows: [line(`${label}: ${levelled.join(join === 'comma' ? '; ' : ', ')}`)], languages: names, inSkills };
    }
    const form = choose('language form', ['line', 'line', 'lines', 'lines', 'bullets', 'table', 'grid', 'sentence']);
    if (form === 'line') {
      const separator = dice.pick(join === 'comma' ? ['; ', ' | ', ' • '] : [', ', '; ', ' | ', ' • ', ' / ', ' · ']);
      return { rows: [line(levelled.join(separator))], languages: names, inSkills };
    }
    if (form === 'table')
      return { rows: names.map((language) => ({ runs: [], cells: [language, level() || 'good'] })), languages: names, inSkills };
    // Five columns do not fit beside the main text.
    if (form === 'grid' && columns === 'one')
      return {
        rows: [
          { runs: [], cells: ['', 'Listening', 'Reading', 'Speaking', 'Writing'] },
          ...names.map(
            (language): Row => ({ runs: [], cells: [language, ...[1, 2, 3, 4].map(() => dice.pick(CEFR.slice(0, 6)))] }),
          ),
        ],
        languages: names,
        inSkills,
      };
    if (form === 'sentence') {
      const [first = '', ...others] = names;
      const text =
        others.length > 0
          ? `Native ${first}, ${dice.pick(['fluent', 'good', 'basic', 'conversational'])} ${others.join(' and ')}`
          : `Fluent in ${first}`;
      return { rows: [line(text)], languages: names, inSkills };
    }
    return {
      rows: levelled.map((text): Row => (form === 'bullets' ? { runs: [{ text }], mark, indent: 8, wraps: true } : line(text))),
      languages: names,
      inSkills,
    };
  }

  function studiesOf(): { rows: Block; studies: Study[] } {
    const dating = choose('study dates', ['range', 'range', 'months', 'end', 'end', 'class of', 'expected', 'graduated', 'none']);
    let year = dice.from(2010, 2016);
    const next = (index: number): Pick<Study, 'dates' | 'startDate' | 'endDate'> => {
      const end = year;
      const start = end - dice.from(1, 4);
      year = start - dice.from(0, 1);
      if (dating === 'range')
        return { dates: `${start}${dice.pick(['–', ' - ', ' to '])}${end}`, startDate: `${start}`, endDate: `${end}` };
      if (dating === 'months') return { dates: `Sep ${start} – Jun ${end}`, startDate: `${start}-09`, endDate: `${end}-06` };
      if (dating === 'none') return { dates: '', startDate: '', endDate: '' };
      if (dating === 'expected' && index === 0) return { dates: 'Expected May 2027', startDate: '', endDate: '2027-05' };
      const printed = dating === 'class of' ? `Class of ${end}` : dating === 'graduated' ? `Graduated ${end}` : `${end}`;
      return { dates: printed, startDate: '', endDate: `${end}` };
    };
    const isShared = choose('one school', ['no', 'no', 'no', 'no', 'yes']) === 'yes';
    const shared = dice.pick(UNIVERSITIES);
    const kinds = isShared
      ? ['university', 'university']
      : dice
          .some(['university', 'college', 'pupil', 'service'], dice.from(1, 3))
          .sort((a, b) => KIND_ORDER.indexOf(a) - KIND_ORDER.indexOf(b));
    const withTown = choose('study town', ['none', 'comma', 'dash', 'next line', 'none']);
    const extraForm = choose('study extra', [
      'none',
      'none',
      'grade line',
      'grade comma',
      'grade bracket',
      'bullets',
      'detail line',
    ]);
    const studies = kinds.map((kind, index): Study => {
      const school = isShared
        ? shared
        : dice.pick(
            kind === 'university'
              ? UNIVERSITIES
              : kind === 'college'
                ? COLLEGES
                : kind === 'pupil'
                  ? HIGH_SCHOOLS
                  : SERVICE_SCHOOLS,
          );
      const degree = dice.pick(
        kind === 'university' ? DEGREES : kind === 'college' ? TRADES : kind === 'pupil' ? PUPILS : COURSES,
      );
      return {
        school,
        degree,
        ...next(index),
        town: withTown === 'none' ? '' : dice.pick(home.towns),
        extra: extraForm.startsWith('grade')
          ? [dice.pick(GRADES)]
          : extraForm === 'none'
            ? []
            : dice.some(DETAILS, extraForm === 'bullets' ? 2 : 1),
      };
    });
    const form = choose('study form', [
      'degree / school',
      'school / degree',
      'degree, school',
      'school, degree',
      'degree – school',
      'school | degree',
      'table',
      'left years',
      'degree at school',
      'school (degree)',
    ]);
    const datesAt = choose('study dates at', ['right', 'right', 'bracket', 'comma', 'first', 'below']);
    const bold = dice.chance(0.6);
    const rows: Block = [];
    if (form === 'table' && dice.chance(0.5)) rows.push({ runs: [], cells: ['Years', 'School', 'Qualification'] });
    for (const { school, degree, dates, town: at, extra } of studies) {
      const named =
        at === '' || withTown === 'next line' ? school : withTown === 'comma' ? `${school}, ${at}` : `${school} – ${at}`;
      const printed =
        extraForm === 'grade comma'
          ? `${degree}, ${extra[0]}`
          : extraForm === 'grade bracket'
            ? `${degree} (${extra[0]})`
            : degree;
      const texts: string[] =
        {
          'degree / school': [printed, named],
          'school / degree': [named, printed],
          'degree, school': [`${printed}, ${named}`],
          'school, degree': [`${named}, ${printed}`],
          'degree – school': [`${printed} – ${named}`],
          'school | degree': [`${named} | ${printed}`],
          'left years': [printed, named],
          'degree at school': [`${printed} at ${named}`],
          'school (degree)': [`${named} (${degree})`],
        }[form as string] ?? [];
      const lines: Row[] =
        form === 'table'
          ? [{ runs: [], cells: [dates, named, printed] }]
          : texts.map((text, index) => ({ runs: [{ text, bold: bold && index === 0 }] }));
      const [top] = lines as [Row];
      const last = lines.at(-1) as Row;
      top.gap = 6;
      if (form === 'left years') top.left = dates;
      else if (form !== 'table' && dates) {
        if (datesAt === 'right') top.right = dates;
        else if (datesAt === 'bracket') last.runs.push({ text: ` (${dates})` });
        else if (datesAt === 'comma') last.runs.push({ text: `, ${dates}` });
        else if (datesAt === 'first') top.runs.unshift({ text: `${dates}: ` });
        else lines.push({ runs: [{ text: dates }] });
      }
      if (withTown === 'next line' && form !== 'table') lines.push({ runs: [{ text: at }] });
      if (extraForm === 'grade line' || extraForm === 'detail line') lines.push(...extra.map((text) => ({ runs: [{ text }] })));
      if (extraForm === 'bullets') lines.push(...extra.map((text): Row => ({ runs: [{ text }], mark, indent: 8, wraps: true })));
      rows.push(...lines);
    }
    const margin = 5 * Math.max(...studies.map(({ dates }) => dates.length)) + 24;
    return {
      rows:
        form === 'left years' && dating !== 'none' ? rows.map((row) => ({ ...row, indent: (row.indent ?? 0) + margin })) : rows,
      studies,
    };
  }

  function printed(): RandomSections['source'] {
    const isBold = headingStyle === 'large' || headingStyle === 'bold' || headingStyle === 'bold capitals';
    const headed = ([title, rows]: [string, Block]): Block => {
      const text = headingStyle.endsWith('capitals') ? title.toUpperCase() : headingStyle === 'colon' ? `${title}:` : title;
      return [{ heading: true, runs: [{ text, bold: isBold }] }, ...rows];
    };
    if (medium === 'typed')
      return {
        text: typed([{ runs: [{ text: name }] }, ...contact, ...sections.flatMap(headed), { runs: [], gap: 9 }, ...foot]),
      };
    const page = onPage();
    const size = dice.pick([9.5, 10, 11]);
    page.put(name, 56, 60, size * 2, true);
    const isSide = columns !== 'one';
    const beside = new Set(['Skills', languageHeading, 'Interests']);
    const main = sections.filter(([title]) => !isSide || !beside.has(title));
    const aside = sections.filter(([title]) => isSide && beside.has(title));
    const [from, to] = columns === 'side left' ? [210, 540] : columns === 'side right' ? [56, 385] : [56, 540];
    const isContactAside = isSide && dice.chance(0.5);
    let y = 90;
    if (!isContactAside) y = page.flow(contact, 56, 540, y, size, headingStyle, undefined);
    if (isSide) {
      const x = columns === 'side left' ? 56 : 405;
      const blocks = isContactAside ? [...headed(['Contact', contact]), ...aside.flatMap(headed)] : aside.flatMap(headed);
      page.flow(blocks, x, x + 135, y, size, headingStyle, undefined);
    }
    const end = page.flow(main.flatMap(headed), from, to, y, size, headingStyle, undefined);
    if (foot.length > 0) page.flow(foot, from, to, end + 30, size, headingStyle, undefined);
    return medium === 'copied' ? { text: page.copied() } : { items: page.items };
  }
}

const KIND_ORDER = ['university', 'service', 'college', 'pupil'];
