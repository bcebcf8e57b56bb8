import type { ServiceKey } from './services.ts';
import type { Field, KnownCode } from './tables.ts';

export type CodeMatch =
  | { as: 'exact' | 'former' | 'near'; known: KnownCode }
  /** The beginning of several codes, or a code of a known field. */
  | { as: 'field'; field: Field | null; known: KnownCode[] };

/** Codes as they are compared: capitals and digits only, without what people write before them. */
export function plainCode(code: string): string {
  const plain = code.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return plain.replace(/^(MOS|AFSC|NEC|RATING|CODE|SFSC)(?=[A-Z0-9]{2})/, '');
}

/** What sailors of the US Navy and Coast Guard qualified for: submarines, surface warfare, aviation … */
const WARFARE = '\\((?:SS|SW|AW|EXW|SCW|FMF|IW|NAO|NAC|DV|PJ|SG|EOD|SWCC|CAC)(?:[/, ]+[A-Z]{2,4})*\\)';
/** A rating with such a mark: `MM(SS)`, `ET2 (SW/AW)`. */
const QUALIFIED = new RegExp(`^([A-Z]{2,3}(?:[123]|CS|CM|C)?)\\s*${WARFARE}$`, 'i');
/** A rating with the number of a specialty, as the Navy wrote them until 2017: `HM-8404`. */
const NUMBERED_RATING = /^([A-Z]{2,3})[- ]?(\d{4})$/i;
/** What in the place of a title is a rating: `HM2`, `MM1(SS)`. */
const RATING = new RegExp(`^[A-Z]{2,3}(?:[123]|CS|CM|C)?(?:\\s*${WARFARE}|-\\d{4})?$`);
const isRating = (title: string) => RATING.test(title) && /[\d(]/.test(title);

/** The code of a query, which may be in the place of the title. */
export const codeOf = ({ code, title }: { code: string; title: string }): string =>
  code === '' && isRating(title.trim()) ? title.trim() : code;

/** Codes of one person's level and of all levels: 3D152 is 3D1X2, 11F3 is 11FX, 25B20 is 25B. */
function formsOf(plain: string, service: ServiceKey | null): string[] {
  const forms = [plain];
  if (service === 'air_force' || service === 'space_force' || service === null) {
    if (/^\d[A-Z]\d[0-9X]\d/.test(plain)) forms.push(`${plain.slice(0, 3)}X${plain[4]}`);
    if (/^[A-Z]\d[A-Z]\d\d\d/.test(plain)) forms.push(`${plain.slice(1, 4)}X${plain[5]}`);
    if (/^\d\d[A-Z][0-9X]/.test(plain)) forms.push(`${plain.slice(0, 3)}X`, plain.slice(0, 3));
  }
  if ((service === 'army' || service === null) && /^\d\d[A-Z]\d/.test(plain)) forms.push(plain.slice(0, 3));
  // Ratings with a rate: HM2, ET1, BMC.
  if ((service === 'navy' || service === 'coast_guard' || service === null) && /^[A-Z]{2,3}([123]|C|CS|CM|SN|FN|AN)$/.test(plain))
    forms.push(plain.replace(/([123]|CS|CM|SN|FN|AN)$/, ''), plain.replace(/C$/, ''));
  return forms;
}

/** What looks alike when a code is read aloud or typed. */
const alike = (plain: string) => plain.replaceAll('O', '0').replaceAll('I', '1').replaceAll('L', '1');

export class KnownCodes {
  private readonly byCode = new Map<string, KnownCode[]>();
  private readonly byFormer = new Map<string, KnownCode[]>();
  private readonly byAlike = new Map<string, KnownCode[]>();
  private readonly all: KnownCode[];
  private readonly fields: Field[];

  constructor(all: readonly KnownCode[], fields: Field[]) {
    this.all = all.filter(({ code }) => code !== '');
    this.fields = [...fields].sort((one, other) => other.prefix.length - one.prefix.length);
    const add = (map: Map<string, KnownCode[]>, key: string, known: KnownCode) => map.set(key, [...(map.get(key) ?? []), known]);
    for (const known of this.all) {
      add(this.byCode, plainCode(known.code), known);
      add(this.byAlike, alike(plainCode(known.code)), known);
      for (const former of known.former) add(this.byFormer, plainCode(former), known);
    }
  }

  find(code: string, service: ServiceKey | null): CodeMatch | null {
    const [, rating = code] = QUALIFIED.exec(code.trim()) ?? [];
    const plain = plainCode(rating);
    if (plain === '' || plain.length > 12) return null;
    const own = (list: KnownCode[] | undefined) => list?.find((known) => service === null || known.service === service);
    const [, base, number] = NUMBERED_RATING.exec(code.trim()) ?? [];
    const forms = [...(number ? [number] : []), ...formsOf(plain, service), ...(base ? [base.toUpperCase()] : [])];
    for (const form of forms) {
      const known = own(this.byCode.get(form));
      if (known) return { as: 'exact', known };
    }
    for (const form of forms) {
      const known = own(this.byFormer.get(form));
      if (known) return { as: 'former', known };
    }
    for (const form of forms) {
      const known = own(this.byAlike.get(alike(form)));
      if (known) return { as: 'near', known };
    }
    const known =
      plain.length >= 2
        ? this.all.filter((each) => (service === null || each.service === service) && plainCode(each.code).startsWith(plain))
        : [];
    const field = service === null ? null : this.fieldOf(plain, service);
    return known.length > 0 || field ? { as: 'field', field, known } : null;
  }

  fieldOf(code: string, service: ServiceKey): Field | null {
    const plain = plainCode(code);
    return this.fields.find((field) => field.service === service && plain.startsWith(field.prefix)) ?? null;
  }
}
