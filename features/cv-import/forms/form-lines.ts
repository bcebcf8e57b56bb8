import { type Cell, sourcesOf } from '../document/lines.ts';
import { joined } from '../document/paragraphs.ts';
import { emailIn, isContactLabel, phoneIn } from '../vocabulary/contacts.ts';
import type { Context } from '../vocabulary/context.ts';
import { isLabel } from '../vocabulary/labels.ts';
import { isName } from '../vocabulary/names.ts';
import { isPayGrade, isRank } from '../vocabulary/ranks.ts';
import { isResidence } from '../vocabulary/residence.ts';
import { serviceIn } from '../vocabulary/services.ts';
import { type Answer, type Group, isEmpty, isYes, labelledText, textOf } from './form-answers.ts';
import { bareLabel, type Field, type Kind } from './form-fields.ts';

/** What the answers about the person say: the name, lines with contacts, and everything else. */
export function personOf(context: Context, { answers }: Group): { name: string; lines: string[]; notes: string[] } {
  const filled = answers.filter((answer) => !isEmpty(textOf(answer)));
  const of = (...fields: Field[]) => filled.filter(({ field }) => field !== undefined && fields.includes(field));
  const whole =
    of('name')
      .map((answer) => nameInOrder(answer))
      .find(isName) ?? '';
  const parts = ['first', 'middle', 'last'].flatMap((field) =>
    of(field as Field)
      .map((answer) => textOf(answer))
      .slice(0, 1),
  );
  const name = whole || parts.join(' ');
  const place = addressIn(filled);
  // `Home port | Leith`
  const home =
    place === ''
      ? filled.find(
          (answer) =>
            (answer.field === undefined ||
              answer.field === 'place' ||
              answer.field === 'country' ||
              answer.field === 'jobTitle') &&
            !NO_HOME.test(answer.label.text) &&
            (isResidence(context, textOf(answer)) || HOME.test(answer.label.text)),
        )
      : undefined;
  const lines = place === '' ? [] : [`Address: ${place}`];
  if (home) lines.push(`Address: ${textOf(home)}`);
  const notes: string[] = [];
  // The first number is the person's: that of a mobile telephone, where there is one.
  const isMobile = ({ field, label }: Answer) => field === 'phone' && MOBILE.test(label.text);
  for (const printed of [...filled.filter(isMobile), ...filled.filter((answer) => !isMobile(answer))]) {
    // `E-mail: jane@frost.test` below `Office telephone | 01632 960100`
    const own = printed.lines.slice(1).filter(({ text }) => CONTACT.test(text) && (emailIn(text) || phoneIn(text)));
    lines.push(...own.map(({ text }) => text));
    const answer = { ...printed, lines: printed.lines.filter((line) => !own.includes(line)) };
    const { field, label } = answer;
    const text = textOf(answer, field === 'address' ? ', ' : '');
    if (printed === home) continue;
    // The job that the person wants is placed below the name.
    if (WANTED.test(label.text) && text.length < 80) {
      lines.unshift(text);
      continue;
    }
    if (field === 'email' && emailIn(text)) lines.push(`Email: ${text}`);
    else if (field === 'phone' && phoneIn(text)) lines.push(`${MOBILE.test(label.text) ? 'Mobile' : 'Phone'}: ${text}`);
    else if (field !== undefined && ((IN_ADDRESS.has(field) && isIn(place, text)) || (name !== '' && IN_NAME.has(field))))
      continue;
    // `You can get hold of me on 021 555 0143 or jane@frost.test`
    else if (field === undefined && !NO_HOME.test(label.text) && !OF_OTHERS.test(label.text) && (emailIn(text) || phoneIn(text)))
      lines.push(text);
    else if (field === undefined && (isContactLabel(label.text) || isLabel(label.text))) lines.push(labelledText(answer, text));
    else notes.push(labelledText(answer, text));
  }
  return { name, lines, notes };
}
/** A name whose label has the family name first, with that at its end: `Surname / First name | Kowalczyk Marta`. Capitals tell a double one. */
function nameInOrder(answer: Answer): string {
  const text = textOf(answer);
  if (!/^(?:sur|last|family)\s?name/i.test(answer.label.text) || text.includes(',')) return text;
  const [, family = '', given = ''] = /^(\p{Lu}[\p{Lu}’'-]+(?: \p{Lu}[\p{Lu}’'-]+)*|\S+) (\p{Lu}\p{Ll}.*)$/u.exec(text) ?? [];
  return given === '' ? text : `${given} ${family}`;
}
/** Labels of the place where someone lives, also one that no list of towns has. */
const HOME = /\b(?:home(?! (?:phone|tel|number|e-?mail))|based?|lives?|living|resid\w{2,6}|domicile|town|place|area|address)\b/i;
/** Labels of places at which nobody lives. */
const NO_HOME =
  /birth|born|nation|citizen|prefer|appl|referen|passport|licen|issue|visa|web|url|mail|desired|wanted|travel|relocat|willing|\bjob|employ|parent|kin\b|emergency/i;
