import { anyOf } from './terms.ts';

const LEVEL = new RegExp(String.raw`^\(?${anyOf('skill-levels')}\)?$`, 'i');

/** Whether a text only says how well someone has a skill: `Advanced`, `Native speaker`, `B2`, `5 years` */
export const isLevel = (text: string) => LEVEL.test(text.trim());
