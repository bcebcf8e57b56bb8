import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Item } from '#features/cv-import/document/items.ts';
import { type Dice, diceOf } from './dice.ts';

/** A job as a random CV prints it. */
export type RandomJob = { title: string; employer: string; place: string; startDate: string; endDate: string };

/** A CV whose jobs are all written in one random way, as positioned text or as plain text. */
export type RandomCv = {
  seed: number;
  form: string;
  hasTown: boolean;
  jobs: RandomJob[];
  source: { items: Item[] } | { text: string };
};

const list = (text: string) => text.split('|');
const SURNAMES = list(
  'Hartley|Pugh|McElroy|Bairstow|Odell|Farrugia|Castell|Drummond|Okonjo|Petrakis|Lindqvist|Rafferty|Tran|Moreno|Whitlock|Ashdown|Beckett|Calloway|Dunmore|Eastwick|Fenwick|Garside|Holroyd|Ingram|Jessop|Kowalski|Lomax|Mistry|Nolan|Ormerod|Pemberton|Quigley|Rowntree|Sorrell|Thackeray|Underhill|Venables|Wardle|Yelland|Zielinski|Delacroix|Beaumont|Haskell|Trujillo|Vandermeer',
);
const COINED = list(
  'Veridian|Northgate|Oakmere|Silverline|Bluebird|Redwood|Summit|Harbour|Lakeside|Evergreen|Kestrel|Falcon Ridge|Brightwater|Cedar Hill|Copperfield|Meadowbank|Ironbridge|Crestline|Halcyon|Juniper|Larkspur|Moorland|Pinnacle|Quayside|Riverside|Sandstone|Tidewater|Union Square|Vista|Westbourne|Amberley|Clearview|Dovetail|Fernhill|Granite|Highfield|Keystone|Nimbus|Orchard|Parkway|Skyline|Thistle|Wavelength|Zenith',
);
const TRADES = list(
  'Timber|Roofing|Plumbing|Haulage|Logistics|Catering|Foods|Motors|Textiles|Print|Joinery|Electrical|Groundworks|Homes|Care|Dental|Farms|Flooring|Kitchens|Security|Cleaning|Travel|Lifts|Freight|Marine|Optics|Signs|Windows|Energy|Software|Analytics|Health|Insurance|Recruitment|Landscapes|Packaging|Ceramics|Steel|Bakery|Brewing|Pets|Cycles|Events|Telecom|Paints',
);
const ENDINGS = list('Ltd|Limited|Group|Inc.|LLC|plc|Services|Solutions|Partners|Co.|& Sons|Brothers|Associates|Company');
const BODIES = list(
  'Primary School|Medical Center|Borough Council|County Council|General Hospital|High School|Community College|Housing Association|NHS Trust|Fire and Rescue Service|Library|University|Leisure Centre|Golf Club|Care Home|Dental Practice|Police Department|School District|Arms|Hotel|Credit Union|Academy|Surgery|Museum',
);
export const TOWNS_UK = list(
  'Carmarthen|Llanelli|Cardigan|Merthyr Tydfil|Purley|Sutton|Shipley|Keighley|Skipton|Lisburn|Craigavon|Banbridge|Brecon|Slough|Langley|Windsor|Elgin|Lossiemouth|Forres|Rawtenstall|Halifax|Atherton|Bingley|Hexham|Morpeth|Penrith|Kendal|Whitby|Selby|Goole|Grantham|Boston|Kings Lynn|Ely|Diss|Bungay|Sudbury|Braintree|Maldon|Ashford|Deal|Rye|Hove|Horsham|Crawley|Dorking|Alton|Andover|Frome|Yeovil|Bude|Redruth|Stroud|Ludlow|Oswestry|Buxton|Leek|Stone|Tamworth|Corby|Kettering|Hitchin|Royston|Stirling|Perth|Alloa|Oban|Wick|Bangor-on-Dee|Newton Abbot|Stow-on-the-Wold|Berwick-upon-Tweed',
);
export const TOWNS_US = list(
  'New Braunfels|Seguin|Metairie|Kapolei|Tupelo|Grenada|Round Rock|Pflugerville|Chesapeake|Yakima|Kalispell|Bozeman|Moline|Kokomo|Muncie|Findlay|Altoona|Hagerstown|Dothan|Opelika|Valdosta|Ocala|Kissimmee|Brandon|Natchez|Ruston|Texarkana|Lawton|Enid|Salina|Yuma|Prescott|Elko|Redding|Visalia|Hilo|Nampa|Medford|Longview|Eau Claire|Duluth|Minot|Gillette|Pueblo|Las Cruces|Roswell|Bangor|Nashua|Utica|Oneonta',
);
export const REGIONS_UK = list('Kent|West Yorkshire|Surrey|Norfolk|Devon|Lancashire|UK|Wales|Scotland|Essex');
export const REGIONS_US = list('TX|LA|HI|MS|FL|OH|PA|WA|CA|GA|Texas|Ohio|Indiana|Georgia');
export const PLAIN_TITLES = list(
  'Kitchen Porter|Staff Nurse|Labourer|Junior|Trade Counter Sales|Site Caretaker|Class Teacher|Ward Sister|Key Holder|Sous Chef|Saturday Assistant|Shop Floor|Night Porter|Teaching Assistant|Bank Healthcare Assistant|Delivery Driver|Team Leader|Duty Manager|Assistant Manager|Van Driver|Stylist|Barista|Groundsman|Lifeguard|Housekeeper|Payroll Clerk|Web Designer|Data Analyst|Project Manager|Scaffolder|Bricklayer|Store Manager|Support Worker|Customer Service Advisor|Warehouse Operative|Forklift Operator|Line Cook|Charge Nurse|Milk Roundsman|Legal Secretary|PA to the Director|Head of Operations|VP of Sales|Quality Inspector|Trainee|Graduate Engineer|Volunteer Coordinator|Nursery Practitioner|Bid Writer|Fitter|Sales & Marketing Executive|HGV Class 1 Driver|Assistant to the Buyer|Second Line Support|IT Helpdesk|Reception|Research Fellow|Postgraduate Researcher|Community Outreach',
);
export const DUTIES = list(
  'Opened up in the morning and cashed up at night|Trained nine new starters on the tills|Cut waste by a fifth in the first year|Prepared weekly reports for the board|Looked after a caseload of forty families|Answered sixty calls a day and booked visits|Rebuilt the schedule after the merger with the northern depot|Ordered stock and checked deliveries|Repaired pumps, valves and conveyors on two lines|Won the regional award for service in 2019|Wrote the first guide to safe lifting|Led a team of twelve across three sites|Kept the site tidy and safe|Managed a budget of £250,000|Introduced a booking system that halved waiting times|Drove 40,000 miles a year without an incident|Supported the finance team at month end with journals, accruals and bank reconciliations',
);
const HEADINGS = list(
  'Experience|Work Experience|Employment|Employment History|Career History|Professional Experience|EXPERIENCE|EMPLOYMENT|WORK HISTORY|Work History',
);
export const MONTHS = list('January|February|March|April|May|June|July|August|September|October|November|December');