/** Whether an address has all lines of an answer. */
const isIn = (place: string, text: string) =>
  text.split(/,\s*/).every((part) => place.toLowerCase().includes(part.toLowerCase()));
/** Labels of numbers and addresses that are not the person's. */
const OF_OTHERS = /\b(?:consultant|recruiter|agency|manager|supervisor|next of kin|coach|reference|number|no\.?|id)\b/i;
const WANTED = /^(?:(?:desired|preferred) (?:employment|job|post|position|role)|occupational field)\b/i;
const CONTACT = /^(?:e-?mail|mobile|cell|(?:tele)?phone|tel)\b[^:]{0,20}:\s/i;
const MOBILE = /\b(?:mobile|cell)\b/i;
const IN_NAME: ReadonlySet<Field> = new Set(['name', 'first', 'middle', 'last']);
const IN_ADDRESS: ReadonlySet<Field> = new Set(['address', 'city', 'state', 'postcode']);

/**
 * Where the person lives, as the form's fields say it: the town with its state, as job sites print places, or else the lines of the first address with
 * its postcode: `4 Shore Brae, Arbroath, DD11 9ZZ`.
 */
function addressIn(answers: Answer[]): string {
  const lines = answers.filter(({ field }) => field === 'address');
  const nameOf = ({ label }: Answer) => bareLabel(label.text).replace(/\s*(?:line\s*)?(?:\d|one|two|three)\b.*$/, '');
  const own = lines.filter((line) => nameOf(line) === nameOf(lines[0] as Answer));
  const of = (...fields: Field[]) => fields.flatMap((field) => answers.find((answer) => answer.field === field) ?? []);
  const city = of('city');
  let whole = '';
  for (const answer of city.length > 0 ? [...city, ...of('state')] : [...own, ...of('state', 'postcode')]) {
    const text = textOf(answer, ', ');
    if (whole.toLowerCase().includes(text.toLowerCase())) continue;
    whole = whole === '' ? text : `${whole.replace(/,$/, '')}, ${text}`;
  }
  return /\p{L}/u.test(whole) ? whole : '';
}

/** A line of an entry: an answer with the field that its label asks for, or text. */
type Printed = Pick<Cell, 'text' | 'sources'> & Partial<Pick<Cell, 'hint' | 'bullet' | 'isAnswer'>>;

const sourcesOfAnswers = (answers: readonly Answer[]) => sourcesOf(answers.flatMap(({ label, lines }) => [label, ...lines]));

const textFrom = (answers: readonly Answer[], text: string, hint?: Cell['hint']): Printed => ({
  text,
  sources: sourcesOfAnswers(answers),
  ...(hint && { hint }),
});
const answerFrom = (answers: readonly Answer[], text: string, hint: Cell['hint']): Printed => ({
  ...textFrom(answers, text, hint),
  isAnswer: true,
});

