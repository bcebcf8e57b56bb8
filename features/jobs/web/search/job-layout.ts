/** From `BESIDE`, a job's details are beside the list; from `RAIL`, the filters are too. On narrower screens each is a page. */
export const BESIDE = '(min-width: 900px)';
export const RAIL = '(min-width: 1200px)';
