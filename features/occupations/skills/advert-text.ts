/*
 * The parts of an advert that say what is done and what is asked for. A skill that is named in a section about the company, its benefits or how to
 * apply, in a sentence about the employer, or in a formality that every advert of an employer has, is not asked for.
 */

/** The sections whose skills count. `role` is text under no heading, and under headings that say neither. */
export type AdvertSection = 'essential' | 'duties' | 'role' | 'desirable';
export type AdvertPart = { section: AdvertSection; text: string };

/** Headings of sections that describe the employer, the offer or the formalities. */
const ASIDE =
  /^(?:(?:a bit |more |further |additional )?(?:information )?about (?:us|our\b|the (?:company|trust|employer|organi[sz]ation|team|department|service|practice|agency|area|group|university|council))|who we are|our (?:company|values|culture|story|mission|benefits|offer|commitment|services)|(?:company|employee|staff|your) (?:benefits|profile|overview|description)|(?:our |the |your )?(?:benefits|perks|rewards?)(?: (?:package|and .*))?|what(?:’|'| i)?s in it for you|what we(?:’|'| a|’ll| wi)?(?:ll|re)? ?(?:can )?offer|why (?:join|work|choose|us)|we offer|in return|perks|extras|your health|good to know|(?:pay|salary|package|remuneration)(?: and .*)?|equal(?:ity| opportunit)|diversity|inclusion|how to apply|application process|(?:next|further) steps|contact|privacy|data protection|disclosure|safeguarding|covid|visa|sponsorship|armed forces (?:covenant|friendly)|recruitment agenc|disclaimer|legal|where we work|location|the (?:company|trust|organi[sz]ation|employer|area))/;