/** The answers of an entry in one order, each with its field, and what no field asks for. */
export function linesOf(kind: Kind, { answers, begins, heading }: Group, isEmployerFirst: boolean): Printed[] {
  const filled = answers.filter((answer) => answer.lines.length > 0);
  const used = new Set<Answer>();
  const take = (...fields: Field[]): Answer | undefined => {
    const found = filled.find((answer) => answer.field !== undefined && fields.includes(answer.field) && !used.has(answer));
    if (found) used.add(found);
    return found;
  };
  const line = (hint: Cell['hint'], answer: Answer | undefined): Printed[] =>
    answer && !isEmpty(textOf(answer)) ? [answerFrom([answer], textOf(answer), hint)] : [];
  if (kind === 'languages' || kind === 'certificates' || kind === 'references') return listed(kind, filled);
  const dates = datesOf(
    filled,
    used,
    begins?.isCurrent === true || (begins === null && /\b(?:current|present)\b/i.test(heading)),
  );
  const isStudy = kind === 'education';
  const employer = isStudy ? line('employer', take('school', 'employer')) : firmOf(take('school') ?? take('employer'), line);
  const held = isStudy ? undefined : take('jobTitle');
  const split = held && TELLS_DUTIES.test(held.label.text) ? POST_AND_TEXT.exec(textOf(held)) : null;
  const post = isStudy
    ? line('jobTitle', take('degree', 'jobTitle', 'certificate'))
    : split
      ? [answerFrom([held as Answer], split[1] ?? '', 'jobTitle')]
      : line('jobTitle', held);
  const headline = [
    ...(isEmployerFirst ? [...employer, ...post] : [...post, ...employer]),
    ...(isStudy ? line('subject', take('subject')) : []),
  ];
  const grade = filled.find(({ field }) => field === 'grade');
  // `Leading Seaman (from 2013)`, `Sergeant / Radio Technician`, `E-7 / Gunnery Sergeant`
  const printed = grade ? textOf(grade) : '';
  const [before = '', ...behind] = printed.split(', ');
  // `Staff Sergeant, Workshop Sergeant`
  const [first = '', second = ''] =
    behind.length > 0 && isRank(before, null) ? [before, behind.join(', ')] : printed.split(/\s+\/\s+/);
  const [rankHeld, trade] = isPayGrade(first) && isRank(second, null) ? [`${second} (${first})`, ''] : [first, second];
  const rank = grade && isRank(rankHeld.replace(/\s*\([^()]*\)$/, ''), null) ? line('rank', take('grade')) : [];
  if (rank[0]) rank[0] = { ...rank[0], text: rankHeld };
  if (rank.length > 0 && trade !== '')
    if (post.length === 0) headline.unshift(answerFrom(grade ? [grade] : [], trade, 'jobTitle'));
    else rank.push(textFrom(grade ? [grade] : [], `Trade: ${trade}`, 'other'));
  const service = filled.find(({ field }) => field === 'service');
  if (!isStudy) headline.push(...line('employer', take('unit')));
  // `Branch: Warfare` is a trade.
  if (!isStudy && service && serviceIn(textOf(service)) !== null) headline.push(...line('employer', take('service')));
  const places = filled.filter(
    ({ field }) => field === 'address' || field === 'city' || field === 'state' || field === 'country' || field === 'place',
  );
  for (const place of places) used.add(place);
  const place = places
    .map((answer) => textOf(answer, ', '))
    .filter((text) => !isEmpty(text))
    .join(', ');
  const bodies = [
    ...(held && split ? [{ ...held, lines: held.lines.slice(0, 1).map((cell) => ({ ...cell, text: split[2] ?? '' })) }] : []),
    ...filled.filter(({ field }) => field === 'body'),
  ];
  const others = filled.filter((answer) => !used.has(answer) && answer.field !== 'body' && !isEmpty(textOf(answer)));
  return [
    ...headline,
    ...rank,
    ...(place === '' ? [] : [answerFrom(places, place, 'place')]),
    ...dates,
    ...bodies.flatMap((answer) =>
      isEmpty(textOf(answer)) ? [] : textLines(answer).map((line): Printed => ({ ...line, hint: 'body', isAnswer: true })),
    ),
    ...others.map((answer) => textFrom([answer], labelledText(answer, textOf(answer)), 'other')),
  ];
}

/** `Appointment and duties | Platoon Sergeant. In charge of 32 soldiers.` */
const TELLS_DUTIES = /\band\b.*\b(?:duties|responsibilities)\s*:?$/i;
const POST_AND_TEXT = /^([^.]{3,70})\.\s+(\S.*)$/;