let officialTitles: string[] | undefined;
/** Titles in use of O*NET occupations. */
export function titles(): string[] {
  const file = path.resolve(import.meta.dirname, '../../../features/occupations/data/onet.tsv');
  officialTitles ??= readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .slice(1)
    .flatMap((line) => (line.split('\t')[3] ?? '').split('|'))
    .filter((title) => title !== '' && !title.includes('('));
  return officialTitles;
}

export function employerOf(dice: Dice, town: string): string {
  const kind = dice.from(0, 11);
  const [surname, coined, trade] = [dice.pick(SURNAMES), dice.pick(COINED), dice.pick(TRADES)];
  if (kind < 2) return `${coined} ${trade}`;
  if (kind < 4) return `${surname} ${dice.pick(ENDINGS)}`;
  if (kind === 4) return `${coined} ${trade} ${dice.pick(ENDINGS)}`;
  if (kind === 5) return `${surname} & ${dice.pick(SURNAMES)}`;
  if (kind === 6) return dice.chance(0.5) ? coined : surname;
  if (kind === 7) return `${dice.chance(0.5) ? town : coined} ${dice.pick(BODIES)}`;
  if (kind === 8) return `The ${coined} ${dice.pick(['Room', 'Inn', 'Kitchen', 'Clinic', 'Studio', 'Nursery'])}`;
  if (kind === 9) return `${surname}'s ${trade}`;
  if (kind === 10) return `${coined} & ${dice.pick(COINED)}`;
  return `${surname} ${trade}`;
}

