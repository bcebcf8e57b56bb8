import { asciiDomain } from './email-address.ts';

/** An address as people read it: an internationalised domain in its own script. */
export function shownEmail(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 0 || !/(?:^|\.)xn--/i.test(domain)) return address;
  const labels = domain.split('.');
  const isAsciiTop = !labels.at(-1)?.startsWith('xn--');
  const shown = labels.map((label) => shownLabel(label, isAsciiTop)).join('.');
  return asciiDomain(shown) === domain.toLowerCase() ? `${address.slice(0, at)}@${shown}` : address;
}

/** Only Cyrillic and Greek letters that look like Latin ones, and signs. */
const LOOKS_LATIN = /^[аеіјорѕсухԁӏһԛԝѵԍьгкмтвнαινορτυκχγωηε\d-]+$/u;

/**
 * Labels of letters that look like Latin ones stay in ASCII where they may imitate other domains: beside Latin letters, and below a
 * top domain in ASCII.
 */
function shownLabel(label: string, isAsciiTop: boolean): string {
  if (!label.startsWith('xn--')) return label;
  const text = decodePunycode(label.slice(4));
  if (text === null) return label;
  const isMixed = /\p{Script=Latin}/u.test(text) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(text);
  return isMixed || (isAsciiTop && LOOKS_LATIN.test(text)) ? label : text;
}

/** RFC 3492, section 6.2. Null when the label is not punycode. */
function decodePunycode(label: string): string | null {
  const delimiter = label.lastIndexOf('-');
  const output = [...label.slice(0, Math.max(0, delimiter))].map((letter) => letter.charCodeAt(0));
  let [code, index, bias, read] = [128, 0, 72, delimiter + 1];
  while (read < label.length) {
    const start = index;
    let weight = 1;
    for (let k = 36; ; k += 36) {
      const digit = Number.parseInt(label[read++] ?? '', 36);
      if (Number.isNaN(digit)) return null;
      // Base 36 counts digits before letters, punycode letters before digits.
      const value = digit < 10 ? digit + 26 : digit - 10;
      index += value * weight;
      const threshold = Math.min(26, Math.max(1, k - bias));
      if (value < threshold) break;
      weight *= 36 - threshold;
      if (weight > Number.MAX_SAFE_INTEGER / 36) return null;
    }
    bias = adapted(index - start, output.length + 1, start === 0);
    code += Math.floor(index / (output.length + 1));
    index %= output.length + 1;
    if (code > 0x10ffff) return null;
    output.splice(index++, 0, code);
  }
  return String.fromCodePoint(...output);
}

function adapted(delta: number, length: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / 700) : Math.floor(delta / 2);
  rest += Math.floor(rest / length);
  let k = 0;
  for (; rest > 455; k += 36) rest = Math.floor(rest / 35);
  return k + Math.floor((36 * rest) / (rest + 38));
}