/** An employer, and its address where the label asks for both: the name is before the first comma. */
function firmOf(answer: Answer | undefined, line: (hint: Cell['hint'], answer: Answer | undefined) => Printed[]): Printed[] {
  if (!answer || isEmpty(textOf(answer)) || !/address|location/i.test(answer.label.text)) return line('employer', answer);
  const [name = '', address = ''] = textOf(answer, ', ').split(/,\s+(.*)$/);
  return [answerFrom([answer], name, 'employer'), ...(address === '' ? [] : [answerFrom([answer], address, 'place')])];
}

/** Start and end as one range. */
function datesOf(filled: Answer[], used: Set<Answer>, isCurrent: boolean): Printed[] {
  const of = (field: Field) => filled.find((answer) => answer.field === field);
  const [start, end, now] = [of('start'), of('end'), of('current')];
  const both = of('dates') ?? (start || end ? undefined : of('issued'));
  for (const answer of [start, end, both, now]) if (answer) used.add(answer);
  const [from, to] = [start ? textOf(start) : '', end ? textOf(end) : ''];
  const isOpen = (now !== undefined && isYes(textOf(now))) || (isCurrent && isEmpty(to)) || (end !== undefined && isEmpty(to));
  if (both && !isEmpty(textOf(both))) return [answerFrom([both], textOf(both), 'date')];
  const own = [start, end, now].filter((answer) => answer !== undefined);
  if (from !== '' && isEmpty(to)) return [answerFrom(own, `${from}${isOpen ? ' – present' : ''}`, 'date')];
  return from === '' && to === '' ? [] : [answerFrom(own, from === '' ? to : `${from} – ${to}`, 'date')];
}

/** A language with its level, or a certificate with who issued it and when, in one line. */
function listed(kind: Kind, filled: Answer[]): Printed[] {
  const of = (...fields: Field[]) =>
    filled.filter(({ field }) => field !== undefined && fields.includes(field)).map((answer) => textOf(answer));
  if (kind === 'languages') {
    const levels = of('level');
    const fluent = of('fluent').some(isYes) ? ['fluent'] : [];
    return of('language').map((text) =>
      textFrom(filled, [text, [...fluent, ...new Set(levels)].join(', ')].filter(Boolean).join(': ')),
    );
  }
  const names = of('certificate', 'degree', 'jobTitle');
  const known = [...names, ...of('issuer', 'employer', 'school'), ...of('issued', 'dates', 'start', 'end')].filter(
    (text) => !isEmpty(text),
  );
  const others = filled.filter(({ field, lines }) => field === undefined && lines.length > 0);
  return [
    textFrom(
      filled.filter((answer) => !others.includes(answer)),
      known.join(', '),
    ),
    ...others.map((answer) => textFrom([answer], labelledText(answer, textOf(answer)), 'other')),
  ];
}

/** The lines of a long answer, those that its width broke joined. */
function textLines({ lines }: Answer): Printed[] {
  const widest = Math.max(...lines.map(({ right }) => right));
  const whole: Printed[] = [];
  lines.forEach((line, index) => {
    const above = lines[index - 1];
    const last = whole.at(-1);
    // In a cell of a table, lines follow each other more closely than paragraphs, and each can be an item of a list.
    const isInRow = line.row !== undefined;
    const wraps =
      above !== undefined &&
      !line.bullet &&
      (/^[\p{Ll}(]/u.test(line.text)
        ? !isInRow || line.y - above.y < LINE_STEP * line.size
        : !isInRow && above.right > widest - 12 * line.size * 0.5);
    if (last && wraps)
      whole[whole.length - 1] = { ...last, text: joined(last.text, line.text), sources: sourcesOf([last, line]) };
    else whole.push({ text: line.text, bullet: line.bullet, sources: line.sources });
  });
  return whole;
}

const LINE_STEP = 1.7;

/** A label that no entry has, with its answer behind it, or below it where that has several lines. */
export function linesBelow(answer: Answer): Cell[] {
  const [first] = answer.lines;
  const texts = textLines(answer);
  if (!first || texts.length === 0) return [answer.label];
  if (texts.length === 1) return [{ ...first, text: labelledText(answer, texts[0]?.text ?? ''), bullet: false }];
  return [answer.label, ...texts.map(({ text, bullet, sources }) => ({ ...first, text, sources, bullet: bullet === true }))];
}