type When = { y: number; m: number };
const two = (value: number) => String(value).padStart(2, '0');
const DATE_FORMS: Record<string, (when: When) => string> = {
  long: ({ y, m }) => `${MONTHS[m - 1]} ${y}`,
  short: ({ y, m }) => `${MONTHS[m - 1]?.slice(0, 3)} ${y}`,
  number: ({ y, m }) => `${two(m)}/${y}`,
  year: ({ y }) => `${y}`,
};

/** The fields of a heading, in the order of one of its lines, and what separates each from the one before. */
type Field = 'title' | 'employer' | 'place' | 'dates';
type Joint = ', ' | ' | ' | ' – ' | ' - ' | ' · ' | ' at ' | ' in ' | '(' | '[' | 'right' | ' / ';
type Row = { field: Field; joint: Joint | '' }[];

type Grammar = {
  rows: Row[];
  bold: Set<Field>;
  caps: Set<Field>;
  datesLeft: boolean;
  dateForm: string;
  dash: string;
  now: string;
  body: 'bullets' | 'paragraph' | 'none' | 'dashes';
  gap: number;
  region: boolean;
};

function grammarOf(dice: Dice, isText: boolean): Grammar {
  const hasPlace = dice.chance(0.75);
  const datesLeft = dice.chance(isText ? 0.08 : 0.15);
  const fields: Field[] = dice.chance(0.55) ? ['title', 'employer'] : ['employer', 'title'];
  // The town follows the employer, the heading's end, or the dates.
  const place = dice.from(0, 9);
  const at = fields.indexOf('employer') + 1;
  if (hasPlace) fields.splice(place < 6 ? at : fields.length, 0, 'place');
  const date = dice.from(0, 9);
  if (!datesLeft) fields.splice(date < 5 ? fields.length : date < 7 ? 0 : date < 9 ? 1 : fields.length, 0, 'dates');
  const count = dice.pick([1, 2, 2, 2, 3, 3]);
  const cuts = new Set(dice.some([...Array(fields.length - 1).keys()], count - 1));
  const usual = dice.pick<Joint>([', ', ', ', ' | ', ' – ', ' - ', ' · ']);
  const rows: Row[] = [[]];
  fields.forEach((field, index) => {
    if (index > 0 && cuts.has(index - 1)) rows.push([]);
    const row = rows.at(-1) as Row;
    const before = row.at(-1)?.field;
    let joint: Joint | '' = row.length === 0 ? '' : usual;
    if (joint !== '' && field === 'dates')
      joint = dice.pick<Joint>(isText ? ['(', usual, ', ', 'right'] : ['right', 'right', 'right', '(', usual, '[']);
    else if (joint !== '' && field === 'place')
      joint = dice.pick<Joint>([usual, ', ', '(', ' in ', ', ', isText ? ', ' : 'right']);
    else if (joint !== '' && before === 'title' && field === 'employer')
      joint = dice.pick<Joint>([usual, usual, ', ', ' at ', ' – ']);
    else if (joint !== '' && before === 'dates') joint = dice.pick<Joint>([usual, ' | ', ' – ']);
    row.push({ field, joint });
  });
  // Two pieces cannot both be at the right end, and nothing follows what is there.
  for (const row of rows)
    row.forEach((piece, index) => {
      if (piece.joint === 'right' && index < row.length - 1) piece.joint = usual;
    });
  const bold = new Set<Field>(
    dice.pick<Field[]>([[], ['title'], ['title'], ['employer'], ['employer'], rows[0]?.map(({ field }) => field) ?? []]),
  );
  return {
    rows,
    bold: isText ? new Set() : bold,
    caps: new Set<Field>(dice.chance(0.15) ? [dice.pick<Field>(['employer', 'title'])] : []),
    datesLeft,
    dateForm: dice.pick(Object.keys(DATE_FORMS)),
    dash: dice.pick([' – ', ' - ', '–', ' to ', '-']),
    now: dice.pick(['Present', 'present', 'now', 'Current', 'Present']),
    body: dice.pick(['bullets', 'bullets', 'bullets', 'paragraph', 'none', 'dashes']),
    gap: dice.pick([0, 4, 8, 12]),
    region: dice.chance(0.5),
  };
}

