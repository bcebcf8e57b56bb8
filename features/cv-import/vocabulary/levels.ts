import { anyOf } from './terms.ts';

const LEVEL = new RegExp(String.raw`^\(?${anyOf('skill-levels')}\)?$`, 'i');

/** `Advanced`, `Native speaker`, `B2`, `5 years` */
export const isLevel = (text: string) => LEVEL.test(text.trim());
