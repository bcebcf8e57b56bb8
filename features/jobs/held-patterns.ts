import { HELD_FOR, type HeldFor } from './held-reasons.ts';

const BANK =
  '(?:bank(?:ing)? (?:account |card )?(?:details?|info(?:rmation)?|numbers?|statements?|log-?in|pin)|(?:bank|current|checking|savings) account(?!ant|ing|s? (?:manager|handler))|account (?:number|no\\b)|bank acc(?:t|ount)? ?(?:\\+|&|and|\\/) ?sort|acc(?:oun)?t\\.? (?:number|no\\b|details)|sort[- ]?code|iban\\b|bic\\b|swift code|(?:routing|aba) number|(?:credit|debit|bank) card|card (?:number|details|info(?:rmation)?)|long number on (?:the front of )?your card|cvv2?\\b|cvc\\b|security code on (?:the back of )?your card|(?:online|mobile|internet) banking|direct deposit (?:form|details|information)|void(?:ed)? che(?:que|ck))';
/** Of these, naming the thing with any article is enough. */
const BANK_NUMBER =
  '(?:sort[- ]?code|iban\\b|swift code|(?:routing|aba) number|account (?:number|no\\b)|card number|long number on|cvv2?\\b|void(?:ed)? che(?:que|ck)|direct deposit form)';
/** Documents that a job may require somebody to have; only sending them is asked for. */
const DOCUMENT =
  "(?:passports?|licen[sc]e|driv(?:er'?s?|ing) licen[sc]e|id(?:entity)? (?:card|document)s?|biometric residence permits?)";
const IDENTITY =
  "(?:national insurance (?:number|no\\b|details)|n\\.?i\\.? (?:number|no\\b)|nino\\b|social security (?:number|no\\b|card|details)|social security #|ssn\\b|s\\.s\\.n\\.|social(?= (?:number|and (?:date of birth|dob)))|passport (?:number|no\\b|details)|driv(?:er'?s?|ing) licen[sc]e (?:number|no\\b|details)|(?:national )?id(?:entity)? (?:card )?number|identification number|tax(?:payer)? (?:file |identification |reference )?(?:number|id)|\\bitin\\b|\\butr\\b|dod id number|mother'?s maiden name)";
/** Words that name a form's field for an account, at the start of a list item. */
const BANK_FIELD = '(?:(?:name of (?:your )?bank|bank name|account holder|account|bank)(?= ?(?:[-:,(]|and\\b|$)))';
const AMOUNT =
  '(?:[£$€] ?\\d|\\b(?:gbp|usd|eur) ?\\d|\\d[\\d.,]{0,20} ?(?:gbp|usd|eur|euros?|pounds|dollars|quid|bucks|btc|usdt)\\b)';
/** What applicants are made to pay for. */
const FEE =
  '(?:(?:registration|application|administration|admin|processing|training|starter(?: kit| pack)?|joining|enrol?lment|visa|equipment|uniform|background check|dbs(?: check)?|vetting|medical|licen[cs]e|booking|release|security|refundable|placement|recruitment|onboarding|settlement|kit) (?:kit |pack |course )?(?:fee|deposit|charge|payment|bond)s?)';
const CHECK =
  '(?:dbs(?: check)?|vetting|medical|background check|visa|starter (?:kit|pack)|kit|uniform|licen[cs]e|equipment|laptop)';
const PAY =
  "(?:(?<!\\b(?:my|our|the|your|current|basic|gross|base|weekly|monthly|of|we|we will|we'll|they|who) )pay|send|transfer|wire|remit|settle|deposit|invest|buy|purchase|cover|forward)(?:ing)?\\b(?! ?(?::|and\\b|is\\b|of\\b|rate|rang|scale|band|from\\b|start|ris|review|day|reach))";
