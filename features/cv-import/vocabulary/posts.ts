import { memoizeByText } from './memoize.ts';
import { SERVICES_ABROAD, UNIT_ABROAD } from './services-abroad.ts';
import { FIRM_ABROAD, POST_ABROAD } from './words-abroad.ts';

/** Names of forces and units contain words for people: `infanterie de marine`. */
const FORCE_ABROAD = new RegExp(
  [UNIT_ABROAD, ...SERVICES_ABROAD.map(({ words }) => words)].map(({ source }) => source).join('|'),
  'giu',
);

const POST =
  /\b(?:engineer|developer|programmer|manager(?:ess)?|director|officer|intern(?:ship)?|analyst|consultant|architect|designer|administrator|assistant|associate|coordinator|co-ordinator|specialist|technician|supervisor|lead|leader|head|chief|president|vice president|vp|ceo|cto|cfo|coo|cio|founder|co-founder|owner|partner|scientist|researcher|fellow|professor|lecturer|teacher|tutor|instructor|trainer|mentor|advisor|adviser|representative|rep|agent|executive|accountant|auditor|clerk|secretary|receptionist|nurse|doctor|physician|paramedic|therapist|pharmacist|surgeon|carer|attorney|lawyer|solicitor|paralegal|barrister|judge|driver|operator|operative|mechanic|electrician|plumber|carpenter|welder|fitter|machinist|labourer|worker|foreman|guard|detective|firefighter|chef|cook|waiter|waitress|barista|bartender|cashier|salesperson|salesman|buyer|planner|scheduler|estimator|surveyor|inspector|editor|writer|author|journalist|reporter|photographer|producer|artist|animator|musician|strategist|marketer|recruiter|volunteer|first aider|trustee|member|chair|chairman|treasurer|captain|sergeant|corporal|lieutenant|major|colonel|commander|private|soldier|pilot|marine|sailor|gunner|signaller|medic|storeman|superintendent|apprentice|trainee|graduate|freelance(?:r)?|contractor|self-employed|creator|maintainer|contributor|controller|dispatcher|buyer|broker|banker|trader|librarian|curator|steward|host|translator|interpreter|sre|devops|scrum master|product owner|tester|handler|crew|loader|handyman|cleaner|caretaker|gardener|farmer|groundsman|custodian|nco|warrant|quartermaster|adjutant|squad|platoon|porter|stocker|packer|picker|roofer|bricklayer|painter|decorator|plasterer|joiner|mason|scaffolder|banksman|courier|postman|conductor|attendant|usher|lifeguard|nanny|childminder|midwife|dentist|vet|veterinarian|optician|radiographer|physiotherapist|dietitian|psychologist|counsell?or|chaplain|minister|pastor|chemist|biologist|geologist|physicist|mathematician|statistician|economist|actuary|underwriter|adjuster|assessor|valuer|appraiser|negotiator|bookkeeper|teller|typist|merchandiser|stylist|hairdresser|barber|beautician|tailor|butcher|baker|brewer|sommelier|stewardess|bosun|deckhand|skipper|mate|rigger|linesman|lineman|miner|driller|cartographer|draughtsman|draftsman|illustrator|copywriter|presenter|broadcaster|actor|dancer|filmmaker|videographer|runner|webmaster|evangelist|ambassador|advocate|organi[sz]er|fundraiser|campaigner|caseworker|housekeeper|janitor|doorman|concierge|valet|chauffeur|forester|arborist|ranger|gamekeeper|warden|constable|sheriff|deputy|trooper|marshal|bailiff|magistrate|mediator|notary|registrar|archivist|principal|headteacher|dean|governor|bursar|examiner|proofreader|linguist|matron|rifleman|infantryman|sapper|bombardier|crewman|loadmaster|airman|seaman|merchant|collector|guide|keeper|helper|hand|bartender|dishwasher|sous|nurse practitioner|practitioner|stagiaire|responsable|ingénieure?|technicien(?:ne)?|directeur|directrice|leiter(?:in)?|ingenieur|mitarbeiter(?:in)?|berater(?:in)?|entwickler(?:in)?|ingeniero|gerente|técnico|craftsman|journeyman|quartermaster sergeant|expediter|ncoic|installer|assembler|repairer|setter|tech|technologist|aide|builder|finisher|checker|grinder|laborer|sorter|investigator|grader|educator|drafter|fabricator|coach|upholsterer|glazier|tiler|sonographer|hygienist|phlebotomist|caregiver|trucker|fireman|watchman|orderly|groom|seamstress|dressmaker|interviewer|greeter|bagger|coder|diver|purser|facilitator|historian|childcarer|hostess|maid|jockey|locksmith|blacksmith|fishmonger|florist|roustabout|roughneck|landscaper|shopfitter|selector|busser|front of house|\p{L}+(?:worker|keeper|fitter|setter|maker)|insulator|paver|machine minder|shelver|barback|shop floor|key ?holder|optometrist|podiatrist|psychiatrist|meteorologist|physiologist|forwarder|jointer|seafarer|slinger)s?\b/giu;
