/** A civilian direction of a trade, judged by hand. `why` names the work that both have in common. */
type Direction = { onet_soc: string; why: string };
export type TradeDirections = {
  forces: 'UK' | 'US';
  /** Titles in lower case. */
  names: readonly string[];
  /** Codes of the trade; none in Britain. */
  codes: readonly string[];
  directions: readonly Direction[];
};

const to = (onet_soc: string, why: string): Direction => ({
  // Codes of the main classification end in .00.
  onet_soc: onet_soc.length === 7 ? `${onet_soc}.00` : onet_soc,
  why,
});

const SITE = to('47-1011', 'Leading small teams outdoors to a plan, with safety first.');
const LOGISTICS = to('13-1081', 'Planning moves of people and kit and keeping them on time.');
const STORES_MANAGER = to('11-3071', 'Running stores, transport or supply with people under you.');
const DISPATCH = to('43-5032', 'Sending vehicles out to a plan and knowing where each one is.');
const STORES = to('43-5071', 'Receiving, checking and issuing stock that has to be accounted for.');
const DRIVER = to('53-3032', 'Driving large vehicles with loads and keeping the records.');
const TRAINER = to('13-1151', 'Teaching and assessing people: every leader in the forces trains others.');
const SECURITY = to('11-3013.01', 'Planning guards and access, and dealing with incidents.');
const RAIL = to('47-4061', 'Outdoor team work to strict rules, at night and in all weathers.');
const FITTER = to('49-9041', 'Finding faults and repairing heavy equipment away from a workshop.');
const DIESEL = to('49-3031', 'Servicing trucks, finding their faults and repairing them.');
const PLANT = to('49-3042', 'Repairing plant and tracked vehicles in the field.');
const NETWORK = to('15-1244', 'Setting up networks and keeping them running for people who depend on them.');
const IT_HELP = to('15-1232', 'Solving other people’s IT problems under time pressure.');
const TELECOMS = to('49-2022', 'Installing and testing radio and line equipment.');
const SECURITY_IT = to('15-1212', 'Guarding networks and keys to strict rules.');
const CIVIL = to('17-3022', 'Surveying, building and checking bridges, roads and defences.');
const PLANT_OPERATOR = to('47-2073', 'Operating large machines on rough ground.');
const CHEF = to('35-1011', 'Cooking for large numbers and running a kitchen to hygiene rules.');
const COOK = to('35-2014', 'Cooking to time and standard.');
const CATERING = to('11-9051', 'Planning menus, stock and people.');
const PARAMEDIC = to('29-2043', 'Treating casualties before they reach a hospital.');
const EMT = to('29-2042', 'Assessing, treating and moving casualties.');
const CARE = to('31-1131', 'Looking after patients and keeping their records.');
const NURSE = to('29-1141', 'Treatment, triage and life on a ward.');
const AIRCRAFT = to('49-3011', 'Maintaining aircraft to airworthiness rules.');
const AVIONICS = to('49-2091', 'Testing and repairing aircraft electronics.');
const INSPECTOR = to('51-9061', 'Inspecting and signing for work that has to be right.');
const MACHINERY = to('49-9041', 'Engines, pumps and hydraulics are the same trade in plants and utilities.');
const MARINE = to('53-5031', 'Watching and repairing a ship’s engines.');
const POWER = to('51-8021', 'Running and watching boilers, engines and auxiliary systems.');
const FACILITIES = to('11-3013', 'Keeping buildings and their systems running with a small team.');
const ELECTRICIAN = to('47-2111', 'Wiring, testing and finding faults.');
const FIRE = to('33-2011', 'Fighting fires and controlling damage.');
const COASTAL = to('53-5021', 'Standing watches and handling a vessel.');
const CONTROL_ROOM = to('43-5031', 'Keeping a picture of events and passing it on clearly.');
const RISK = to('11-9161', 'Planning for incidents and running exercises.');
const ADMIN = to('43-1011', 'Running an office, its records and its deadlines.');
const HR = to('13-1071', 'Looking after people’s pay, posts and papers.');
const BUYER = to('13-1023', 'Ordering stock and accounting for it within a budget.');
const OPERATIONS = to('11-1021', 'Running people and equipment to a plan.');
const TRAFFIC = to('53-2021', 'Controlling or briefing aircraft movements.');
const POLICE = to('33-3051', 'Patrols, reports and evidence.');
const ANALYST = to('15-2051.01', 'Drawing conclusions from many sources and briefing them.');

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
  uk(
    ['infantry', 'infantryman', 'infantry soldier', 'infanteer', 'rifleman', 'guardsman', 'paratrooper'],
    SITE,
    LOGISTICS,
    RAIL,
    TRAINER,
    SECURITY,
  ),
  uk(
    [
      'royal marines commando',
      'royal marines general duties commando',
      'general duties marine',
      'royal marine',
      'royal marine commando',
      'bootneck',
    ],
    SITE,
    LOGISTICS,
    COASTAL,
    TRAINER,
    SECURITY,
  ),
  uk(['vehicle mechanic', 'artificer vehicle', 'artificer vehicles'], DIESEL, PLANT, FITTER, INSPECTOR),
  uk(['recovery mechanic'], DIESEL, DRIVER, PLANT),
  uk(['electronics technician reme', 'avionics technician reme'], AVIONICS, TELECOMS, INSPECTOR),
  uk(
    [
      'royal signals',
      'scaley',
      'signaller',
      'communication systems operator',
      'information systems engineer',
      'networks engineer',
    ],
    NETWORK,
    IT_HELP,
    TELECOMS,
    SECURITY_IT,
  ),
  uk(['royal engineers', 'sapper', 'combat engineer'], SITE, PLANT_OPERATOR, CIVIL, FACILITIES),
  uk(
    ['loggie', 'driver rlc', 'rlc driver', 'royal logistic corps', 'driver communications specialist'],
    DRIVER,
    DISPATCH,
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
  uk(['raf regiment', 'raf regiment gunner', 'rock ape', 'rockape'], SITE, SECURITY, LOGISTICS, TRAINER),
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
  uk(['royal artillery', 'gunner ra', 'artillery gunner'], LOGISTICS, SITE, TRAINER, SECURITY),
  uk(['personnel administrator', 'military administrator', 'personnel support', 'writer'], ADMIN, HR, OPERATIONS),
  uk(['air operations', 'air traffic controller', 'air and space operations'], TRAFFIC, CONTROL_ROOM, RISK),
  uk(['royal armoured corps', 'tank crewman', 'armoured crewman'], PLANT_OPERATOR, SITE, DRIVER, TRAINER),
  us(['11B', '11C'], ['infantryman', 'infantry', 'grunt'], SITE, LOGISTICS, TRAINER, SECURITY),
  us(['0311', '0331', '0341', '0369'], ['marine rifleman', 'rifleman'], SITE, LOGISTICS, TRAINER, SECURITY),
  us(['88M', '2T151', '3531'], ['motor transport operator'], DRIVER, DISPATCH, LOGISTICS, STORES_MANAGER),
  us(['92Y'], ['unit supply specialist'], STORES, BUYER, LOGISTICS, STORES_MANAGER),
  us(['92A'], ['automated logistical specialist'], STORES, LOGISTICS, STORES_MANAGER),
  us(['25B'], ['information technology specialist'], NETWORK, IT_HELP, SECURITY_IT),
  us(['25U', '25H', '25S'], ['signal support systems specialist'], TELECOMS, NETWORK, IT_HELP),
  us(['68W'], ['combat medic specialist', 'combat medic'], EMT, PARAMEDIC, CARE, NURSE),
  us(['HM'], ['hospital corpsman'], EMT, CARE, PARAMEDIC, NURSE),
  us(['91B', '3521'], ['wheeled vehicle mechanic'], DIESEL, PLANT, FITTER),
  us(['31B', '5811'], ['military police'], POLICE, SECURITY, RISK, CONTROL_ROOM),
  us(['3P0', '3P051', '3P031', '3P071'], ['security forces'], POLICE, SECURITY, RISK, CONTROL_ROOM),
  us(['12B', '1371'], ['combat engineer'], SITE, PLANT_OPERATOR, CIVIL),
  us(['12N'], ['horizontal construction engineer'], PLANT_OPERATOR, SITE, CIVIL),
  us(['92G', '3381'], ['culinary specialist'], CHEF, COOK, CATERING),
  us(['CS'], ['navy culinary specialist'], CHEF, COOK, CATERING),
  us(['15T', '15U', '15R'], ['helicopter repairer', 'uh 60 helicopter repairer'], AIRCRAFT, INSPECTOR, MACHINERY),
  us(['2A3', '2A5', '2A6'], ['aerospace maintenance'], AIRCRAFT, INSPECTOR, MACHINERY),
  us(['AT'], ['aviation electronics technician'], AVIONICS, INSPECTOR, TELECOMS),
  us(['MA'], ['master at arms'], SECURITY, RISK, CONTROL_ROOM),
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

/** Civilian work that the trades of a country's forces lead to. */
export const commonDirections = (forces: 'UK' | 'US'): string[] => [
  ...new Set(
    TRADE_DIRECTIONS.filter((trade) => trade.forces === forces).flatMap(({ directions }) =>
      directions.map(({ onet_soc }) => onet_soc),
    ),
  ),
];
