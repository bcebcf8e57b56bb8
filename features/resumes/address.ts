const POSTCODE = /(?:^|[\s,])(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{5}(?:-\d{4})?)$/i;
/** The first half of a British postcode, on its own behind a comma. */
const DISTRICT = /^[A-Z]{1,2}\d[A-Z\d]?$/i;
const STREET =
  /\s(?:road|rd|street|st|lane|ln|avenue|ave|close|drive|dr|crescent|terrace|boulevard|blvd|way|mews|gardens|highway|hwy|parkway|pkwy|circle|trail|loop)\.?(?: [NSEW]{1,2})?$/i;
const HOUSE_NUMBER = /^\d{1,5}[a-z]?(?:\s*[-–/]\s*\d{1,5}[a-z]?)?(?:\s+\p{L}.*)?$/iu;
const UNIT = /^(?:flat|apartment|apt|unit|suite|ste|room|block|floor|po box|p\.o\. box|#)\.?\s*[\w-]+(?:\s.*)?$/i;
const HOUSE = /\s(?:cottage|house|lodge|farm|barracks|villa|court)$/i;

/**
 * The town and region of an address, without street, house and postcode: `Catterick, North Yorkshire` of
 * `14 Lime Kiln Close, Catterick, North Yorkshire DL9 4AB`. Empty when it names a street only.
 */
export function townOf(address: string): string {
  const parts = address
    .split(/[,\n]+/)
    .map((part) => part.trim().replace(POSTCODE, '').trim())
    .filter((part) => part !== '' && !DISTRICT.test(part));
  const unnumbered = parts.filter((part) => !HOUSE_NUMBER.test(part) && !UNIT.test(part));
  // A name such as “Rose Cottage” is a house only before a town.
  return unnumbered.filter((part, index) => !(isStreet(part) && index < unnumbered.length - 1)).join(', ');
}

const isStreet = (part: string) => STREET.test(part) || HOUSE.test(part);

/** What to offer in place of an address with a street or postcode; null when there is nothing to leave out. */
export function townToOffer(address: string): string | null {
  const town = townOf(address);
  const words = (text: string) => text.replace(/[\s,]+/g, ' ').trim();
  return town !== '' && words(town) !== words(address) ? town : null;
}
