import { singular } from '../translation/words.ts';
import type { Speaker } from './statements.ts';

/*
 * A name of people or of a place is a skill only where the person is one of those people or works at the place: whoever trained eight clerks or
 * fitted out ambulances is no clerk and no paramedic.
 */

/** Last words of names of skills that are people. */
const PEOPLE = new Set(
  (
    'accountant administrator adviser advisor agent aider analyst armorer armourer assembler assessor assistant attorney auditor author auxiliary bandsman banksman ' +
    'biologist boatswain bodyguard bookkeeper bricklayer buyer caretaker carpenter chaplain chef chemist cleaner clerk coder commander constable consultant controller cook coordinator corpsman ' +
    'counsellor counselor courier coxswain craftsperson custodian deckhand decorator dentist designer developer director dispatcher diver doctor driver economist educator ' +
    'electrician emt engineer examiner executive farrier firefighter fighter fitter gardener generalist groundsman guard handler handyman handyperson helmsman housekeeper hygienist ' +
    'inspector instructor interpreter investigator janitor joiner journalist laborer labourer lawyer leader lecturer librarian lifeguard linguist loadmaster logistician machinist manager mason mechanic medic mentor meteorologist ' +
    'midwife millwright musician nurse odp officer operative operator optician optometrist painter paralegal paramedic person pharmacist phlebotomist photographer physician physicist physiotherapist ' +
    'pilot pipefitter planner plumber porter practitioner programmer psychologist radiographer ranger receptionist recruiter rigger scientist seaman secretary sergeant signaller sister slinger solicitor ' +
    'sonographer specialist statistician steward storekeeper storeman storeperson supervisor surgeon surveyor teacher technician technologist telephonist therapist trainer translator tutor veterinarian videographer visitor waiter ' +
    'welder worker'
  ).split(' '),
);
/** Last words of names of skills that are places, vehicles and bodies, which many people serve who do not work there. */
const PLACES = new Set(
  'ambulance kitchen warehouse laundry pharmacy dispensary police department theatre theater room centre center reception kennel ward school prison restaurant'.split(
    ' ',
  ),
);