const MONEY_TO =
  '(?:fees?|deposits?|bonds?|payments?|charges?|money|funds|cash|gift ?cards?|vouchers?|(?:itunes|google play|amazon|steam) cards?|bitcoins?|crypto(?:currency)?|usdt|western union|moneygram|wire transfers?|bank transfers?)';

const ASK =
  "(?:(?:send|shar|giv|provid|email|reply|verify|complet)(?:es?|ing)|replying with|verify|have to have|must have|waiting (?:for|on)|trouble you for|wants?|send|e-?mail|text|whats?app|message|forward|give|provide|supply|submit|enter|share|tell|include|attach|upload|quote|state|confirm|drop|pass(?: on)?|fill in|reply with|respond with|let (?:me|us) (?:have|know)|(?:i|we)(?:'ll| will|'d| would)? (?:just |also |still )?(?:need|require|want|like|ask for)|need(?:ed|s)?|require[sd]?|request(?:ed|ing)?|ask(?:ing|ed)? (?:you )?for|looking for|what(?:'s| is| are)|may i have|can i (?:have|get|take)|could i (?:have|get|take)|can we (?:have|get|take))";
/** Words for sending something. */
const SEND = '(?:send|e-?mail|text|whats?app|message|forward|upload|attach|share|submit|provide)';
/** What may precede a thing that an item of a list names. */
const HEADED =
  '\\W{0,3}(?:(?:and|your|a|an|the|full|recent|last|latest|valid|both|copy|copies|scans?|photos?|pictures?|sides|of|name of) ){0,6}';
/** Up to so many characters of the same sentence. */
const near = (characters: number) => `[^.!?\\n]{0,${characters}}?`;
export type Rule = { what: HeldFor; asks: RegExp; unless: RegExp | undefined };
const rule = (what: HeldFor, pattern: string, unless?: RegExp): Rule => ({ what, asks: new RegExp(pattern, 'i'), unless });

/** Documents that people bring to an interview are looked at, not sent. Checks after an appointment are usual. */
const IN_PERSON =
  /\b(?:bring|brings|bringing|take with you|show (?:it|them|us) at|at (?:the )?(?:reception|gate|front desk)|in person)\b/i;
