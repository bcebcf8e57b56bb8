/*
 * An advert without what it says about the employer: a skill named in a section about the company, its benefits or how to apply is not asked for.
 */

/** Headings of sections that describe the employer, the offer or the formalities. */
const ASIDE =
  /^(?:(?:a bit |more |further |additional )?(?:information )?about (?:us|our\b|the (?:company|trust|employer|organi[sz]ation|team|department|service|practice|agency|area|group|university|council))|who we are|our (?:company|values|culture|story|mission|benefits|offer|commitment|services)|(?:company|employee|staff|your) (?:benefits|profile|overview|description)|(?:our |the |your )?(?:benefits|perks|rewards?)(?: (?:package|and .*))?|what(?:’|'| i)?s in it for you|what we(?:’|'| a|’ll| wi)?(?:ll|re)? ?(?:can )?offer|why (?:join|work|choose|us)|we offer|(?:pay|salary|package|remuneration)(?: and .*)?|equal(?:ity| opportunit)|diversity|inclusion|how to apply|application process|(?:next|further) steps|contact|privacy|data protection|disclosure|safeguarding|covid|visa|sponsorship|armed forces (?:covenant|friendly)|recruitment agenc|disclaimer|legal|where we work|location|the (?:company|trust|organi[sz]ation|employer|area))/;
/** Headings that bring the advert back to the work. */
const WORK =
  /\b(?:role|job|duties|duty|responsibilit|requirement|require|essential|desirable|skill|experience|qualification|you(?:’|')?ll|you will|looking for|candidate|person specification|what you|about you|competenc|knowledge|certificat|licen[cs]e|tasks?|accountabilit|purpose)/;
/** A sentence that describes the employer and asks nothing of the reader. */
const OF_EMPLOYER =
  /^(?:we|our|(?:the|this) (?:company|trust|organi[sz]ation|group|agency|hospital|university|council|firm|business|practice)|(?:with|at) (?:over |more than )?(?:\d|our\b)|founded|established|as an? (?:employer|leading|equal|disability))\b/;
const OF_READER =
  /\byou(?:r|’|')?|\bcandidate|\bapplicant|\bpost ?holder|\b(?:must|required|require|essential|need|seek|seeking|looking for)\b/;

/** Whom to ask, and how to apply: the job titles of these people are not the work. */
const CONTACT =
  /\b(?:email|e-mail|telephone|contact (?:[a-z]+ ){0,4}(?:on|at|via)|get in touch|call us|informal (?:discussion|visit|chat|enquir)|for (?:further|more) (?:information|details)|further details)\b|[\w.]@[\w-]|\b0\d{3,4}[ -]?\d{5,6}\b/;
/** What the employer gives. */
const BENEFIT =
  /\b(?:gym membership|payroll giving|employee assistance|discounts?\b|pension scheme|nhs pension|annual leave|study leave|relocation (?:package|support)|cycle to work|season ticket|free parking|staff (?:restaurant|gym|canteen|nursery)|sick pay|life assurance|childcare vouchers|salary sacrifice|flu jab|wellbeing service|counselling (?:and|service)|health plan|weekly pay(?:roll)?|refer a friend|equal opportunit|diverse workforce|workforce (?:as|that is) diverse|public health england (?:guid|advice))/;

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

/** The blocks of an advert that say what is done and what is asked for; blocks are separated by full stops. */
export function workOfAdvert(html: string): string {
  const marked = html.replace(HEADING_TAG, (_, heading: string) => `\n${bare(heading).slice(0, LONGEST_HEADING)}:\n`);
  const stored: string[] = [];
  let isAside = false;
  for (const part of marked.split(BLOCK)) {
    const block = bare(part);
    if (block === '') continue;
    const plain = block.toLowerCase().replace(/^[^a-z]+/, '');
    const isHeading = block.length <= LONGEST_HEADING && (/[:?]$/.test(block) || !/[.!;,]/.test(block));
    if (isHeading) {
      if (ASIDE.test(plain) && !/\babout (?:you|the (?:role|job|post))\b/.test(plain)) isAside = true;
      else if (isAside && WORK.test(plain)) isAside = false;
    }
    if (isAside) continue;
    for (const sentence of block.split(/(?<=[.!?;])\s+/)) {
      const lower = sentence.toLowerCase();
      if (CONTACT.test(lower) || BENEFIT.test(lower)) continue;
      if (!OF_EMPLOYER.test(lower) || OF_READER.test(lower)) stored.push(sentence);
    }
  }
  return stored.join(' . ');
}
