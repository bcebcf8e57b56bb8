import { isContactLabel } from '../vocabulary/contacts.ts';
import { isLabel } from '../vocabulary/labels.ts';
import { either } from '../vocabulary/terms.ts';

/** What the label of an application form asks for. */
export type Field =
  | 'name'
  | 'first'
  | 'middle'
  | 'last'
  | 'address'
  | 'city'
  | 'state'
  | 'postcode'
  | 'country'
  | 'email'
  | 'phone'
  | 'jobTitle'
  | 'employer'
  | 'unit'
  | 'service'
  | 'school'
  | 'degree'
  | 'subject'
  | 'place'
  | 'start'
  | 'end'
  | 'dates'
  | 'current'
  | 'issued'
  | 'grade'
  | 'body'
  | 'language'
  | 'level'
  | 'fluent'
  | 'certificate'
  | 'issuer';

const WHICH = '(?:(?:your|current|present|last|most recent|current or most recent|previous|former|primary|main) )*';

const SCHOOL = '(?:schools?|colleges?|university|institutions?|institutes?|establishments?)';
const SCHOOL_NAME = `(?:(?:educational |academic |awarding )?${SCHOOL}(?: name)?|place of study)`;
const DUTIES =
  '(?:(?:the|your|main|key) )*(?:duties|responsibilities|role|job|work)(?: and (?:duties|responsibilities|achievements))?';