/** Headings that bring the advert back to the work. */
const WORK =
  /\b(?:role|job|duties|duty|responsibilit|requirement|require|essential|desirable|skill|experience|qualification|you(?:’|')?ll|you will|looking for|candidate|person specification|what you|about you|competenc|knowledge|certificat|licen[cs]e|tasks?|accountabilit|purpose)/;
const DESIRABLE = /\b(?:desirable|nice to have|advantage\w*|preferred|a plus|bonus|would help|helpful|ideally)\b/;
const ESSENTIAL =
  /\b(?:essential|requirements?|required|person specification|about you|you(?:’|')?(?:ll| will| must)? (?:have|bring|need|hold)|must[- ]haves?|who you are|who we(?:’|')?(?: a)?re looking for|looking for|qualifications?|experience|skills|knowledge|certificat\w+|licen[cs]es?|the ideal|candidate|competenc\w+|what you(?:’|')?(?:ll)? (?:need|bring))\b/;
const DUTIES =
  /\b(?:duties|duty|responsibilit\w+|what you(?:’|')?(?:ll| will) (?:do|be doing)|tasks?|accountabilit\w+|day[- ]to[- ]day|purpose|the (?:work|job|role|post)|about the (?:role|job|post)|job (?:summary|description|overview)|you will)\b/;
/** A sentence that describes the employer and asks nothing of the reader. */
const OF_EMPLOYER =
  /^(?:we|our|all (?:our )?(?:colleagues|staff|employees|our)|every (?:appointment|employee|colleague|member)|(?:the )?premises|(?:the|this|our) sites?|your health|(?:[\w&’',-]+ ){0,8}(?:trust|hospitals?|council|group|university|company|partnership|limited|ltd|plc|inc|charity|practice|home|school|agency|department|board) (?:is|are|was|has|have|provides?|employs?|offers?|operates?|runs?|serves?|works?|cares?|believes?|supports?|delivers?|covers?)\b|(?:the|this) (?:company|trust|organi[sz]ation|group|agency|hospital|university|council|firm|business|practice)|(?:with|at) (?:over |more than )?(?:\d|our\b)|founded|established|as an? (?:employer|leading|equal|disability))\b/;
const OF_READER =
  /\byou(?:r|’|')?|\bcandidate|\bapplicant|\bpost ?holder|\b(?:must|required|require|essential|need|seek|seeking|looking for)\b/;

/** What every advert of an employer says, whatever the work: policies, checks and commitments. */
const FORMALITY =
  /\b(?:committed to (?:\w+ ){0,4}(?:safeguarding|equality|diversity|inclusion|promoting|protecting|ensuring|the (?:safety|welfare|safeguarding))|safeguarding and promoting|(?:our|trust|company|local|national|all|relevant|its|follow|with|to) (?:\w+ ){0,2}(?:policies|policy|procedures)|polic(?:y|ies) on|dbs|disclosure (?:and|&) barring|rehabilitation of offenders|criminal records?|right[- ]to[- ]work|subject to (?:a|an|satisfactory|enhanced|standard|the)|references for|monitored by|cctv (?:is|in operation|on)|merged|turnover|employ(?:s|ing|er of) (?:more|over|around|about|approximately)|one of the (?:largest|leading|biggest|uk)|cqc|ofsted|staff survey|of respondents|award[- ]winning|covid|coronavirus|staff networks?|colleague networks?|meets? (?:monthly|weekly)|board (?:includes|of)|equal opportunit\w+|protected characteristic\w*|reasonable adjustments?|disability confident|medical surveillance|on-site nurse|cardiac arrest|defibrillator|bursar(?:y|ies)|apprenticeships, |drugs? and alcohol (?:test|screen|policy)|health surveillance|occupational health (?:clearance|check|screen\w*|assessment)|vaccinat\w+|working alongside|work alongside|alongside (?:a|our|the))\b/;
/** A condition that names a skill only where somebody has it as their work: "experience of safeguarding", not "health and safety applies". */
const FOR_ALL =
  /\b(?:safeguarding|information security|data protection|health and safety|health & safety|infection (?:prevention|control)|information governance|risk assessments?|confidentiality)\b/;
const AS_WORK =
  /\b(?:experience|qualif\w+|officer|manager|lead|adviser|advisor|specialist|nebosh|iosh|certificat\w+|advise|audits?|inspections?|investigat\w+|manage|training in|knowledge)\b/;
const DUTY_OF_ALL =
  /\b(?:responsib\w+|comply|compliance|accordance|adher\w+|ensure|ensuring|aware|awareness|at all times|commit\w+|follow)\b/;

/** Whom to ask, and how to apply: the job titles of these people are not the work. */
const CONTACT =
  /\b(?:email|e-mail|telephone|contact (?:[a-z]+ ){0,4}(?:on|at|via)|get in touch|call us|informal (?:discussion|visit|chat|enquir)|for (?:further|more) (?:information|details)|further details)\b|[\w.]@[\w-]|\b0\d{3,4}[ -]?\d{5,6}\b/;
/** A line that names somebody and their job: "Pat Lane, Lead Nurse". */
const SIGNATURE =
  /^(?:(?:Dr|Mr|Mrs|Ms|Miss|Prof)\.? )?[A-Z][a-z]+ [A-Z][A-Za-z'’-]+\s*[,–-]\s*(?:[A-Z][\w&/-]*[ ,]*|of |and |for |the ){1,10}$/;
/** A sentence that invites and asks for nothing. */
const INVITATION =
  /^(?:do you want to|would you like to|if you (?:answered|would like|want)|come and|join us|why not|are you looking for)\b|\b(?:love to hear from you|look forward to)\b/;
/** What the employer gives. */
const BENEFIT =
  /\b(?:gym membership|payroll giving|employee assistance|discounts?\b|pension scheme|nhs pension|annual leave|study leave|relocation (?:package|support)|cycle to work|season ticket|free parking|staff (?:restaurant|gym|canteen|nursery)|sick pay|life assurance|childcare vouchers|salary sacrifice|flu jab|wellbeing service|counselling (?:and|service)|health plan|weekly pay(?:roll)?|refer a friend|tuition assistance|free cpr|training for (?:everyone|everybody|all)|equal opportunit|diverse workforce|workforce (?:as|that is) diverse|public health england (?:guid|advice))/;

const BLOCK = /<\/?(?:p|h[1-6]|li|ul|ol|div|br|section|table|tr|td)\b[^<>]*>|\n+|[•●▪]/gi;
const HEADING_TAG = /<h[1-6]\b[^<>]*>([\s\S]*?)<\/h[1-6]>/gi;
const LONGEST_HEADING = 70;

const bare = (html: string) =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;|&#160;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&\w+;|&#\w+;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

type Section = AdvertSection | 'aside';

/** The section that a heading begins; null for a heading that says nothing, after which the section before it continues. */
function sectionOf(heading: string): Section | null {
  if (ASIDE.test(heading) && !/\babout (?:you|the (?:role|job|post))\b/.test(heading)) return 'aside';
  if (DESIRABLE.test(heading)) return 'desirable';
  if (ESSENTIAL.test(heading)) return 'essential';
  if (DUTIES.test(heading)) return 'duties';
  return WORK.test(heading) ? 'role' : null;
}

/** Whether a sentence says something of the work or of the person wanted. */
function isOfWork(lower: string): boolean {
  if (CONTACT.test(lower) || BENEFIT.test(lower) || FORMALITY.test(lower)) return false;
  if (FOR_ALL.test(lower) && (DUTY_OF_ALL.test(lower) || !AS_WORK.test(lower))) return false;
  return !OF_EMPLOYER.test(lower) || OF_READER.test(lower);
}

/** A duty as a list names it: "Repairing pumps", "Maintain records of faults". */
const ORDER =
  /^(?:[a-z]+ing|assist|attend|book|build|care|carry|check|clean|complete|conduct|contribute|cook|coordinate|deliver|design|develop|diagnose|drive|ensure|establish|find|fit|help|identify|inspect|install|issue|keep|lead|liaise|load|maintain|make|manage|monitor|move|operate|organise|organize|oversee|participate|patrol|perform|plan|prepare|process|produce|promote|protect|provide|record|repair|report|respond|review|run|schedule|service|set|supervise|support|take|teach|test|to [a-z]+|train|treat|undertake|use|work|write)\b/;
const LONGEST_ITEM = 60;
/** Whether a sentence under no heading is addressed to the reader, is a duty or an item of a list. */
const asksOrOrders = (lower: string): boolean => {
  const plain = lower.replace(/^[^a-z]+/, '');
  return OF_READER.test(lower) || ORDER.test(plain) || /^[-*–]|;$/.test(lower);
};
const isItem = (text: string) => text.length <= LONGEST_ITEM && !/\b(?:is|are|was|has|have|our|we|us)\b/i.test(text);

/** All sentences of an advert that are no benefit, formality or contact: those that describe the employer tell the place and people of the work. */
export const sentencesOfAdvert = (html: string): string[] =>
  html.split(BLOCK).flatMap((piece) =>
    bare(piece)
      .split(/(?<=[.!?;])\s+/)
      .filter((sentence) => {
        const lower = sentence.toLowerCase();
        return sentence !== '' && !CONTACT.test(lower) && !BENEFIT.test(lower) && !FORMALITY.test(lower);
      }),
  );

/** The sentences of an advert that say what is done and what is asked for, each with its section. */
export function partsOfAdvert(html: string): AdvertPart[] {
  const marked = html.replace(HEADING_TAG, (_, heading: string) => `\n${bare(heading).slice(0, LONGEST_HEADING)}:\n`);
  const parts: AdvertPart[] = [];
  /** Sentences under no heading that may introduce the employer as well as the work. */
  const unclear = new Set<AdvertPart>();
  let section: Section = 'role';
  for (const piece of marked.split(BLOCK)) {
    const block = bare(piece);
    if (block === '') continue;
    // `Requirements: two years of welding` is a heading and its text in one line.
    const inLine = /^([A-Za-z][^:.;!?]{2,40}):\s+\S/.exec(block);
    const isHeading = block.length <= LONGEST_HEADING && (/[:?]$/.test(block) || !/[.!;,]/.test(block));
    const heading = (isHeading ? block : (inLine?.[1] ?? '')).toLowerCase().replace(/^[^a-z]+/, '');
    const own = heading === '' ? null : sectionOf(heading);
    if (isHeading && own !== null && !(section === 'essential' && own === 'essential')) section = own;
    // A list item such as "Experience of welding" under a heading that says nothing new.
    const current: Section = inLine && own !== null ? own : section;
    if (inLine && own !== null) section = own;
    if (current === 'aside') continue;
    for (const sentence of block.split(/(?<=[.!?;])\s+/)) {
      const lower = sentence.toLowerCase();
      if (SIGNATURE.test(sentence) || INVITATION.test(lower)) continue;
      if (!isOfWork(lower)) continue;
      const isDesirable = DESIRABLE.test(lower) && !isHeading;
      const part = { section: isDesirable ? ('desirable' as const) : current, text: sentence };
      parts.push(part);
      if (part.section === 'role' && !asksOrOrders(lower)) unclear.add(part);
    }
  }
  const isClear = (part: AdvertPart) => !unclear.has(part);
  if (!parts.some(isClear)) return parts;
  const hasSections = parts.some((part) => part.section !== 'role');
  return parts.filter((part) => isClear(part) || (!hasSections && isItem(part.text)));
}
