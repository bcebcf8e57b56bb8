/** Names of British and American towns that are also words of jobs, in lower case. A search means the town only where it says so. */
const WORDS = new Set(
  `reading bath deal sale rugby sandwich ware street hook battle barking ash wells march poole nelson cook rye mold flint barry hale eye
  wash settle wick crook church bury hove beer ford bell ham sandy redcar bow lock port hope alloy wing over nursling staff seal
  mobile enterprise security independence liberty union commerce industry driver baker carpenter farmer fisher butler mason miller
  porter sheridan archer chandler cooper hunter marshal marshall parker potter shepherd smith taylor turner tanner walker weaver clerk
  police hospital hotel garage bank energy electric power buffalo orange corona normal surprise plant welding media
  summit superior general major price page paint rental trade warehouse advance best champion clinton college justice lead minor
  newport center centre central west east north south green gardener plumber nurse medical golf art music opportunity`
    .split(/\s+/)
    .filter(Boolean),
);

/** Whether a town's folded name is also a word of jobs. */
export const isWordOfJobs = (name: string): boolean => WORDS.has(name);