/** Posts that only forces have. */
const SERVICE_POST =
  /\b(?:armou?rer|artificer|corpsman|coxswain|helmsman|gun captain|adjutant|aide-de-camp|aircrewman|aircrew|boatswain|cannoneer|mortarman|machine gunner|sniper|scout|paratrooper|engineman|yeoman|storekeeper|watchkeeper|watchstander|lookout|surfman|boat keeper|stoker|submariner|master-at-arms|regulator|observer|navigator|operator maintainer|armored crewman|section second in command|second in command|2ic|2i\/c|so[123]|ncoic|oic|officer commanding|commanding officer|executive officer|xo|chief of staff|staff officer|watchman|seabee|linguist|boom operator|crew chief|load master|provost|saddler|farrier|musician|bugler|standard bearer|colour sergeant instructor|mover|tradesman|recruit|cadet)s?\b/giu;
const FIRM =
  /\b(?:inc|incorporated|ltd|limited|llc|llp|plc|gmbh|corp|corporation|company|co|group|holdings|university|college|school|academy|institute|council|nhs|hospital|clinic|resort|army|navy|raf|air force|marine corps|marines|guard|regiment|battalion|police|department|ministry|agency|authority|bank|trust|foundation|association|society|charity|church|ambulance|rescue|scouts|guides|samaritans|club|brigade|humanity|solutions|systems|technologies|technology|labs?|laborator(?:y|ies)|research|studios?|consulting|consultancy|consultants|partners|services|industries|enterprises|international|global|worldwide|media|networks?|software|digital|ventures|capital|energy|logistics|motors|airlines|airways|stores?|restaurant|hotel|cafe|café|pharma|health|healthcare|insurance|ai|constabulary|railways?|rail|trains|buses|homes|housing|farms?|estates|brewery|bakery|newsagents?|cannery|inn|supermarkets?|shop|theatre|museum|gallery|library|centre|center|surgery|pharmacy|legal|advisors|associates|brothers|bros|sons|works|mill|foundry|dockyard|port|airport|aviation|aerospace|defen[cs]e|transport|haulage|freight|construction|builders|contractors|joinery|interiors|furniture|foods|water|oil|gas|petroleum|mining|steel|metals|chemicals|plastics|packaging|printing|press|publishing|news|radio|television|films|games|leisure|travel|telecom|communications|finance|financial|investments|securities|properties|property|realty|lettings|district|county|borough|city of|state of|bureau|federal|government|parliament|embassy|union|federation|dynamics|chase|depot|express|pacific|energy)\b\.?/gi;

/** Names of public bodies without a word of `FIRM`. */
const BODY =
  /\bcent(?:er|re)s for\b|\b(?:administration|directorate|commission|affairs)$|\bcorps of engineers\b|\b(?:forest|secret|revenue|park|postal|prison|probation|ambulance|border|fire(?: and rescue)?) service\b|\bborder protection\b|\bministry of\b|\bhealth board\b|\bbuilders merchants\b/i;

const ENDS_AS_POST = new RegExp(`(?:${POST.source}|${SERVICE_POST.source})$`, 'iu');

/** A name of two words or more that ends in several people. */
const ENDS_IN_PLURAL = new RegExp(`^\\p{Lu}.* (?:${POST.source.replace(/\)s\?\\b$/, ')s\\b')})$`, 'iu');

/** Says how someone worked, in the place of a post or of an employer. */
const OWN_ACCOUNT = /^(?:self[- ]employed|freelance|various(?: \S+)?|agency|contract)$/i;

