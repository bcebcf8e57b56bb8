/** What a label announces. */
export type Said = 'firm' | 'post' | 'rank' | 'subject' | 'date' | 'place' | 'body' | 'other' | undefined;

const WORDS: readonly (readonly [Exclude<Said, undefined>, string])[] = [
  [
    'firm',
    "(?:(?:current|present|last|previous|former|earlier|(?:current or )?most recent|current or last|present or last) )?(?:name (?:and address )?of )?employer(?:['’]s name| name)?(?:,? (?:and )?(?:address|location))?|company(?: name)?|organi[sz]ation|firm|hotel|restaurant|hospital|clinic|workplace|place of employment|agency|branch(?: of service)?|unit|ship|regiment|arbeitgeber|employeur|empresa|client|institution|establishment|place of study|where studied|(?:school|college|university|institution) name|name of (?:the )?(?:school|college|university|institution|provider)|school(?:(?:,| or|,? and|/) ?(?:college|university))*|university|college|name and type of organi[sz]ation(?: providing education and training)?",
  ],
  [
    'post',
    'occupation(?: or position held)?|positions?(?: held| title)?|jobs?(?: title| held)?(?: in (?:civilian|plain) (?:words|terms|english|language))?|duty title|title|posts?(?: held| title)?|roles?|appointments?(?: held)?|designation|poste|beruf|puesto|qualification|degree|course|award|ticket|certificate|licen[cs]e|title of qualification(?: awarded)?',
  ],
  ['rank', 'rank(?: ?(?:\\/|and|&|,) ?(?:trade|appointment|branch|rate|post))?'],
  ['subject', 'subjects?(?: studied)?|(?:main )?(?:field|course|area) of study'],
  [
    'date',
    '(?:start|end) dates?|dates? (?:from|to)|(?:from|to) dates?|dates? (?:started|left|joined|ended|finished|of leaving)|from|to|until|from ?[-–/] ?to|dates?(?: \\(from ?[-–to]+ ?to\\))?|dates? (?:of employment|employed|held|attended)|period(?: of report| covered)?|duration|years?|when|zeitraum|période|fechas?',
  ],
  [
    'place',
    "(?:employer|company)(?:['’]s)? address|address of (?:the )?employer|location|place|town|city|country|city\\/town|duty station|based at",
  ],
  [
    'body',
    '(?:the )?work involved|(?:nature|scope) of (?:the )?(?:duties|duty|work|job)|what did you do(?: there| in this (?:job|post|role))?\\?(?: .{2,60}\\?)?|the (?:work|job|role)|what (?:it|the (?:job|work|role)) (?:was|involved)|main activities(?: and responsibilities)?|(?:selected|key|main|major|notable|significant|principal) (?:accomplishments|achievements|contributions|results|highlights)|(?:main |key |principal )?(?:duties|responsibilities|tasks)(?:,? (?:and |& )?(?:accomplishments|achievements|responsibilities)(?:,? (?:and |& )?related skills)?)?|(?:job |work )?(?:description|profile)|job responsibilities|what (?:i|we) did(?: there)?|work done|(?:brief )?(?:description|summary|outline) of (?:main |key )?(?:duties|responsibilities|work)(?: and (?:duties|responsibilities|achievements))?|roles? (?:and|&) responsibilities|achievements?|accomplishments?|highlights|courses|(?:relevant )?coursework|modules|principal subjects(?: ?\\/ ?occupational skills covered)?',
  ],
  [
    'other',
    "(?:desired|preferred) (?:employment|job|post|position|role)(?: ?\\/ ?occupational field)?|level in (?:inter)?national(?: or international)? classification|service country|(?:country of )?citizenship|veterans?[’']?s?[’']? preference|(?:position|job|post|employment|assignment|role|tour) (?:#|no\\.? ?|number )?(?:[a-h]|\\d{1,2})|highest (?:federal )?grade(?: held)?|availability|job type|work schedule|reason for (?:leaving|looking|wanting to leave)|why (?:(?:i|you) )?left|salary(?: (?:on leaving|and benefits))?|(?:final|current|last) salary|notice(?: period| required)?|nature of business|type of business(?: or sector)?|providing education and training|sector|industry|department|details|environment",
  ],
];
const ANY = WORDS.map(([, words]) => words).join('|');
const ALONE = new RegExp(`^(?:${ANY})\\s*:?$`, 'i');
/** A label with a colon, and a text behind it. */
export const BEFORE = new RegExp(`^(${ANY})\\s*:\\s+(?=\\S)`, 'i');
const KINDS = WORDS.map(([said, words]) => [said, new RegExp(`^(?:${words})$`, 'i')] as const);

/** The field that a label announces. */
export const saidBy = (label: string): Said => KINDS.find(([, words]) => words.test(label.replace(/\s*:?\s*$/, '').trim()))?.[0];

/** Whether a text is only a label, with or without a colon. */
export const isLabel = (text: string) => text.length < 70 && ALONE.test(text.trim());

/** Names that only columns of tables of postings have. */
const COLUMNS: readonly (readonly [Said, RegExp])[] = [
  ['rank', /^(?:ranks?|rates?)$/i],
  [
    'firm',
    /^(?:units?|(?:ship|vessel)s?(?:['’]?s)?(?: names?)?|name of (?:ship|vessel)|squadron|corps|command|institutes?|institutions?|boards?|university|(?:conducted|sponsored|provided|organi[sz]ed|delivered)(?: by)?|compan(?:y|ies)|principals?|name)$/i,
  ],
  [
    'post',
    /^(?:appointments?|assignments?|trade|dut(?:y|ies)|jobs?|roles?|designation|exam(?:ination)?s?(?: passed)?|(?:titles?|names?) of (?:the )?(?:learning|training|courses?|seminars?|programm?e?s?)(?: .{2,60})?|(?:degrees?|diplomas?|certificates?)(?: .{3,40})?)$/i,
  ],
  [
    'date',
    /^(?:sign(?:ed)?[- ]?o(?:n|ff)|(?:dis)?embarked|periods?|tenure|session|(?:date )?(?:issued|obtained|completed|passed|achieved)(?: on)?|(?:issue|completion) date|date of issue|(?:years? |dates? )?attended(?: from)?|passing year|year of passing)$/i,
  ],
  ['place', /^(?:stations?|theat(?:re|er)|countr(?:y|ies)|locations?)$/i],
  ['other', /^(?:class|division|results?|marks?|percentages?|c?gpa)$/i],
];

/** What the title of a table's column says of the cells below it; of `Ship or unit` and `Rank/Rate` the first name counts. */
export function saidByColumn(title: string): Said {
  if (/^nature of (?:work|job)$/i.test(title)) return 'post';
  const [first = '', ...others] = title.split(/\s*[/&,(–—-]\s*|\s+(?:or|and|held)(?:\s+|$)/i);
  const said = saidBy(title) ?? COLUMNS.find(([, words]) => words.test(first))?.[0] ?? saidBy(first);
  // `Department / Agency / Company`, `Basic education / Degree / Course`
  const second = others.map((other) => saidBy(other.replace(/[()]/g, ''))).find((one) => one === 'firm' || one === 'post');
  return (said === undefined || said === 'other' ? second : undefined) ?? said;
}