const FIELDS: readonly (readonly [Field, RegExp])[] = [
  [
    'name',
    either(
      '',
      /^(?:candidate|applicant|my name is)$/,
      /^(?:(?:your|candidate(?:['’]?s)?|applicant(?:['’]?s)?|full|legal|complete) )*name(?: of (?:applicant|candidate)| in full)?$/,
      /^(?:first|given) names? ?[/&,] ?(?:surname|last name|family name)s?$/,
      /^(?:surname|last name|family name)s? ?[/&,] ?(?:(?:first|given|other) names?|forenames?)$/,
    ),
  ],
  ['first', /^(?:legal )?(?:(?:first|given|christian) names?|forenames?)$/],
  ['middle', /^middle (?:names?|initials?)$/],
  ['last', /^(?:legal )?(?:(?:last|family) names?|surnames?)$/],
  [
    'address',
    either(
      '',
      /^(?:(?:home|current|permanent|postal|street|mailing|present|correspondence|contact|full) )*address(?: line)?(?: (?:\d|one|two|three))?$/,
      /^street(?: name)?$|^(?:(?:home|current|candidate) )?location$|^i (?:will be |am )?(?:liv(?:e|ing)|based) in$/,
    ),
  ],
  ['city', /^(?:post(?:al)? )?(?:city|town)(?: ?(?:\/|or|,) ?(?:city|town))?$/],
  ['state', /^(?:state|province|county|region|prefecture)(?: ?(?:\/|or) ?(?:state|province|county|region|territory))*$/],
  ['postcode', /^(?:post ?code|zip(?: ?code)?|postal code)(?: ?(?:\/|or) ?(?:post ?code|zip(?: ?code)?|postal code))?$/],
  ['country', /^country(?: of residence)?$/],
  ['email', /^(?:(?:primary|personal|contact|home|your) )*e-?mail(?: address)?$/],
  [
    'phone',
    either(
      '',
      /^(?:(?:primary|home|mobile|cell|contact|daytime|evening|day|preferred|alternative|your) )*(?:(?:tele)?phone|tel|mobile|cell|contact)(?:\.? ?(?:phone|telephone|tel))?(?: ?(?:number|no\.?))$/,
      /^(?:(?:primary|home|mobile|cell|contact|daytime|evening|day|preferred) )*(?:(?:tele)?phone|tel|mobile|cell)$/,
    ),
  ],
  [
    'employer',
    either(
      '',
      new RegExp(
        `^${WHICH}(?:employer|company|organi[sz]ation)(?:['’]?s?)?(?: names?)?(?:(?:,|,? and| &) (?:full )?(?:address|location))?$`,
      ),
      new RegExp(`^name (?:and address )?of ${WHICH}(?:the )?(?:employer|company|organi[sz]ation)$|^business name$`),
      /^(?:hotel|restaurant|hospital|clinic|garage|shop|store|workplace|place of employment|farm|mine|airline|bank|agency|salon|practice|firm|client)(?: name)?$/,
      /^who (?:did i work )?for(?:, where)?\??$/,
    ),
  ],
  [
    'jobTitle',
    either(
      '',
      new RegExp(
        `^${WHICH}(?:job|position|post|role)(?: title| held)?(?: in (?:civilian|plain) (?:words|terms|english|language))?(?: and (?:grade|rank))?$`,
      ),
      /^(?:official |your |job |working |civilian |military |functional |duty )*title$/,
      /^(?:civilian|military) (?:job|position|post|role)(?: title)?$|^(?:exact )?(?:title|name) of (?:your )?(?:job|post|position|role)$/,
      /^occupation(?: or position held)?$|^appointment$|^designation$/,
      /^(?:appointment|post|position|job|role)s? and (?:main |key )?(?:duties|responsibilities)$|^what (?:was i|i was)\??$/,
    ),
  ],
  [
    'unit',
    /^unit (?:and|\/|or) (?:place|location|station|base)$|^(?:units?|ships?|regiments?|squadron|battalion)(?: ?(?:or|\/|and) ?(?:ship|unit|regiment|squadron|base|station))*(?: name)?$/,
  ],
  [
    'service',
    /^(?:(?:branch|arm) of (?:the )?(?:service|armed forces)|(?:military |armed )?service branch|service|branch|(?:armed )?force)$/,
  ],
  [
    'school',
    either(
      '',
      /^name and type of organi[sz]ation(?: providing education and training)?$/,
      /^(?:high|secondary|primary|elementary|grammar|technical) school$/,
      new RegExp(`^(?:name of )?${SCHOOL_NAME}(?:(?:,? ?(?:/|,|or|and|&) ?)${SCHOOL})*(?: attended| name)?$`),
      /^(?:school|college)(?: name)?(?:,? and|,) (?:address|authority|local authority)$/,
    ),
  ],
  [
    'degree',
    either(
      '',
      /^(?:degree|qualification|diploma)s?(?: ?(?:or|\/|and) ?(?:degree|qualification|diploma|certificate)s?)?(?: (?:type|level|awarded|obtained|gained|achieved|received|earned|name|title))?$/,
      /^(?:level|type) of (?:education|study|qualification|degree)$|^(?:education|qualification) level$/,
      /^title of (?:qualification|degree)(?: awarded)?$/,
    ),
  ],
  [
    'subject',
    either(
      '',
      /^(?:field|area|course|subject|programme|program)s? of study$|^(?:academic )?field$/,
      /^(?:major|subjects?|discipline|specialism|concentration)(?: studied)?$|^major ?\/ ?minor$|^course(?: ?\/ ?subject)?$/,
    ),
  ],
  [
    'place',
    either(
      '',
      /^(?:employer|company|organi[sz]ation|business|work|school|job)(?:['’]?s)? (?:address|location)$/,
      /^(?:address|location) of (?:the )?(?:employer|company|organi[sz]ation|school)$|^place of work$|^(?:town|city)(?: and country)$/,
      /^city,? (?:and )?(?:state|country)$/,
    ),
  ],
  [
    'start',
    /^(?:from|start(?:ed)?|start date|date from|from date|date (?:started|joined|commenced|appointed)|date of (?:joining|appointment)|employed from|commencement date|begin date|first day)$/,
  ],
  [
    'end',
    /^(?:to|end(?:ed)?|end date|until|date to|to date|date (?:left|ended|finished)(?: if applicable)?|date of leaving|leaving date|employed (?:to|until)|finish date|last day)$/,
  ],
  [
    'dates',
    either(
      '',
      /^from when(?:,? (?:to|until) when)?$|^when$/,
      /^(?:inclusive )?dates?(?: employed| of employment| attended| of attendance| of service| from ?[-–/] ?to)?$/,
      /^(?:employment|attendance) (?:dates|period)$|^period(?: of employment)?$|^from ?[-–/] ?to$/,
    ),
  ],
  [
    'current',
    either(
      '',
      /^(?:i )?(?:am )?current(?:ly)? (?:work(?:ing)?|employed|study(?:ing)?|attend(?:ing)?)(?: (?:here|there|in this role|in this position))?$/,
      /^(?:is this )?(?:your |my )?(?:current|present) (?:job|role|position|employer)\?$|^still (?:employed|working)(?: here| there)?\??$/,
    ),
  ],
  [
    'issued',
    either(
      '',
      /^issued?(?: date| on)?$|^(?:completed|conferred)(?: on)?$|^date (?:issued|obtained|awarded|completed|gained|achieved|of issue)$/,
      /^(?:date|year) (?:of completion|completed|awarded|obtained|of award)$|^year(?: (?:of )?(?:graduat(?:ed|ion)|completion|passing))?$/,
      /^(?:graduation|completion) (?:date|year)$|^date graduated$/,
    ),
  ],
  [
    'grade',
    either(
      '',
      /^(?:grade|rank(?: (?:on|at) (?:discharge|leaving|retirement|transfer))?|band|grade (?:or|\/|and) band)$/,
      /^rank ?(?:or|\/|and|&) ?(?:(?:pay )?grade|trade|appointment|post|branch|job)$/,
      /^(?:(?:pay )?grade ?(?:or|\/|and|&) ?rank|pay (?:band|grade))$/,
    ),
  ],
  [
    'body',
    either(
      '',
      new RegExp(`^(?:(?:role|job|work|position|brief|main|key|full) )*(?:description|summary|outline)(?: of ${DUTIES})?$`),
      /^(?:(?:main|key|brief|principal|your|primary) )*(?:duties|responsibilities|tasks|achievements)(?: ?(?:and|&|\/) ?(?:(?:main|key|your) )?(?:duties|responsibilities|achievements|tasks))?$/,
      /^main activities(?: and responsibilities)?$|^(?:nature|scope) of (?:the )?(?:duties|duty|work|job)$/,
      /^what did you do(?: there)?\?(?: .{2,60})?$|^what did i do\b.{0,60}\??$/,
      /^(?:what did you do|what (?:i|you|we) did|duties performed)\??$/,
    ),
  ],
  ['language', /^(?:foreign )?languages?(?: spoken| name)?$/],
  ['level', /^(?:(?:overall|language|level of) )?(?:proficiency|comprehension|fluency|ability)(?: level)?$|^level$/],
  ['fluent', /^i am fluent in this language\.?$|^(?:is )?(?:native|fluent)(?: speaker)?\??$/],
  [
    'certificate',
    /^(?:certifications?|certificates?|licen[cs]es?)(?: ?(?:\/|or|and) ?(?:certifications?|certificates?|licen[cs]es?))?(?: name| title)?$|^(?:course|training)(?: title| name| course)?$/,
  ],
  [
    'issuer',
    /^issu(?:er|ed by|ing (?:organi[sz]ation|body|authority|agency))$|^(?:awarding|professional) body$|^(?:training )?provider$/,
  ],
];

/** A label without its number, marks and remarks: `12. Address`, `To (Actual or Expected)`, `First name *`, `FROM Month/Year`. */
export const bareLabel = (text: string) =>
  text
    .toLowerCase()
    .replace(/^\s*\(?(?:\d{1,2}|[a-z])[.)]\s*(?=\p{L})/u, '')
    .replace(/\([^()]{0,60}\)/g, ' ')
    .replace(/\b(?:(?:dd|day)\s?\/\s?)?(?:mm|mo\.?|month)\s?\/\s?(?:yyyy|yy|yr|year)\b/g, ' ')
    .replace(/[*:]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** What a label asks for; undefined for a label that no form is known to have. */
export function fieldOf(label: string): Field | undefined {
  if (label.length > 70) return undefined;
  const text = bareLabel(label);
  return FIELDS.find(([, words]) => words.test(text))?.[0];
}

/** Whether a text is a label that forms are known to have. */
export const isKnownLabel = (text: string) =>
  text.length < 70 && (fieldOf(text) !== undefined || isLabel(text) || isContactLabel(text));

/** The kinds of entries that a form counts. */
export type Kind = 'work' | 'education' | 'languages' | 'certificates' | 'references';

const OF_WORK = 'work|employment|professional|job|career|other|relevant';
const WHEN = 'current|present|previous|past|former|earlier|last|most recent|(?:current|present) or (?:most recent|last)';
const WORK = '(?:experiences?|employments?|employers?|jobs?|positions?|posts?|roles?|history|work)';

const ENTRIES: readonly (readonly [Kind, RegExp])[] = [
  ['references', /^(?:refer(?:ee|ence)s?|personal reference|professional reference)$/],
  [
    'education',
    /^(?:(?:higher|further|secondary|academic) )*(?:education(?:al)?(?: history| background| details)?|schools?|universit(?:y|ies)|colleges?|qualifications?|degrees?|studies|study)$/,
  ],
  [
    'certificates',
    /^(?:professional )?(?:certifications?|certificates?|licen[cs]es?|licen[cs]es? and certifications?|training(?: courses?)?|courses?)$/,
  ],
  ['languages', /^(?:foreign )?languages?(?: skills?)?$/],
  ['work', new RegExp(`^(?:(?:${OF_WORK}|${WHEN}) )*${WORK}(?: (?:details|history|record))?$`)],
];
const ORDINAL = /^(?:first|second|third|fourth|fifth|sixth|\d{1,2}(?:st|nd|rd|th)) /;
const COUNTED = /\s*(?:#|no\.?|number|[-–:])?\s*\d{1,2}\s*:?$|\s+[a-h]\s*:?$/i;
const IS_CURRENT = /^(?:current|present)\b/;

/** `Work Experience 1`, `Previous job 2`, `Current or most recent job`: a label that begins an entry. */
export function entryLabel(text: string): { kind: Kind; title: string; isCounted: boolean; isCurrent: boolean } | null {
  if (text.length > 60) return null;
  const plain = bareLabel(text);
  const title = plain.replace(COUNTED, '').replace(ORDINAL, '').trim();
  const kind = ENTRIES.find(([, words]) => words.test(title))?.[0];
  return kind ? { kind, title: text.replace(COUNTED, ''), isCounted: title !== plain, isCurrent: IS_CURRENT.test(title) } : null;
}