/** Words before other people: what was done to, with or for them. */
const OF_OTHERS = new Set(
  (
    'my his her their our your alongside with to for by of between among amongst from under the ' +
    'trained taught instructed coached mentored led managed supervised recruited hired employed supported assisted helped briefed advised escorted fed paid met treated ' +
    'served protected guarded appointed interviewed assessed examined inspected selected tasked directed commanded organised organized allocated scheduled rostered equipped supplied ' +
    'transported drove carried rescued train teach supervise manage lead support assist help brief advise recruit coach mentor assess supervising managing leading training supporting ' +
    'assisting briefing advising recruiting coaching mentoring assessing teaching'
  ).split(' '),
);
/** Words before what the person is. */
const OWN = new Set(
  'as am was were being became become qualified registered certified chartered licensed licenced experienced former trainee apprentice acting senior junior lead chief head'.split(
    ' ',
  ),
);
/** `promoted to chef`, `role of chef`, `one of two medics`. */
const OWN_BEFORE = new Set(
  'promoted appointed upgraded qualified rose risen rising progressed progressing advanced retrained duties duty role post position job work worked working experience career time licence license one member'.split(
    ' ',
  ),
);
/** What an employer is looking for. */
const WANTED =
  /\b(?:need(?:s|ed|ing)?|requir\w+|seek(?:s|ing)?|recruit(?:s|ing)?|look(?:s|ing)? (?:for|to)|want(?:s|ed)?|hiring|ideal|vacanc\w+|opportunit\w+|opening|post|role|position|join|are you|you are|you(?:’|')re|must be)\b/i;

/** Words after a name that make something else of it: "pilot project", "ambulance garage". */
const AFTER =
  /^(?:project|scheme|study|programme|program|call|list|rota|shortage|vacancy|vacancies|uniform|lounge|seat|error|garage|roof|building|buildings|vehicle|vehicles|fitting|fittings|furniture|block|door|wall|floor|wiring|equipment|escort|checkpoint|strike|station|union|interview|interviews|licence|license|licences|licenses|behaviour|behavior|led|staff|leadership)$/;
/** What is done to a place by people who do not do its work. */
const TO_PLACES = new Set(
  (
    'fitted fitting built building painted painting decorated decorating guarded guarding patrolled cleaned cleaning bought sold insured wired rewired rewiring plumbed demolished moved delivered ' +
    'converted converting refurbished refurbishing renovated renovating repaired repairing maintained maintaining inspected secured securing searched searching protected protecting installed equipped ' +
    'supplied supplying heated reroofed tiled plastered visited escorted serviced servicing attended loaded hosted'
  ).split(' '),
);

const REACH = 5;

/** A name of a skill within a clause: the words of the clause as written, in lower case, and where the name is. */
export type NamePlace = {
  words: readonly string[];
  /** Positions of words after a comma. */
  commas: ReadonlySet<number>;
  from: number;
  length: number;
  clause: string;
  speaker: Speaker;
};

/** Who comes after these words is somebody else. */
const WITH_OTHERS = /\b(?:liais\w+|work(?:ed|ing|s)?|coordinat\w+|partner(?:ed|ing)) (?:\w+ )?with\b/i;

/** Whether the words before the name say that it is other people. */
function isOfOthers({ words, commas, from, clause, speaker }: NamePlace): boolean {
  const before = words.slice(0, from).join(' ');
  if (WITH_OTHERS.test(before) && !/\bas\b/.test(before)) return true;
  for (let at = from - 1; at >= Math.max(0, from - REACH); at--) {
    const word = words[at] ?? '';
    if (!/[a-z0-9]/.test(word) || commas.has(at + 1)) return false;
    if (OWN.has(word)) return false;
    if (!OF_OTHERS.has(word)) continue;
    if (/^(?:to|of|from|the|for)$/.test(word) && words.slice(Math.max(0, at - 2), at).some((one) => OWN_BEFORE.has(one)))
      return false;
    if (word === 'the' && !OF_OTHERS.has(words[at - 1] ?? '')) continue;
    if (speaker === 'advert' && /^(?:for|the|to)$/.test(word) && !/report|support|assist/i.test(clause) && WANTED.test(clause))
      return false;
    return true;
  }
  return false;
}

/** Shorter clauses are titles and items of lists. */
const MOST_WORDS_OF_AN_ITEM = 3;

const isPlural = (word: string) => /(?:s|men|people|women|wives)$/.test(word);

/** Whether what a clause names is a skill of its person or its job. */
export function isOwnSkill(place: NamePlace, lastWord: string): boolean {
  const { words, from, length, clause, speaker } = place;
  const [last = '', after = ''] = [words[from + length - 1], words[from + length]];
  if (PEOPLE.has(lastWord)) {
    if (AFTER.test(after)) return false;
    if (!isPlural(last) || lastWord === last) return !isOfOthers(place);
    if (speaker === 'advert') return (words.length <= MOST_WORDS_OF_AN_ITEM || WANTED.test(clause)) && !isOfOthers(place);
    const before = words.slice(Math.max(0, from - REACH), from).join(' ');
    return words.length <= length || /\b(?:one|member|part) of\b/.test(before);
  }
  if (!PLACES.has(lastWord)) return true;
  if (AFTER.test(after)) return false;
  return !words.slice(Math.max(0, from - REACH), from).some((word) => TO_PLACES.has(word));
}

/** A clause of a record without the names of other people and of places that somebody only served. */
export function withoutOthers(clause: string): string {
  const written = [...clause.matchAll(/[\w'’]+/g)];
  const words = written.map(([word]) => word.toLowerCase());
  const commas = new Set(
    written.flatMap(({ index }, place) => (clause.slice(written[place - 1]?.index ?? 0, index).includes(',') ? [place] : [])),
  );
  return written
    .filter((_, from) => isOwnSkill({ words, commas, from, length: 1, clause, speaker: 'record' }, singular(words[from] ?? '')))
    .map(([word]) => word)
    .join(' ');
}
