import { whatIsAskedFor } from '#features/jobs/recruiting-rules.ts';

/** Why a message waits for an operator before it is delivered. */
export const HELD_FOR = ['bank details', 'identity numbers', 'money'] as const;
export type HeldFor = (typeof HELD_FOR)[number];

/** Letters and digits that only look like others, spaces of all kinds and invisible characters are made plain before anything is compared. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\u00ad]/gu, '')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[‐‑‒–—―]/g, '-')
    .replace(/[^\S\n]+/g, ' ');
}

const BANK =
  '(?:bank(?:ing)? (?:account |card )?(?:details?|info(?:rmation)?|numbers?|statements?|log-?in|pin)|(?:bank|current|checking|savings) account(?!ant|ing|s? (?:manager|handler))|account (?:number|no\\b)|acc(?:oun)?t\\.? (?:number|no\\b|details)|sort[- ]?code|iban\\b|bic\\b|swift code|(?:routing|aba) number|(?:credit|debit|bank) card|card (?:number|details|info(?:rmation)?)|long number on (?:the front of )?your card|cvv2?\\b|cvc\\b|security code on (?:the back of )?your card|(?:online|mobile|internet) banking|direct deposit (?:form|details|information)|void(?:ed)? che(?:que|ck))';
/** Of these, naming the thing with any article is enough. */
const BANK_NUMBER =
  '(?:sort[- ]?code|iban\\b|swift code|(?:routing|aba) number|account (?:number|no\\b)|card number|long number on|cvv2?\\b|void(?:ed)? che(?:que|ck)|direct deposit form)';
/** Documents that a job may require somebody to have; only sending them is asked for. */
const DOCUMENT = "(?:passport|driv(?:er'?s?|ing) licen[sc]e|id(?:entity)? (?:card|document)s?|biometric residence permit)";
const IDENTITY =
  "(?:national insurance (?:number|no\\b|details)|n\\.?i\\.? (?:number|no\\b)|nino\\b|social security (?:number|no\\b|card|details)|social security #|ssn\\b|s\\.s\\.n\\.|social(?= (?:number|and (?:date of birth|dob)))|passport (?:number|no\\b|details)|driv(?:er'?s?|ing) licen[sc]e (?:number|no\\b|details)|(?:national )?id(?:entity)? (?:card )?number|identification number|tax(?:payer)? (?:file |identification |reference )?(?:number|id)|\\bitin\\b|\\butr\\b|dod id number|mother'?s maiden name)";
const MONEY_TO =
  '(?:fees?|deposits?|payments?|charges?|money|funds|cash|gift ?cards?|vouchers?|(?:itunes|google play|amazon|steam) cards?|bitcoins?|crypto(?:currency)?|usdt|western union|moneygram|wire transfers?|bank transfers?)';

const ASK =
  "(?:send|e-?mail|text|whats?app|message|forward|give|provide|supply|submit|enter|share|tell|include|attach|upload|quote|state|confirm|drop|pass(?: on)?|fill in|reply with|respond with|let (?:me|us) (?:have|know)|(?:i|we)(?:'ll| will|'d| would)? (?:just |also |still )?(?:need|require|want|like|ask for)|need(?:ed|s)?|require[sd]?|request(?:ed|ing)?|ask(?:ing|ed)? (?:you )?for|looking for|what(?:'s| is| are)|may i have|can i (?:have|get|take)|could i (?:have|get|take)|can we (?:have|get|take))";
/** Up to so many characters of the same sentence. */
const near = (characters: number) => `[^.!?\\n]{0,${characters}}?`;
const rule = (what: HeldFor, pattern: string, unless?: RegExp) => ({ what, asks: new RegExp(pattern, 'i'), unless });

/** Documents that people bring to an interview are looked at, not sent. Checks after an appointment are usual. */
const IN_PERSON =
  /\b(?:bring|brings|bringing|take with you|show (?:it|them|us) at|at (?:the )?(?:reception|gate|front desk)|in person)\b/i;
