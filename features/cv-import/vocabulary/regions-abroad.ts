import { anyOf } from './terms.ts';

const REGION = new RegExp(`^${anyOf('regions-abroad')}$`, 'i');

/** Whether a text is the name of a state or province of another country. Many are names of towns too, so it counts only behind one. */
export const isRegionAbroad = (text: string) => REGION.test(text);