/** What somebody has or the work is about, and what happens after an appointment. */
const ABOUT_WORK =
  /\b(?:(?:customers?|clients?|guests?|visitors?|suppliers?|tenants?|policyholders?)(?= |'|[.,;:]|$)|(?:from|of) (?:candidates|applicants|new starters))(?!.{0,60}\byour?\b)|\b(?:on|from) your first day\b|\b(?:once|after|when) you(?: have|'ve|'re| are)? (?:start(?:ed)?|join(?:ed)?|accept(?:ed)?|been appointed|been hired|appointed|hired)\b/i;
/** Experience with such details, and documents that somebody has. */
const HAVE_YOU = /^\W*(?:have|do|did|are|can|could|how|which)\b(?! you (?:give|send|share|provide|confirm|tell))/i;
const WE_PAY =
  /\b(?:we|company|employer|they|who|which|that|it|firm|school|client|us) (?:will |'ll |can |also |always |would )*(?:pay|cover|refund|reimburse|meet(?= (?:the|your|all|any|every|that))|provide|fund)s?\b|\b(?:paid|covered|met|funded|refunded|reimbursed) (?:by (?:us|the company|the employer)|for you|in full)\b|\b(?:no|without|free of) (?:any )?(?:fees?|charges?|deposits?|payments?)\b|\bfree of charge\b|\b(?:for|is|are|supplied) free\b|\bcosts? you nothing\b|\bbonus|\bsalary\b|(?<!first )\bwages?\b|\ballowance\b|\bexpenses\b|\bearn(?:s|ings)? (?:[£$€]|up to|from|around)|[£$€] ?\d[\d.,]*k? ?(?:an?|per|\/) ?(?:hour|day|week|month|year)\b|\b(?:sign(?:ing)?-?on|joining|relocation) (?:payment|support)\b|\bi (?:pay|paid|managed|had)\b|\btenants?\b|\bcustomers?\b/i;

export const RULES: readonly Rule[] = [
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
    `(?:^|\\b(?:please|kindly|could you|can you|would you|and|then|just)\\b${near(25)})\\b(?:${PAY}|paypal|venmo|zelle|cash ?app)\\b${near(40)}(?:[£$€] ?\\d|\\d+ ?(?:gbp|usd|eur|pounds|dollars|quid|bucks)\\b|\\b(?:the|a|your|this|our|us|me) ${near(25)}\\b${MONEY_TO}\\b)`,
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

  // The thing itself, whoever is asked, but not what the writer has: "my bank details".
  rule('bank details', `\\b${ASK}\\b${near(80)}(?<!\\bmy )\\b${BANK_NUMBER}`, ABOUT_WORK),
  rule('bank details', `\\b${ASK}\\b${near(60)}\\baccount\\b${near(30)}\\b(?:wages|salary|pay(?:ment)?|paid)\\b`, ABOUT_WORK),
  rule(
    'bank details',
    `^\\W*(?:and |also )?(?:the |your )?${BANK}${near(50)}\\b(?:needed|required|please|will do|asap|today|tonight)\\b`,
    ABOUT_WORK,
  ),
  rule('identity numbers', `\\b${ASK}\\b${near(80)}(?<!\\bmy )\\b${IDENTITY}`, ABOUT_WORK),
  rule(
    'identity numbers',
    `^\\W*(?:and |also )?(?:the |your )?${IDENTITY}${near(50)}\\b(?:needed|required|please|will do|asap|today|tonight)\\b`,
    ABOUT_WORK,
  ),
  rule(
    'identity numbers',
    `\\b(?:${ASK}|please|still)\\b${near(60)}(?:(?:cop(?:y|ies)|scans?|photos?|pics?|pictures?|selfie|images?|screenshots?) (?:of )?${near(40)}${DOCUMENT}|(?<!\\bmy )${DOCUMENT}${near(15)}\\b(?:copy|copies|scans?|photos?|pictures?|selfie))`,
    ABOUT_WORK,
  ),
  // Items of a list, and what follows a colon.
  rule('bank details', `: (?:${near(80)}[,;] ?(?:and )?)?${HEADED}(?:${BANK}|${BANK_FIELD})`, ABOUT_WORK),
  rule(
    'identity numbers',
    `: (?:${near(80)}[,;] ?(?:and )?)?${HEADED}(?:${IDENTITY}|(?:ni|ssn|social)\\b(?= ?(?:[-:,(]|and\\b|$)))`,
    ABOUT_WORK,
  ),
  rule(
    'identity numbers',
    `\\b(?:${SEND}|copies|scans|scanned)\\b${near(60)}: (?:${near(80)}[,;] ?(?:and )?)?${HEADED}${DOCUMENT}`,
    ABOUT_WORK,
  ),
  rule('identity numbers', `: ${near(60)}\\b(?:copy|scan|photo|picture) of ${near(20)}${DOCUMENT}`, ABOUT_WORK),
  // Money that moves through the person's account.
  rule('money', `\\b(?:into|through|via) your (?:own )?(?:bank )?account\\b${near(60)}\\b(?:pass|forward|send|transfer)\\b`),
  rule('money', `\\b(?:bank it|deposit (?:it|the che(?:que|ck))|keep ${AMOUNT})${near(60)}\\b(?:forward|send|transfer|pass)\\b`),
  rule(
    'money',
    `\\b(?:required|asked|need|have|has|had|ready|must|going|willing|able|happy|prepared|expected|will|'ll|should|could|would|can|you|candidates|applicants|starters) (?:to |just |only |also |all )*${PAY}\\b${near(80)}(?:${AMOUNT}|\\b${FEE}\\b)`,
    WE_PAY,
  ),
  rule('money', `(?:^|[:,;] |\\b(?:please|kindly|then|just|and) )\\W*${PAY}\\b${near(60)}(?:${AMOUNT}|\\b${FEE}\\b)`, WE_PAY),
  rule(
    'money',
    `\\b(?:need|take|ask(?: for)?|require|charge|collect)s?\\b${near(40)}(?:\\b(?:deposit|bond|contribution)\\b|\\b${FEE}\\b|${AMOUNT}${near(20)}\\b(?:fee|deposit|bond|contribution)\\b)`,
    WE_PAY,
  ),
  rule('money', `\\b(?:non-?)?(?:refundable|returnable)\\b${near(25)}(?:${AMOUNT}|\\b(?:deposit|bond|fee)\\b)`, WE_PAY),
  rule('money', `\\b(?:deposit|bond|fee|contribution) of ${AMOUNT}`, WE_PAY),
  rule('money', `\\b${FEE}\\b\\W{0,3}(?:is |of )?${AMOUNT}`, WE_PAY),
  rule('money', `(?<!allowance )\\b${CHECK}\\b${near(30)}${AMOUNT}`, WE_PAY),
  rule(
    'money',
    `\\b${CHECK}\\b${near(40)}\\b(?:has to be|have to be|must be|needs? to be|to be) (?:paid|bought|purchased|settled)\\b`,
    WE_PAY,
  ),
  rule('money', `\\bcharged? ${near(20)}${AMOUNT}`, WE_PAY),
  rule(
    'money',
    `\\b(?:secure|reserve|hold|confirm|book|register)s?\\b${near(25)}\\b(?:place|slot|spot|seat|interview|interest|training|course|position|offer|start date|van)\\b${near(40)}${AMOUNT}`,
    WE_PAY,
  ),
  rule(
    'money',
    `${AMOUNT}${near(40)}\\b(?:payable by card|payment at our|to (?:secure|reserve|hold|confirm|book) your)\\b`,
    WE_PAY,
  ),
  rule('money', `\\b(?:btc|bitcoins?|usdt|crypto(?:currency)?|eth)\\b${near(40)}\\bwallet\\b`, ABOUT_WORK),
  rule(
    'money',
    `\\b(?:pay (?:it|this|that) (?:here|now|today)|payment|cash ?app|paypal|venmo|zelle|revolut) (?:link|it|me|works|here|only|below)\\b|\\bpaypal\\.me\\b|\\bpay it here\\b`,
  ),
  rule(
    'money',
    `\\b(?:pay|payment|fee|deposit|money)\\b${near(40)}\\b(?:up ?-?front|in advance|before (?:you start|the interview|your interview|we can))\\b`,
    WE_PAY,
  ),
  rule(
    'money',
    `\\b(?:pay (?:with|by|in|using)|payment (?:by|in))\\b${near(40)}\\b(?:gift cards?|western union|moneygram|bitcoin|crypto(?:currency)?)\\b`,
    ABOUT_WORK,
  ),
];

/** Words of which a sentence has at least one where a rule of this kind matches. Most sentences have none. */
const NAMES: Record<HeldFor, RegExp> = {
  'bank details':
    /account|bank|acct|sort[- ]?code|iban\b|bic\b|swift code|\b(?:routing|aba) number|card|cvv|cvc\b|security code|direct deposit|\bvoid/i,
  'identity numbers': new RegExp(`${IDENTITY}|${DOCUMENT}|\\b(?:ni|ssn|social)\\b`, 'i'),
  money:
    /[£$€]|\d ?(?:gbp|usd|eur|pounds|dollars|quid|bucks|btc|usdt)|(?:gbp|usd|eur) ?\d|\bfee|deposit|bond|charge|contribution|pay|paid|bought|purchased|settled|money|funds|cash|card|voucher|bitcoin|btc|crypto|usdt|\beth\b|western union|wire|transfer|account|bank it|lend|loan|borrow|venmo|zelle|revolut/i,
};

/** The rules among these that a sentence may match. */
export const rulesFor = (sentence: string, rules: readonly Rule[]): Rule[] => {
  const named = HELD_FOR.filter((what) => NAMES[what].test(sentence));
  return named.length === 0 ? [] : rules.filter(({ what }) => named.includes(what));
};

/** In a question to the applicant, naming the thing is enough: "What is your …", "Enter the …". */
export const RULES_OF_QUESTIONS: readonly Rule[] = [
  rule('bank details', `(?:^\\W*|\\b(?:your|enter|state|give|provide)\\b${near(40)})${BANK}`, HAVE_YOU),
  rule('identity numbers', `(?:^\\W*|\\b(?:your|enter|state|give|provide)\\b${near(40)})\\b${IDENTITY}`, HAVE_YOU),
];

/** A negation shortly before the matching words: "we will never ask for your bank details". */
const NEGATED =
  /\b(?:no(?! (?:later|more than)\b)|not|never|nor|none|without|nobody|cannot|needn't|rather than|instead of|no longer)\b|n't\b/i;

/** Whether a sentence asks for what a rule is about. */
export function asksFor(sentence: string, { what, asks, unless }: Rule): boolean {
  const found = asks.exec(sentence);
  if (!found || unless?.test(sentence)) return false;
  if (what !== 'money' && IN_PERSON.test(sentence)) return false;
  // "Where do I send my bank details?"
  if (what !== 'money' && /(?<!\bto )\bmy\b[^.!?,]{0,40}$/i.test(found[0]) && !/\b(?:your|ur)\b/i.test(found[0])) return false;
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

type NumberPattern = { what: HeldFor; pattern: RegExp; passes?: (found: string) => boolean };

/** Numbers that identify a person or an account, whoever wrote them. */
export const NUMBERS: readonly NumberPattern[] = [
  {
    what: 'bank details',
    pattern: /(?<![\d-])[3-6]\d{3}(?:[ -]?\d{4}){2}[ -]?\d{1,7}(?![\d-])|(?<!\d)3[47]\d{2}[ -]?\d{6}[ -]?\d{5}(?!\d)/g,
    passes: (found) => {
      const card = found.replace(/\D/g, '');
      return card.length >= 13 && card.length <= 19 && passesLuhn(card);
    },
  },
  {
    what: 'bank details',
    pattern: /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/gi,
    passes: (found) => {
      const iban = found.replace(/ /g, '').toUpperCase();
      return iban.length >= 15 && passesIban(iban);
    },
  },
  { what: 'bank details', pattern: /\bsort[- ]?code\b\D{0,15}\d{2}[- ]?\d{2}[- ]?\d{2}\b/gi },
  { what: 'bank details', pattern: /\b(?:account|acct|a\/c) (?:number|no)\b\D{0,15}\d{6,12}\b/gi },
  { what: 'bank details', pattern: /\b(?:routing|aba) (?:number|no)\b\D{0,15}\d{9}\b/gi },
  // No National Insurance number begins with one of the excluded pairs of letters.
  {
    what: 'identity numbers',
    pattern: /\b(?!(?:BG|GB|NK|KN|TN|NT|ZZ))[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?-?\d{2} ?-?\d{2} ?-?\d{2} ?-?[A-D]\b/gi,
  },
  { what: 'identity numbers', pattern: /(?<![\d-])(?!000|666|9\d\d)\d{3}[- ](?!00)\d{2}[- ](?!0000)\d{4}(?![\d-])/g },
  { what: 'identity numbers', pattern: /\b(?:ssn|social security)\b\D{0,20}\d{9}\b/gi },
  { what: 'identity numbers', pattern: /\bpassport\b[^.!?\n\d]{0,20}(?:[A-Z]\d{8}|\d{9})\b/gi },
];
