/*
 * How a match reads: to the veteran about their own record, and to an employer about an applicant. The score is the same; an employer's text never
 * quotes a line of the record and never says what the veteran wishes.
 */
export type Voice = {
  wanted: (work: string) => string;
  nearWanted: (wished: string, work: string) => string;
  leadsTo: (work: string) => string;
  skillsOf: (work: string) => string;
  movesTo: (work: string) => string;
  /** Words of the job's title. */
  titled: (words: string) => string;
  unregistered: (registration: string) => string;
  /** A registration that people on another part of the same register don't have. */
  otherPart: (registration: string) => string;
  held: (count: number, all: number, names: string) => string;
  licence: (name: string) => string;
  absent: (name: string) => string;
  /** Steps from the person's level to the job's: -1 is one below. */
  level: (apart: -1 | 0 | 1) => string;
  wellBelow: (evidence: string) => string;
  wellAbove: () => string;
  cleared: (clearance: string) => string;
  uncleared: (clearance: string) => string;
  free: (day: string) => string;
  freeFrom: (free: string) => string;
  notFree: (day: string, free: string) => string;
};

export const TO_VETERAN: Voice = {
  wanted: (work) => `Work you want: ${work}`,
  nearWanted: (wished, work) => `Near the work you want (${wished}): ${work}`,
  leadsTo: (work) => `Your background leads to this work: ${work}`,
  skillsOf: (work) => `You have used the skills of this work: ${work}`,
  movesTo: (work) => `People with your background also do this work: ${work}`,
  titled: (words) => `Words of the job title in your record: ${words}`,
  unregistered: (registration) => `The law asks for a registration that your record does not show: ${registration}`,
  otherPart: (registration) => `It needs another registration than yours: ${registration}`,
  held: (count, all, names) => `You have ${count} of the ${all} skills it names: ${names}`,
  licence: (name) => `It asks for: ${name}`,
  absent: (name) => `Not in your record yet: ${name}`,
  level: (apart) => (apart === 0 ? 'About your level' : apart < 0 ? 'One step below your level' : 'One step up'),
  wellBelow: (evidence) => `This job is well below your level: ${evidence}`,
  wellAbove: () => 'This job asks for much more experience',
  cleared: (clearance) => `You hold the clearance it needs (${clearance})`,
  uncleared: (clearance) => `It needs ${clearance} clearance, which an employer has to sponsor`,
  free: (day) => `Starts on ${day}, when you are free`,
  freeFrom: (free) => `Free from ${free}`,
  notFree: (day, free) => `Starts on ${day}, before you are free (${free})`,
};

export const TO_EMPLOYER: Voice = {
  wanted: TO_VETERAN.wanted,
  nearWanted: TO_VETERAN.nearWanted,
  leadsTo: (work) => `Their background leads to this work: ${work}`,
  skillsOf: (work) => `They have used the skills of this work: ${work}`,
  movesTo: (work) => `People with this background also do this work: ${work}`,
  titled: (words) => `Words of your job title in their record: ${words}`,
  unregistered: (registration) => `The law asks for a registration that their record doesn’t show: ${registration}`,
  otherPart: (registration) => `Your advert needs another registration than theirs: ${registration}`,
  held: (count, all, names) => `They have ${count} of the ${all} skills your advert names: ${names}`,
  licence: (name) => `Your advert asks for: ${name}`,
  absent: (name) => `Not in their record: ${name}`,
  level: (apart) =>
    apart === 0
      ? 'About the level of the job'
      : apart < 0
        ? 'One step above the level of the job'
        : 'One step below the level of the job',
  wellBelow: () => 'They have worked well above the level of this job',
  wellAbove: () => 'The job asks for much more experience',
  cleared: (clearance) => `They hold the clearance the job needs (${clearance})`,
  uncleared: (clearance) => `The job needs ${clearance} clearance, which you would have to sponsor`,
  free: (day) => `Free by the start date, ${day}`,
  freeFrom: (free) => `Available from ${free}`,
  notFree: (day, free) => `The job starts on ${day}; they are available from ${free}`,
};
