/** A civilian direction of a trade, judged by hand. */
type Direction = {
  onet_soc: string;
  why: string;
  /** What usually is missing, and the shortest way to it; null where nothing is. */
  missing: string | null;
};
export type TradeDirections = {
  forces: 'UK' | 'US';
  /** Titles in lower case. */
  names: readonly string[];
  /** Codes of the trade; none in Britain. */
  codes: readonly string[];
  directions: readonly Direction[];
};

const to = (onet_soc: string, why: string, missing: string | null = null): Direction => ({
  // Codes of the main classification end in .00.
  onet_soc: onet_soc.length === 7 ? `${onet_soc}.00` : onet_soc,
  why,
  missing,
});

const SITE_UK = to(
  '47-1011',
  'You have led small teams outdoors to a plan, with safety first.',
  'SMSTS or SSSTS, two to five days, and a CSCS card',
);
const SITE_US = to('47-1011', 'You have led small teams outdoors to a plan, with safety first.', 'OSHA 30, four days');
const LOGISTICS = to(
  '13-1081',
  'You have planned moves of people and kit and kept them on time.',
  'One logistics system, learned on the job',
);
const STORES_MANAGER = to(
  '11-3071',
  'You have run stores, transport or supply with people under you.',
  'A first civilian post as supervisor',
);
const STORES = to('43-5071', 'You have received, checked and issued stock that had to be accounted for.');
const DRIVER_UK = to(
  '53-3032',
  'You have driven large vehicles with loads and kept the records.',
  'Driver CPC, 35 hours; the licence carries over',
);
const DRIVER_US = to(
  '53-3032',
  'You have driven large vehicles with loads and kept the logs.',
  'A CDL; the military skills test waiver saves the road test',
);
const TRAINER = to(
  '13-1151',
  'You have taught and assessed people, and corrected them kindly.',
  'A short award in training, about a week',
);
const SECURITY_UK = to(
  '11-3013.01',
  'You have planned guards and access and dealt with incidents.',
  'An SIA licence, and a post as supervisor first',
);
const SECURITY_US = to(
  '11-3013.01',
  'You have planned guards and access and dealt with incidents.',
  'A state license, and a post as supervisor first',
);
const RAIL = to(
  '47-4061',
  'Outdoor team work to strict rules, at night and in all weathers.',
  'Personal Track Safety, two days, with a sponsor',
);
const FITTER = to('49-9041', 'You have found faults and repaired heavy equipment away from a workshop.');
const DIESEL = to(
  '49-3031',
  'You have serviced and repaired trucks and found their faults.',
  'A civilian certificate: your trade counts towards it',
);
const PLANT = to('49-3042', 'You have repaired plant and tracked vehicles in the field.');
const NETWORK = to(
  '15-1244',
  'You have set up and kept networks running for people who depend on them.',
  'CompTIA Network+ or CCNA, six to twelve weeks',
);
const IT_HELP = to('15-1232', 'You have solved other people’s IT problems under time pressure.', 'CompTIA A+, about six weeks');
const TELECOMS = to(
  '49-2022',
  'You have installed and tested radio and line equipment.',
  'Work-at-height and street works cards, two days each',
);
const SECURITY_IT = to('15-1212', 'You have guarded networks and keys to strict rules.', 'CompTIA Security+, about eight weeks');
const CIVIL = to(
  '17-3022',
  'You have surveyed, built and checked bridges, roads or fields of work.',
  'A level 3 or associate qualification, partly by experience',
);
const PLANT_OPERATOR = to(
  '47-2073',
  'You have operated earth-moving machines.',
  'A plant operator’s card for each machine, one to five days',
);
const CHEF = to('35-1011', 'You have cooked for hundreds and run a kitchen to hygiene rules.');
const COOK = to('35-2014', 'You have cooked to time and standard.');
const CATERING = to('11-9051', 'You have planned menus, stock and people.', 'Budget figures from a first civilian kitchen');
const PARAMEDIC = to(
  '29-2043',
  'You have treated casualties before they reached a hospital.',
  'Registration: the paramedic course, shortened by your training',
);
const EMT = to(
  '29-2042',
  'You have assessed, treated and moved casualties.',
  'The local certificate; your training covers most of it',
);
const CARE = to('31-1131', 'You have looked after patients and kept their records.');
const NURSE = to(
  '29-1141',
  'You know wards, treatment and triage.',
  'A nursing degree or apprenticeship; prior learning shortens it',
);
const AIRCRAFT = to(
  '49-3011',
  'You have maintained aircraft to airworthiness rules.',
  'The civil aircraft license; your hours count',
);
const AVIONICS = to(
  '49-2091',
  'You have tested and repaired aircraft electronics.',
  'The civil license or the employer’s type course',
);
const INSPECTOR = to('51-9061', 'You have inspected and signed for work that had to be right.');
const MACHINERY = to('49-9041', 'Engines, pumps and hydraulics are the same trade in plants and utilities.');
const MARINE = to('53-5031', 'You have watched and repaired a ship’s engines.', 'A merchant navy certificate; sea time counts');
const POWER = to('51-8021', 'You have run and watched boilers, engines and auxiliary systems.');
const FACILITIES = to(
  '11-3013',
  'You have kept buildings and their systems running with a small team.',
  'A facilities certificate, part time',
);
const ELECTRICIAN = to('47-2111', 'You have wired, tested and found faults.', 'The trade’s licence; experience shortens the way');
const FIRE = to('33-2011', 'You have fought fires and led damage control.', 'The service’s entry tests');
const COASTAL = to('53-5021', 'You have stood watches and handled a vessel.', 'A certificate of competency; sea time counts');
const CONTROL_ROOM = to(
  '43-5031',
  'You have kept a picture of events and passed it on clearly.',
  'The employer’s own course, some weeks',
);
const RISK = to('11-9161', 'You have planned for incidents and run exercises.', 'A short award in emergency planning');
const ADMIN = to('43-1011', 'You have run an office, its records and its deadlines.');
const HR = to('13-1071', 'You have looked after people’s pay, posts and papers.', 'An entry qualification in HR, part time');
const BUYER = to('13-1023', 'You have ordered and accounted for stock within a budget.', 'An entry qualification in procurement');
const OPERATIONS = to('11-1021', 'You have run people and equipment to a plan.', 'Budget figures from a first civilian post');
const TRAFFIC = to('53-2021', 'You have controlled or briefed aircraft movements.', 'The civil licence; your ratings shorten it');
const POLICE = to(
  '33-3051',
  'Patrol, report and evidence are the same work.',
  'The state’s academy; service often shortens the process',
);
const ANALYST = to(
  '15-2051.01',
  'You have drawn conclusions from many sources and briefed them.',
  'One data tool, such as Power BI, some weeks',
);