const formOf = ({ rows, bold, caps, datesLeft, body }: Grammar) =>
  `${datesLeft ? 'dates<' : ''}${rows.map((row) => row.map(({ field, joint }) => `${joint}${field}${bold.has(field) ? '*' : ''}${caps.has(field) ? '^' : ''}`).join('')).join(' / ')} ${body}`;

/** The same CV for the same seed. Every third is plain text, the others are positioned text. */
export function randomCv(seed: number): RandomCv {
  const dice = diceOf(seed);
  const isText = seed % 3 === 0;
  const grammar = grammarOf(dice, isText);
  const isUs = dice.chance(0.4);
  let month = 2025 * 12 + dice.from(0, 6);
  const step = (least: number, most: number): When => {
    month -= dice.from(least, most);
    return { y: Math.floor(month / 12), m: (month % 12) + 1 };
  };
  const printed = DATE_FORMS[grammar.dateForm] as (when: When) => string;
  const exact = (when: When) => (grammar.dateForm === 'year' ? `${when.y}` : `${when.y}-${two(when.m)}`);
  const count = dice.from(2, 5);
  const jobs: RandomJob[] = [];
  const facts: Record<Field, string>[] = [];
  for (let index = 0; index < count; index++) {
    const end = step(0, 3);
    const start = step(14, 60);
    const isNow = index === 0 && dice.chance(0.5);
    const town = dice.pick(isUs ? TOWNS_US : TOWNS_UK);
    const place = grammar.region ? `${town}, ${dice.pick(isUs ? REGIONS_US : REGIONS_UK)}` : town;
    const job = {
      title: dice.pick(dice.chance(0.5) ? PLAIN_TITLES : titles()),
      employer: employerOf(dice, town),
      place,
      startDate: exact(start),
      endDate: isNow ? 'present' : exact(end),
    };
    jobs.push(job);
    const text = (field: 'title' | 'employer') => (grammar.caps.has(field) ? job[field].toUpperCase() : job[field]);
    facts.push({
      title: text('title'),
      employer: text('employer'),
      place,
      dates: `${printed(start)}${grammar.dash}${isNow ? grammar.now : printed(end)}`,
    });
  }
  const duties = facts.map(() => dice.some(DUTIES, dice.from(1, 3)));
  const heading = dice.pick(HEADINGS);
  const longest = Math.max(...facts.map((fact) => fact.dates.length));
  const sheet = isText ? textSheet(longest + 4) : pageSheet(dice.pick([9.5, 10, 11]), longest);
  sheet.name('Robin Calder');
  sheet.line([{ text: 'robin.calder@mailbox.example', bold: false }]);
  sheet.line([{ text: '07700 900123', bold: false }]);
  sheet.heading(heading);
  facts.forEach((fact, index) => {
    if (index > 0) sheet.gap(grammar.gap);
    grammar.rows.forEach((row, at) => {
      const runs: Run[] = [];
      let right: Run | undefined;
      for (const { field, joint } of row) {
        const run = { text: fact[field], bold: grammar.bold.has(field) };
        if (joint === 'right') right = run;
        else if (joint === '(') runs.push({ text: ` (${run.text})`, bold: run.bold });
        else if (joint === '[') runs.push({ text: ` [${run.text}]`, bold: run.bold });
        else runs.push({ text: joint, bold: false }, run);
      }
      sheet.line(runs, right, grammar.datesLeft ? (at === 0 ? fact.dates : '') : undefined);
    });
    for (const duty of grammar.body === 'none' ? [] : (duties[index] ?? []))
      if (grammar.body === 'paragraph') sheet.prose(`${duty}.`, grammar.datesLeft);
      else sheet.item(duty, grammar.body === 'dashes' ? '–' : '•', grammar.datesLeft);
  });
  sheet.heading(heading === heading.toUpperCase() ? 'SKILLS' : 'Skills');
  sheet.line([{ text: 'Teamwork, Microsoft Excel, Stock control', bold: false }]);
  const hasTown = grammar.rows.some((row) => row.some(({ field }) => field === 'place'));
  return { seed, form: formOf(grammar), hasTown, jobs, source: sheet.source() };
}

