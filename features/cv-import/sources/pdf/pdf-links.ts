import type { Item } from '../../document/items.ts';
import { addressOf, isPersonal, textOfLink } from '../links.ts';

/** A link of a page: its box in the points of an item's position. */
type Link = { href: string; left: number; right: number; top: number; bottom: number };

/** More than the links of a page of a CV; each is compared with all items. */
const MAX_LINKS = 100;
/** How much of the smaller of the two a link and a text have in common at least. */
const LEAST_SHARED = 0.5;

/** The links that pdf.js gives of a page of this height. */
export function linksOf(annotations: readonly unknown[], height: number): Link[] {
  return annotations
    .flatMap((annotation) => {
      if (typeof annotation !== 'object' || annotation === null || !('url' in annotation) || !('rect' in annotation)) return [];
      const { url, rect } = annotation;
      if (typeof url !== 'string' || !Array.isArray(rect)) return [];
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rect.map(Number);
      return [
        {
          href: url,
          left: Math.min(x1, x2),
          right: Math.max(x1, x2),
          top: height - Math.max(y1, y2),
          bottom: height - Math.min(y1, y2),
        },
      ];
    })
    .slice(0, MAX_LINKS);
}

/**
 * The items of a page with the addresses of links that only name them: `LinkedIn`, `Email me`, a picture of an envelope. Addresses that are
 * printed too are not repeated.
 */
export function withAddressesOfLinks(page: number, items: Item[], links: Link[]): Item[] {
  const printed = links.length > 0 ? plain(items.map(({ text }) => text).join('')) : '';
  const isHidden = ({ href }: Link) => {
    const address = addressOf(href);
    return address !== null && !printed.includes(plain(address.address));
  };
  let own = items;
  const pictures: Item[] = [];
  const seen = new Set<string>();
  for (const link of links.filter(isHidden)) {
    const linked = own.filter((item) => isIn(item, link));
    if (linked.some(({ text }) => text.trim() !== '')) own = replaced(own, linked, link);
    else if (!seen.has(link.href) && isPersonal(link.href)) {
      seen.add(link.href);
      pictures.push(pictureOf(page, link));
    }
  }
  return [...own, ...pictures];
}

/** Texts that print an address can leave out `www.`, break it, and write it in any case. */
const plain = (text: string) => text.replace(/\s/g, '').replace(/www\./gi, '').toLowerCase();

function isIn(item: Item, { left, right, top, bottom }: Link): boolean {
  const middle = item.y - 0.3 * item.size;
  const shared = Math.min(right, item.x + item.width) - Math.max(left, item.x);
  return middle > top && middle < bottom && shared > LEAST_SHARED * Math.min(right - left, item.width || 1);
}

/** The items of a page with the text of a link as a reader on paper needs it. */
function replaced(items: Item[], linked: Item[], link: Link): Item[] {
  const [first, ...others] = linked;
  const last = others.at(-1) ?? first;
  if (!first || !last) return items;
  if (others.length === 0) {
    const [before, words, after] = atLink(first, link);
    const whole = textOfLink(words.text, link.href);
    if (whole === words.text) return items;
    const parts = [before, { ...words, text: whole }, after].filter((part) => part.text !== '');
    return items.flatMap((item) => (item === first ? parts : [item]));
  }
  const text = linked.map((item) => item.text).join('');
  const whole = textOfLink(text, link.href);
  if (whole === text) return items;
  return items.flatMap((item) => {
    if (item === first) return [{ ...item, text: whole, width: last.x + last.width - first.x }];
    return others.includes(item) ? [] : [item];
  });
}

/** An item before, in and behind a link, by where its words are if all letters are of one width. */
function atLink(item: Item, { left, right }: Link): [Item, Item, Item] {
  const { text, x, width } = item;
  const letter = width / text.length;
  const words = [...text.matchAll(/[^\s|,;•·]+/g)].filter(({ index, 0: word }) => {
    const middle = x + (index + word.length / 2) * letter;
    return middle > left && middle < right;
  });
  const end = words.at(-1);
  const from = words[0]?.index ?? 0;
  const to = end ? end.index + end[0].length : text.length;
  const part = (start: number, stop: number): Item => ({
    ...item,
    text: text.slice(start, stop),
    x: x + start * letter,
    width: (stop - start) * letter,
  });
  return [part(0, from), part(from, to), part(to, text.length)];
}

function pictureOf(page: number, { href, left, right, bottom, top }: Link): Item {
  const size = Math.max(6, Math.min(12, 0.75 * (bottom - top)));
  const text = addressOf(href)?.address ?? '';
  return { page, text, x: left, y: bottom - 0.25 * size, width: right - left, size, bold: false, font: 'link' };
}
