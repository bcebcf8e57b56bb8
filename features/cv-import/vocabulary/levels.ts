const LEVEL =
  /^\(?(?:native(?: speaker| or bilingual(?: proficiency)?)?|mother tongue|bilingual|fluent|proficient|advanced|upper[- ]intermediate|intermediate|conversational|basic|elementary|beginner|novice|working knowledge|limited working(?: proficiency)?|professional working(?: proficiency)?|full professional(?: proficiency)?|professional|expert|master|competent|good|excellent|very good|familiar|[abc][12]|\d{1,2}\+? ?(?:years?|yrs?)(?: of experience)?|\d\/\d|\d{1,3}\s?%)\)?$/i;

/** `Advanced`, `Native speaker`, `B2`, `5 years` */
export const isLevel = (text: string) => LEVEL.test(text.trim());
