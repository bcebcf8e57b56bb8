import type { Context } from './context.ts';
import { titleScore } from './job-titles.ts';
import { SERVICES, UNIT_ABROAD } from './services.ts';
import { anyOf, either } from './terms.ts';

const UNIT_AT_END =
  '(?:Regiment|Battalion|Brigade(?: Combat Team)?|Division|Squadron|Company|Platoon|Battery|Wing|Group|Fleet|Corps|Workshop|Commando|Flotilla|Detachment|Bn|Bde|Sqn|Coy)';

const PARENT_UNIT = String.raw`(?:REME|RLC|RE|RA|R SIGNALS|\d+(?:st|nd|rd|th)? (?:[A-Z][\w'’]* ){0,4}(?:Regiment|Battalion|Brigade|Division|Regt))`;

const UNIT = either(
  '',
  new RegExp(
    [
      String.raw`\b(?:(?:\d+(?:st|nd|rd|th)?|[A-Z]) )?(?:(?:[A-Z][\w'’&-]*|of|the|and|&) ){0,5}`,
      String.raw`${UNIT_AT_END}\b(?:,? ${PARENT_UNIT})*`,
    ].join(''),
  ),
  /\b(?:HMS|USS)(?: [A-Z][\w'’]+){1,3}/,
  /\bRAF [A-Z][\w'’]+/,
  /\b3\/2 [A-Z]\w+/,
);

/** Names of services that read like units, and words for units alone. */
const SERVICE_ITSELF = either(
  'i',
  /^(?:regiment|battalion|brigade|division|squadron|company|platoon|battery|wing|group|fleet|workshop|flotilla|detachment)$/,
  /^(?:the )?(?:u\.?s\.?|united states|royal)? ?(?:marine|air|space|adjutant general’s)? ?corps$/,
  /^(?:intelligence corps|army medical corps)$/,
);

/** Only names of ships and naval stations. */
export const SHIPS = /^(?:(?:^|,? and |, |\/| ?& ?)(?:HMS|RNAS|RFA|HMNB)(?: \p{Lu}[\p{L}'’]+){1,2})+$/u;

export const COMPANY = /\b(?:ltd|limited|plc|llp|inc|llc|group)\b/i;

export const UNIT_WORD = new RegExp(
  String.raw`\b${anyOf('unit-words')}\b|\b(?:\w+ staff|task (?:force|group)|joint force)$`,
  'i',
);

/** Whether a name is that of a unit, not of a post in it. */
export const isUnit = (context: Context, text: string) =>
  UNIT_ABROAD.exec(text)?.index === 0 ||
  /^\d+(?:st|nd|rd|th|d)? \p{Lu}.* (?:squadron|sqn|company|coy|troop|battery|group|wing|workshop|platoon)$/iu.test(text) ||
  /^\p{Lu}.* (?:squadron|battalion|regiment|wing|group|company|battery) \d{1,4}$/iu.test(text) ||
  ((/^\d+(?:st|nd|rd|th) marines$/i.test(text) ||
    UNIT_WORD.test(text) ||
    /^(?:\d+|[IVX]{2,})(?:st|nd|rd|th|d)? \p{Lu}/u.test(text) ||
    /^HM Ships? \p{Lu}|^Flag Officer \p{Lu}/u.test(text) ||
    // A unit in short, or a company by its letter: `1-8 CAV`, `B Co`, `Bravo Battery`
    /^\d+[-/]\d+(?:st|nd|rd|th|d)? \p{Lu}|^(?:[A-Z]|HH|Alpha|Bravo|Charlie|Delta|Echo|Fox(?:trot)?|Golf|Hotel|Headquarters) (?:co|coy|btry|trp|bty)\b\.?$/iu.test(
      text,
    )) &&
    // Engineers and guards in the name of a corps are no posts.
    titleScore(
      context,
      SERVICES.reduce((rest, { words }) => rest.replace(words, ' '), text.replace(/^Flag Officer /, '')),
    ) <= 0.5);

/** Stations and bases, which are places where a unit is named beside them. */
export const STATION =
  /^(?:RAF|RNAS|MOD|MCAS|NAS|JBER|Joint Base|Camp|Fort|FOB|Kandahar|Naval Station|Naval Base)\b|\b(?:AFB|AB|Air Base|Barracks|Garrison)$/;

/** A station or base: `RAF Lossiemouth`, `Fort Hood`, `HMS Collingwood`. */
export const isStation = (text: string) =>
  text.length < 50 && (STATION.test(text) || /^(?:HMS|HMAS|HMCS|HMNZS|INS|USS|USCGC) \p{Lu}/u.test(text));

/** The unit that a text names and that is not the service itself; a battalion with its regiment. */
export function unitIn(text: string): string {
  const units = [...text.matchAll(new RegExp(UNIT, 'g'))].filter(({ 0: unit }) => !SERVICE_ITSELF.test(unit.trim()));
  const [first, second] = units;
  if (!first) return '';
  const between = second ? text.slice(first.index + first[0].length, second.index) : '';
  return second && /^, (?:the )?$/i.test(between)
    ? text.slice(first.index, second.index + second[0].length).trim()
    : first[0].trim();
}
