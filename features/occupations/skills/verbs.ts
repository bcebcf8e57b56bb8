/*
 * Skills that a clause of a record shows by what was done, where it names none: "Taught map reading", "Led a section of eight".
 */

const PEOPLE_LED =
  '(?:team|section|platoon|company|squadron|troop|department|workshop|staff|ward|crew|flight|watch|soldiers|sailors|airmen|marines|people|\\d+|\\w+teen|\\w+ty|three|four|five|six|seven|eight|nine|ten|twelve)';

const SHOWN: readonly [RegExp, string][] = [
  [
    /\b(?:taught|coached|instructed)\b|(?<!\b(?:was|were|been|being|got|highly|fully|well|newly|self)[ -])\btrained (?!as\b|in\b|on\b|at\b|to\b|by\b|under\b|with\b|for\b|and (?:qualified|certified|experienced)\b)|\b(?:deliver(?:ed|ing)|ran|running|design(?:ed|ing)|led|leading|gave|giving|planned|conduct(?:ed|ing)|provid(?:ed|ing)) (?:\S+ ){0,4}?(?:training|instruction|lessons|courses)\b/i,
    'training-delivery',
  ],
  [
    new RegExp(`\\b(?:led|managed|commanded|supervised|ran) (?:(?:a|an|the|up to|over) )?(?:\\w+ )?${PEOPLE_LED}\\b`, 'i'),
    'people-management',
  ],
  [/\binvestigat(?:ed|ing)\b/i, 'investigation'],
  [
    /\b(?:repair(?:ed|ing)|overhaul(?:ed|ing)|diagnos(?:ed|ing)|rectif(?:ied|ying)|(?:servic(?:ed|ing)|maintain(?:ed|ing)) (?:\S+ ){0,3}?(?:vehicles?|engines?|aircraft|equipment|systems?|machines?|machinery|generators?|weapons|radios?|plant|pumps|trucks|boats))\b/i,
    'fault-finding',
  ],
  [/(?<!\bas |\bun)\bplanned\b/i, 'planning'],
  [/\b(?:cooked|catered (?:for|to))\b/i, 'cooking'],
  [
    /\bdrove (?!(?:\w+ )?(?:change|improvement|performance|efficienc\w+|down|up|forward|growth|standards|home|out|the (?:change|improvement|project|plan|agenda))\b)/i,
    'driving',
  ],
];

/** Codes of the skills that the verbs of a clause show. */
export const skillsOfVerbs = (clause: string): string[] =>
  SHOWN.flatMap(([pattern, code]) => (pattern.test(clause) ? [code] : []));
