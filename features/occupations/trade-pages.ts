import { directionsOf } from './trade-directions.ts';

/** A military trade with pages about the jobs that it leads to in a place. */
export type TradePage = {
  /** In addresses: `royal-signals`. */
  key: string;
  /** The people of the trade, within a sentence. */
  people: string;
  /** What the page of the trade is asked for. */
  service: string;
  trade: string;
  /** Civilian work that the trade leads to, and what both have in common. */
  directions: readonly { onet_soc: string; why: string }[];
};

type Named = readonly [key: string, people: string, service: string, trade: string];

const NAMED: Record<'UK' | 'US', readonly Named[]> = {
  UK: [
    ['infantry', 'infantry soldiers', 'British Army', 'Infantry'],
    ['royal-signals', 'Royal Signals engineers', 'British Army', 'Royal Signals'],
    ['royal-engineers', 'Royal Engineers', 'British Army', 'Royal Engineers'],
    ['royal-logistic-corps', 'Royal Logistic Corps drivers', 'British Army', 'Royal Logistic Corps'],
    ['royal-artillery', 'Royal Artillery gunners', 'British Army', 'Royal Artillery'],
    ['royal-armoured-corps', 'Royal Armoured Corps crews', 'British Army', 'Royal Armoured Corps'],
    ['reme-vehicle-mechanic', 'REME vehicle mechanics', 'British Army', 'Vehicle Mechanic'],
    ['reme-recovery-mechanic', 'REME recovery mechanics', 'British Army', 'Recovery Mechanic'],
    ['army-supply-specialist', 'Army supply specialists', 'British Army', 'Logistic Supply Specialist'],
    ['army-chef', 'Army chefs', 'British Army', 'Chef'],
    ['combat-medical-technician', 'combat medical technicians', 'British Army', 'Combat Medical Technician'],
    ['army-administrator', 'Army administrators', 'British Army', 'Military Administrator'],
    ['royal-marines', 'Royal Marines commandos', 'Royal Marines', 'Royal Marines Commando'],
    ['marine-engineering', 'Royal Navy marine engineers', 'Royal Navy', 'Marine Engineering'],
    ['weapon-engineering', 'Royal Navy weapon engineers', 'Royal Navy', 'Weapon Engineering'],
    ['warfare-specialist', 'Royal Navy warfare specialists', 'Royal Navy', 'Warfare Specialist'],
    ['air-engineering-technician', 'Royal Navy air engineering technicians', 'Royal Navy', 'Air Engineering Technician'],
    ['raf-aircraft-technician', 'RAF aircraft technicians', 'Royal Air Force', 'RAF Aircraft Technician'],
    ['raf-avionics', 'RAF avionics technicians', 'Royal Air Force', 'Aircraft Technician (Avionics)'],
    ['raf-regiment', 'RAF Regiment gunners', 'Royal Air Force', 'RAF Regiment'],
    ['raf-air-operations', 'RAF air operations staff', 'Royal Air Force', 'Air Operations'],
  ],
  US: [
    ['army-11b', 'Army infantry (11B)', 'US Army', '11B'],
    ['marine-0311', 'Marine riflemen (0311)', 'US Marine Corps', '0311'],
    ['army-88m', 'Army motor transport operators (88M)', 'US Army', '88M'],
    ['army-92y', 'Army unit supply specialists (92Y)', 'US Army', '92Y'],
    ['army-92a', 'Army logistical specialists (92A)', 'US Army', '92A'],
    ['army-25b', 'Army IT specialists (25B)', 'US Army', '25B'],
    ['army-25u', 'Army signal support specialists (25U)', 'US Army', '25U'],
    ['army-68w', 'Army combat medics (68W)', 'US Army', '68W'],
    ['navy-hm', 'Navy hospital corpsmen (HM)', 'US Navy', 'HM'],
    ['army-91b', 'Army wheeled vehicle mechanics (91B)', 'US Army', '91B'],
    ['army-31b', 'Army military police (31B)', 'US Army', '31B'],
    ['air-force-3p0', 'Air Force security forces (3P0)', 'US Air Force', '3P0'],
    ['army-12b', 'Army combat engineers (12B)', 'US Army', '12B'],
    ['army-12n', 'Army horizontal construction engineers (12N)', 'US Army', '12N'],
    ['army-92g', 'Army culinary specialists (92G)', 'US Army', '92G'],
    ['army-15t', 'Army helicopter repairers (15T)', 'US Army', '15T'],
    ['air-force-2a3', 'Air Force aircraft maintainers (2A3)', 'US Air Force', '2A3'],
    ['navy-at', 'Navy aviation electronics technicians (AT)', 'US Navy', 'AT'],
    ['navy-ma', 'Navy masters-at-arms (MA)', 'US Navy', 'MA'],
    ['navy-mm', 'Navy machinist’s mates (MM)', 'US Navy', 'MM'],
    ['army-42a', 'Army human resources specialists (42A)', 'US Army', '42A'],
    ['army-35f', 'Army intelligence analysts (35F)', 'US Army', '35F'],
  ],
};

/** The trades of a country's forces that have pages. */
export const tradePages = (forces: 'UK' | 'US'): TradePage[] =>
  NAMED[forces].map(([key, people, service, trade]) => ({
    key,
    people,
    service,
    trade,
    directions: directionsOf({ code: forces === 'US' ? trade : '', title: trade }, forces)?.directions ?? [],
  }));
