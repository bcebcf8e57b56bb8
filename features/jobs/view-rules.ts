/** Names of sources of views, such as `newsletter`. */
export const VIEW_SOURCE = /^[a-z0-9][a-z0-9._-]{0,39}$/;

/** Sources of a job that are counted by name. More of them would be typing mistakes, or a program that makes them up. */
export const MOST_SOURCES = 50;

/** Programs that name themselves: search engines, link previews, monitors and libraries. */
const PROGRAM =
  /bot\b|bot[/;]|crawl|spider|slurp|preview|monitor|fetch|headless|lighthouse|curl|wget|python|java\/|go-http|facebookexternalhit|whatsapp|telegram/i;

/** Whether a view is that of a program and not of a person. @param agent the User-Agent of its request */
export const isProgram = (agent: string | undefined): boolean => agent !== undefined && PROGRAM.test(agent);
