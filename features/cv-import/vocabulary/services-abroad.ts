import { anyOf } from './terms.ts';
/** Armed forces that have neither British nor American ranks, and how their texts or English ones name them. */
export const SERVICES_ABROAD: readonly { name: string; words: RegExp }[] = [
  { name: 'Armée de Terre', words: /(?<!\p{L})armée de terre|légion étrangère|\bfrench (?:army|foreign legion)\b/iu },
  { name: 'Marine nationale', words: /\bmarine nationale\b|\bfrench navy\b/i },
  { name: 'Armée de l’Air', words: /(?<!\p{L})armée de l['’]air(?: et de l['’]espace)?|\bfrench air (?:and space )?force\b/iu },
  { name: 'Gendarmerie nationale', words: /\bgendarmerie nationale\b/i },
  {
    name: 'Bundeswehr',
    words: /\bbundeswehr\b|\bdeutsche marine\b|\bluftwaffe\b|\bgerman (?:army|navy|air force|armed forces)\b/i,
  },
  {
    name: 'Polish Armed Forces',
    words:
      /\bpolish (?:armed forces|army|land forces|navy|air force)\b|\bwojsk[oa] (?:polskie(?:go)?|lądow[eych]+)|siły zbrojne/iu,
  },
  { name: 'Indian Army', words: /\bindian army\b/i },
  { name: 'Indian Navy', words: /\bindian navy\b|\bINS [A-Z]/ },
  { name: 'Indian Air Force', words: /\bindian air force\b/i },
  { name: 'Esercito Italiano', words: /\besercito italiano\b|\bitalian army\b/i },
  { name: 'Marina Militare', words: /\bmarina militare\b|\bitalian navy\b/i },
  { name: 'Ejército de Tierra', words: /(?<!\p{L})ejército (?:de tierra|español)|\bspanish army\b/iu },
  { name: 'Armada Española', words: /\barmada española|\bspanish navy\b/i },
  { name: 'Koninklijke Landmacht', words: /\bkoninklijke landmacht\b|\b(?:royal )?(?:netherlands|dutch) army\b/i },
  { name: 'Koninklijke Marine', words: /\bkoninklijke marine\b|\b(?:royal )?(?:netherlands|dutch) navy\b/i },
  { name: 'Koninklijke Luchtmacht', words: /\bkoninklijke luchtmacht\b|\b(?:royal )?(?:netherlands|dutch) air force\b/i },
  {
    name: 'Koninklijke Marechaussee',
    words: /\bkoninklijke marechaussee\b|\b(?:royal )?(?:netherlands|dutch) (?:marechaussee|military police)\b/i,
  },
  { name: 'Netherlands Armed Forces', words: /\b(?:netherlands|dutch) armed forces\b|\bkrijgsmacht\b/i },
  {
    name: 'Irish Defence Forces',
    words:
      /\b[Ii]rish (?:[Aa]rmy|[Dd]efence [Ff]orces|[Nn]aval [Ss]ervice|[Aa]ir [Cc]orps)\b|Óglaigh na hÉireann|\bLÉ \p{Lu}|(?:^|[,;|(–-]\s*|\b(?:the|The|in|Permanent|Reserve) )Defence Forces\b/u,
  },
  { name: 'Ukrainian Armed Forces', words: /\bukrainian (?:armed forces|army|navy|air force)\b|\barmed forces of ukraine\b/i },
];

const PEOPLE = anyOf('peoples');
const FORCE =
  '(?:army|navy|air force|(?:armed|land|ground|naval|defen[cs]e|self-defen[cs]e) forces?|naval service|air corps|marine corps|coast guard|military)';
const FORCE_OF_PEOPLE = new RegExp(
  `\\b(?:royal )?(?:${PEOPLE})(?: (?:national|people['’]s|permanent|reserve))? ${FORCE}\\b|\\barmed forces of (?:the )?\\p{Lu}\\p{L}+|\\brepublic of \\p{Lu}\\p{L}+ ${FORCE}\\b`,
  'iu',
);

/** The force of another country as a text names it: `Singapore Armed Forces`. Null where it names none. */
export const forceOfPeople = (text: string): { name: string; country: null } | null => {
  const name = FORCE_OF_PEOPLE.exec(text)?.[0];
  return name === undefined ? null : { name, country: null };
};

/** Units, as their languages name them. */
const KIND_OF_UNIT = '(?:bataillon|regiment|brigade|geschwader|kompanie|staffel|division)';
export const UNIT_ABROAD = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`(?:\d+\.?\s?(?:e|er|ème)?\s)?(?:régiment|bataillon|escadron|escadre|brigade|demi-brigade) (?:d['’]|de |du |des |étrang|parach)`,
    'frégate ',
    String.raw`\p{L}{4,}(?:bataillon|regiment|geschwader)(?!\p{L})`,
    String.raw`(?:\d+\.?\/)?\p{L}+${KIND_OF_UNIT} ?\d`,
    String.raw`\p{L}{4,}kommando(?!\p{L})`,
    '(?:pułk|batalion|brygada|reggimento|battaglione|regimiento|batallón) ',
  ].join('|')})[^,;|()]*`,
  'iu',
);
