/** From here on a job's details stand beside the list, from `RAIL` on the filters too. Below, each is a page of its own. */
export const BESIDE = '(min-width: 900px)';
export const RAIL = '(min-width: 1200px)';
