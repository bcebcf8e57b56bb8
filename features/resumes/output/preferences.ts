/** Veterans' preference in federal hiring, by the code that its claim goes by (5 U.S.C. 2108; usajobs.gov). */
export const PREFERENCES: Readonly<Record<string, string>> = {
  SSP: '0-point sole survivorship preference (SSP)',
  TP: '5-point preference (TP)',
  XP: '10-point preference (XP)',
  CP: '10-point compensable disability preference (CP)',
  CPS: '10-point 30 percent compensable disability preference (CPS)',
};