/** Positive for a post, negative for an employer, 0 if no word decides. */
export const leaning = memoizeByText((printed: string): number => {
  if (OWN_ACCOUNT.test(printed)) return 0.5;
  // Names of forces contain words for people.
  const text = printed
    .replace(FORCE_ABROAD, ' Army ')
    .replace(/\b(?:national|coast|home|air) guard\b|\b\d+(?:st|nd|rd|th) marines\b/gi, 'Army')
    // `Second in Department` is a post at a school.
    .replace(/\b(?:second|third) in (?:department|charge)\b/i, 'Deputy')
    // Whom or what an officer commands is part of the post: `Officer Commanding Supply Squadron`, `Squadron Second-in-Command`.
    .replace(/^(?:\d{1,4} )?(?:(?:officer (?:commanding|in charge)|commanding officer)\b|OC\b(?= \p{Lu})).*$/iu, 'Commander')
    .replace(/^(?:\p{Lu}[\p{L}\d]* ){0,4}(?:second|third)[- ]in[- ]command\b/iu, 'Deputy')
    // Several people at the end of a name are a firm: `Wardle Partners`.
    .replace(/ (?:associates|partners)$/i, ' Company');
  const posts = [POST, SERVICE_POST, POST_ABROAD].flatMap((words) => [...text.matchAll(words)]);
  const firms = [...text.matchAll(FIRM)];
  const first = (text.split(/[,(/]|\s(?:of|for|at|in|-|–)\s/)[0] ?? text).trim().replace(/ (?:[IV]{1,3}|\d)$/, '');
  // One person has a post in the singular; `Lakeside Barbers` are a firm.
  const isFirmOfSeveral = ENDS_IN_PLURAL.test(first) && firms.length === 0;
  if (isFirmOfSeveral) return posts.length > 1 ? 0.5 : 0;
  const endsAsPost = ENDS_AS_POST.test(first) || posts.some(({ 0: post }) => first.length === post.length);
  return (
    (posts.length > 0 ? 1 : 0) +
    (endsAsPost ? 1.5 : 0) -
    (firms.length > 0 || BODY.test(text) || FIRM_ABROAD.test(text) ? 1.2 : 0) -
    (/\b(?:inc|ltd|llc|plc|gmbh|corp)\b\.?/i.test(text) ? 1.5 : 0)
  );
});

/** The end of a text that is looked at for such a word, in characters. */
const LONGEST_WORD = 60;
/** Endings of words for what a person does, and words with such an ending that are something else. */
const AGENT = /\p{L}{2,}(?:er|or|ist|ian|man|woman|person|stress)s?$/iu;
const NO_AGENT =
  /(?:chester|caster|cester|dover|minster|burger|butter|water|tower|power|river|corner|border|silver|copper|timber|rubber|paper|summer|winter|chapter|computer|master|sister|brother|mother|father|super|after|under|over|never|letter|matter|number|order|harbou?r|manor|motor|anchor|door|floor|colou?r|interior|sector|vector|doctor|junior|senior|minor|major|windsor|bangor|sherman|norman|german|roman|indian|asian|christian|italian|victorian|partner)s?$/i;
/** How names of employers are written: `The Salt Cellar`, `Brennan's Fresh`, `Cobalt & Rye`, `H. Garza Produce`. */
const NAME_OF_FIRM = /^The \p{Lu}|['’]s (?=\p{Lu})|\s(?:&|\+)\s|^(?:\p{Lu}\.\s?)+\p{Lu}\p{L}/u;

/** `Pollard's Chemist`: a trade behind the name of whoever has the shop. */
const SHOP =
  /^(?:The )?\p{Lu}[\p{L}-]+(?:['’]s|s['’]) (?:(?:\p{Lu}|& )\p{L}* ?)*(?:chemist|butcher|baker|florist|jeweller|barber|grocer|fishmonger|newsagent|optician|tailor|hairdresser|decorator)s?$/iu;

/** What a pupil does at an employer, in the place of a post. */
const STAY = /^work (?:experience|placement|shadowing)$/i;

/** Like `leaning`; the form of the name counts too: a little where no word decides, more against a word like `Pharmacy` before `Dispenser`. */
export function evidenceOf(text: string): number {
  if (STAY.test(text)) return 1.5;
  if (SHOP.test(text)) return -1;
  const leans = leaning(text);
  if (leans > 0) return leans;
  const first = (text.split(/[,(/]|\s(?:of|for|at|in|-|–)\s/)[0] ?? text).trim().replace(/ (?:[IV]{1,3}|\d)$/, '');
  const last = first.slice(-LONGEST_WORD);
  const isAgent = AGENT.test(last) && !NO_AGENT.test(last);
  if (leans < 0) return isAgent && / /.test(first) ? leans + 1.5 : leans;
  if (NAME_OF_FIRM.test(text)) return -0.4;
  return isAgent ? 0.5 : 0;
}