const uk = (names: readonly string[], ...directions: Direction[]): TradeDirections => ({
  forces: 'UK',
  names,
  codes: [],
  directions,
});
const us = (codes: readonly string[], names: readonly string[], ...directions: Direction[]): TradeDirections => ({
  forces: 'US',
  names,
  codes,
  directions,
});

/** The largest trades of both countries. */
export const TRADE_DIRECTIONS: readonly TradeDirections[] = [
  uk(['infantry', 'infantryman', 'infantry soldier', 'rifleman', 'guardsman'], SITE_UK, LOGISTICS, RAIL, TRAINER, SECURITY_UK),
  uk(['royal marines commando', 'general duties marine'], SITE_UK, LOGISTICS, COASTAL, TRAINER, SECURITY_UK),
  uk(['vehicle mechanic', 'artificer vehicle', 'artificer vehicles'], DIESEL, PLANT, FITTER, INSPECTOR),
  uk(['recovery mechanic'], DIESEL, DRIVER_UK, PLANT),
  uk(['electronics technician reme', 'avionics technician reme'], AVIONICS, TELECOMS, INSPECTOR),
  uk(
    ['royal signals', 'signaller', 'communication systems operator', 'information systems engineer', 'networks engineer'],
    NETWORK,
    IT_HELP,
    TELECOMS,
    SECURITY_IT,
  ),
  uk(['royal engineers', 'sapper', 'combat engineer'], SITE_UK, PLANT_OPERATOR, CIVIL, FACILITIES),
  uk(
    ['loggie', 'driver rlc', 'rlc driver', 'royal logistic corps', 'driver communications specialist'],
    DRIVER_UK,
    LOGISTICS,
    STORES_MANAGER,
    STORES,
  ),
  uk(
    ['logistic supply specialist', 'logistics supply specialist', 'supplier', 'stores accountant', 'supply chain'],
    STORES,
    LOGISTICS,
    STORES_MANAGER,
    BUYER,
  ),
  uk(['chef', 'catering services', 'caterer'], CHEF, COOK, CATERING),
  uk(['combat medical technician', 'combat medic', 'medical assistant', 'raf medic'], EMT, PARAMEDIC, CARE, NURSE),
  uk(['raf aircraft technician', 'aircraft technician mechanical', 'aircraft technician'], AIRCRAFT, INSPECTOR, MACHINERY),
  uk(['aircraft technician avionics', 'air engineering technician avionics'], AVIONICS, INSPECTOR, ELECTRICIAN),
  uk(['air engineering technician'], AIRCRAFT, AVIONICS, INSPECTOR),
  uk(['raf regiment', 'raf regiment gunner'], SITE_UK, SECURITY_UK, LOGISTICS, TRAINER),
  uk(
    ['marine engineering', 'engineering technician marine engineering', 'engineering technician me', 'et me', 'naval engineer'],
    MARINE,
    MACHINERY,
    POWER,
    FACILITIES,
    ELECTRICIAN,
  ),
  uk(
    ['weapon engineering', 'engineering technician weapon engineering', 'engineering technician we'],
    TELECOMS,
    ELECTRICIAN,
    INSPECTOR,
  ),
  uk(['warfare specialist', 'seaman specialist'], COASTAL, CONTROL_ROOM, RISK, FIRE),
  uk(['royal artillery', 'gunner ra', 'artillery gunner'], LOGISTICS, SITE_UK, TRAINER, SECURITY_UK),
  uk(['personnel administrator', 'military administrator', 'personnel support', 'writer'], ADMIN, HR, OPERATIONS),
  uk(['air operations', 'air traffic controller', 'air and space operations'], TRAFFIC, CONTROL_ROOM, RISK),
  uk(['royal armoured corps', 'tank crewman', 'armoured crewman'], PLANT_OPERATOR, SITE_UK, DRIVER_UK, TRAINER),
  us(['11B', '11C'], ['infantryman', 'infantry'], SITE_US, LOGISTICS, TRAINER, SECURITY_US),
  us(['0311', '0331', '0341', '0369'], ['marine rifleman', 'rifleman'], SITE_US, LOGISTICS, TRAINER, SECURITY_US),
  us(['88M', '2T151', '3531'], ['motor transport operator'], DRIVER_US, LOGISTICS, STORES_MANAGER),
  us(['92Y'], ['unit supply specialist'], STORES, BUYER, LOGISTICS, STORES_MANAGER),
  us(['92A'], ['automated logistical specialist'], STORES, LOGISTICS, STORES_MANAGER),
  us(['25B'], ['information technology specialist'], NETWORK, IT_HELP, SECURITY_IT),
  us(['25U', '25H', '25S'], ['signal support systems specialist'], TELECOMS, NETWORK, IT_HELP),
  us(['68W'], ['combat medic specialist', 'combat medic'], EMT, PARAMEDIC, CARE, NURSE),
  us(['HM'], ['hospital corpsman'], EMT, CARE, PARAMEDIC, NURSE),
  us(['91B', '3521'], ['wheeled vehicle mechanic'], DIESEL, PLANT, FITTER),
  us(['31B', '5811'], ['military police'], POLICE, SECURITY_US, RISK, CONTROL_ROOM),
  us(['3P0', '3P051', '3P031', '3P071'], ['security forces'], POLICE, SECURITY_US, RISK, CONTROL_ROOM),
  us(['12B', '1371'], ['combat engineer'], SITE_US, PLANT_OPERATOR, CIVIL),
  us(['12N'], ['horizontal construction engineer'], PLANT_OPERATOR, SITE_US, CIVIL),
  us(['92G', '3381'], ['culinary specialist'], CHEF, COOK, CATERING),
  us(['CS'], ['navy culinary specialist'], CHEF, COOK, CATERING),
  us(['15T', '15U', '15R'], ['helicopter repairer', 'uh 60 helicopter repairer'], AIRCRAFT, INSPECTOR, MACHINERY),
  us(['2A3', '2A5', '2A6'], ['aerospace maintenance'], AIRCRAFT, INSPECTOR, MACHINERY),
  us(['AT'], ['aviation electronics technician'], AVIONICS, INSPECTOR, TELECOMS),
  us(['MA'], ['master at arms'], SECURITY_US, RISK, CONTROL_ROOM),
  us(['MM', 'EN'], ['machinist s mate', 'engineman'], MACHINERY, POWER, FACILITIES),
  us(['42A', '3F0', '0111'], ['human resources specialist'], HR, ADMIN, OPERATIONS),
  us(['35F'], ['intelligence analyst'], ANALYST, RISK, SECURITY_IT),
  us(['3E0', '3E051'], ['electrical systems'], ELECTRICIAN, POWER, FACILITIES),
];

/** Without the class: `Vehicle Mechanic (Class 1)` is `vehicle mechanic`. More than the trade is a post, which says what the work was. */
const plainTitle = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/ (class )?[1-3]$/, '');
const plainCode = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** The hand-written directions of a trade: by its code in either country, by its title in this one. */
export function directionsOf(query: { code: string; title: string }, forces: 'UK' | 'US'): TradeDirections | null {
  const code = plainCode(query.code);
  const byCode = code === '' ? undefined : TRADE_DIRECTIONS.find(({ codes }) => codes.includes(code));
  if (byCode) return byCode;
  const title = plainTitle(query.title);
  return TRADE_DIRECTIONS.find((trade) => trade.forces === forces && trade.names.includes(title)) ?? null;
}