/** What somebody has or the work is about, and what happens after an appointment. */
const ABOUT_WORK =
  /\b(?:customers?|clients?|guests?|visitors?|suppliers?|tenants?|policyholders?) (?:'s?)?|\b(?:on|from) your first day\b|\b(?:once|after|when) you (?:have )?(?:start(?:ed)?|join(?:ed)?|been appointed|been hired)\b/i;
const WE_PAY =
  /\b(?:we|company|employer|they|who|which|that) (?:will |'ll |can |also |always |would )*(?:pay|cover|refund|reimburse|meet|provide|fund)s?\b|\b(?:paid|covered|met|funded|refunded|reimbursed) (?:by (?:us|the company|the employer)|for you|in full)\b|\b(?:no|without|free of) (?:any )?(?:fees?|charges?|deposits?|payments?)\b|\bfree of charge\b|\bfor free\b/i;

const RULES = [
  rule('bank details', `\\b${ASK}\\b${near(60)}\\b(?:your|ur|yr)\\b${near(50)}${BANK}`, ABOUT_WORK),
  rule('bank details', `\\b${ASK}\\b${near(60)}\\b(?:the|a|his|her|their|an)\\b${near(20)}${BANK_NUMBER}`, ABOUT_WORK),
  rule(
    'identity numbers',
    `\\b(?:send|e-?mail|text|whats?app|message|forward|upload|attach|share|photograph|scan|copy|photo|picture|scans|copies|photos|pictures)\\b${near(30)}\\b(?:your|ur|yr)\\b${near(30)}\\b${DOCUMENT}`,
    ABOUT_WORK,
  ),
  rule(
    'bank details',
    `\\byour ${near(20)}${BANK}${near(60)}(?:please\\b|asap\\b|today\\b|\\?|to (?:set up|process|arrange|release)|so (?:that )?(?:we|i) can)`,
    ABOUT_WORK,
  ),
  rule('bank details', `^\\W*(?:please )?${BANK} ?[:?]`),
  rule(
    'identity numbers',
    `\\b${ASK}\\b${near(60)}\\b(?:your|ur|yr|the|a|his|her|their|you)\\b${near(50)}\\b${IDENTITY}`,
    ABOUT_WORK,
  ),
  rule(
    'identity numbers',
    `\\byour ${near(20)}\\b${IDENTITY}${near(60)}(?:please\\b|asap\\b|today\\b|\\?|so (?:that )?(?:we|i) can)`,
    ABOUT_WORK,
  ),
  rule('identity numbers', `^\\W*(?:please )?\\b${IDENTITY} ?[:?]`),
  rule(
    'money',
    `\\b(?:you|candidates?|applicants?)\\b${near(30)}\\b(?:must|will|need to|have to|'ll|'ll need to|are required to|are asked to|should|just)\\b${near(20)}\\b(?:pay|send|transfer|wire|deposit|buy|purchase|cover)\\b${near(60)}(?:\\b${MONEY_TO}\\b|[£$€] ?\\d|\\d+ ?(?:gbp|usd|eur|pounds|dollars|quid|bucks)\\b)`,
    WE_PAY,
  ),
  rule(
    'money',
    `(?:^|\\b(?:please|kindly|could you|can you|would you|and|then|just)\\b${near(25)})\\b(?:pay|send|transfer|wire|deposit|paypal|venmo|zelle|cash ?app)\\b${near(40)}(?:[£$€] ?\\d|\\d+ ?(?:gbp|usd|eur|pounds|dollars|quid|bucks)\\b|\\b(?:the|a|your|this|our|us|me) ${near(25)}\\b${MONEY_TO}\\b)`,
    WE_PAY,
  ),
  rule(
    'money',
    `\\b(?:buy|purchase|get|send|pick up|scratch)\\b${near(40)}\\b(?:gift ?cards?|(?:itunes|google play|amazon|steam) (?:gift )?cards?|bitcoins?|usdt)\\b`,
    ABOUT_WORK,
  ),
  rule(
    'money',
    `\\b(?:lend|loan|borrow)\\b${near(20)}\\b(?:me|us)\\b${near(30)}(?:[£$€] ?\\d|\\bmoney\\b|\\bcash\\b|\\d+ ?(?:pounds|dollars|gbp|usd|quid))`,
  ),
  rule(
    'money',
    `\\b(?:registration|application|administration|admin|processing|training|starter(?: kit| pack)?|joining|enrolment|enrollment|visa|equipment|uniform|background check|dbs(?: check)?|vetting|security|refundable|placement|recruitment|onboarding) (?:kit |pack |course )?(?:fee|deposit|charge|payment)s?\\b${near(60)}(?:[£$€] ?\\d|\\b(?:is|are|must be|to be|should be|of) (?:payable|paid|required|sent|due|\\d))`,
    WE_PAY,
  ),
  rule(
    'money',
    `\\b(?:payment|fee|deposit|money)\\b${near(40)}\\b(?:up ?-?front|in advance|before (?:you start|the interview|your interview|we can))\\b`,
    WE_PAY,
  ),
];

/** A negation shortly before the matching words: "we will never ask for your bank details". */
const NEGATED =
  /\b(?:no(?! (?:later|more than)\b)|not|never|nor|none|without|nobody|cannot|needn't|rather than|instead of|no longer)\b|n't\b/i;

function asksFor(sentence: string, { asks, unless }: (typeof RULES)[number], what: HeldFor): boolean {
  const found = asks.exec(sentence);
  if (!found || unless?.test(sentence)) return false;
  if (what !== 'money' && IN_PERSON.test(sentence)) return false;
  const clause = sentence.slice(0, found.index + found[0].length);
  return !NEGATED.test(clause.slice(Math.max(0, clause.search(/[^,;:]*$/))));
}

/** The Luhn check of card numbers. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 1 ? 2 : 1);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}

/** The ISO 7064 check of an IBAN. */
function passesIban(iban: string): boolean {
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** Two letters that begin no National Insurance number. */
const NINO = /\b(?!(?:BG|GB|NK|KN|TN|NT|ZZ))[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?-?\d{2} ?-?\d{2} ?-?\d{2} ?-?[A-D]\b/i;
const SSN = /(?<![\d-])(?!000|666|9\d\d)\d{3}[- ](?!00)\d{2}[- ](?!0000)\d{4}(?![\d-])/;

/** Numbers that identify a person or an account, whoever wrote them. */
function numbersIn(text: string): HeldFor[] {
  const found: HeldFor[] = [];
  const cards =
    text.match(/(?<![\d-])[3-6]\d{3}(?:[ -]?\d{4}){2}[ -]?\d{1,7}(?![\d-])|(?<!\d)3[47]\d{2}[ -]?\d{6}[ -]?\d{5}(?!\d)/g) ?? [];
  const ibans = text.match(/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/gi) ?? [];
  if (
    cards.map((card) => card.replace(/\D/g, '')).some((card) => card.length >= 13 && card.length <= 19 && passesLuhn(card)) ||
    ibans.map((iban) => iban.replace(/ /g, '').toUpperCase()).some((iban) => iban.length >= 15 && passesIban(iban)) ||
    /\bsort[- ]?code\b\D{0,15}\d{2}[- ]?\d{2}[- ]?\d{2}\b/i.test(text) ||
    /\b(?:account|acct|a\/c) (?:number|no)\b\D{0,15}\d{6,12}\b/i.test(text) ||
    /\b(?:routing|aba) (?:number|no)\b\D{0,15}\d{9}\b/i.test(text)
  )
    found.push('bank details');
  if (
    NINO.test(text) ||
    SSN.test(text) ||
    /\b(?:ssn|social security)\b\D{0,20}\d{9}\b/i.test(text) ||
    /\bpassport\b[^.!?\n\d]{0,20}(?:[A-Z]\d{8}|\d{9})\b/i.test(text)
  )
    found.push('identity numbers');
  return found;
}

/**
 * What a message asks for, or contains, that an operator should look at before it is delivered; empty for an ordinary message. A pure
 * decision over words and number formats: `rules` of honest pay talk, such as "the salary is £30,000", don't match.
 */
export function heldFor(...texts: readonly (string | null | undefined)[]): HeldFor[] {
  const text = plain(texts.filter(Boolean).join('\n'));
  const found = new Set<HeldFor>(numbersIn(text));
  const sentences = text.split(/(?<=[.!?])\s+|\n/).map((sentence) => sentence.trim());
  for (const each of RULES) if (sentences.some((sentence) => asksFor(sentence, each, each.what))) found.add(each.what);
  // What no job advert may ask for.
  const asked = whatIsAskedFor(text);
  if (asked) found.add(asked);
  return HELD_FOR.filter((what) => found.has(what));
}

/** The reason as the sender and the operators read it: "bank details and money". */
export const heldInWords = (what: readonly string[]): string =>
  what.length < 2 ? (what[0] ?? '') : `${what.slice(0, -1).join(', ')} and ${what.at(-1)}`;