type Run = { text: string; bold: boolean };
type Sheet = {
  name: (text: string) => void;
  heading: (text: string) => void;
  line: (runs: Run[], right?: Run, left?: string) => void;
  item: (text: string, mark: string, isIndented: boolean) => void;
  prose: (text: string, isIndented: boolean) => void;
  gap: (points: number) => void;
  source: () => RandomCv['source'];
};

const LEFT = 56;
const RIGHT = 540;
/** Letters in a line of plain text. */
export const LINE = 88;

/** The text in lines of at most `most` letters. */
export function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** `longest` is the number of letters of the longest dates, which may have a column of their own. */
function pageSheet(size: number, longest: number): Sheet {
  const items: Item[] = [];
  let y = 60;
  const widthOf = (text: string, of = size, bold = false) => text.length * of * (bold ? 0.53 : 0.5);
  const margin = widthOf('0'.repeat(longest)) + 2 * size;
  const text = (content: string, x: number) => {
    for (const line of wrapped(content, (RIGHT - x) / (0.5 * size))) {
      put(line, x);
      y += size * 1.35;
    }
  };
  const put = (text: string, x: number, bold = false, of = size) => {
    items.push({ page: 1, text, x, y, width: widthOf(text, of, bold), size: of, bold, font: bold ? 'b' : 'r' });
    return x + widthOf(text, of, bold);
  };
  return {
    name(text) {
      put(text, LEFT, true, size * 2);
      y += size * 2;
    },
    heading(text) {
      y += size;
      put(text, LEFT, true, size * 1.25);
      y += size * 1.8;
    },
    line(runs, right, left) {
      if (left) put(left, LEFT);
      let x = left === undefined ? LEFT : LEFT + margin;
      for (const { text, bold } of runs) if (text !== '') x = put(text, x, bold);
      if (right) put(right.text, RIGHT - widthOf(right.text, size, right.bold), right.bold);
      y += size * 1.35;
    },
    item(content, mark, isIndented) {
      const x = LEFT + (isIndented ? margin : 0) + 10;
      put(mark, x);
      text(content, x + 12);
    },
    prose(content, isIndented) {
      text(content, LEFT + (isIndented ? margin : 0));
    },
    gap(points) {
      y += points;
    },
    source: () => ({ items }),
  };
}

function textSheet(margin: number): Sheet {
  const lines: string[] = [];
  const indent = (isIndented: boolean) => ' '.repeat(isIndented ? margin : 0);
  return {
    name: (text) => lines.push(text),
    heading: (text) => lines.push('', text),
    line(runs, right, left) {
      const text = runs.map((run) => run.text).join('');
      lines.push(`${left === undefined ? '' : left.padEnd(margin)}${text}${right ? `      ${right.text}` : ''}`);
    },
    item(text, mark, isIndented) {
      wrapped(text, LINE).forEach((line, index) => {
        lines.push(`${indent(isIndented)}${index === 0 ? mark : ' '} ${line}`);
      });
    },
    prose(text, isIndented) {
      for (const line of wrapped(text, LINE)) lines.push(indent(isIndented) + line);
    },
    gap(points) {
      if (points > 3) lines.push('');
    },
    source: () => ({ text: lines.join('\n') }),
  };
}
