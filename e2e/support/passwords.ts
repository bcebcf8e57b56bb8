/** The password of every account of the demonstration. */
export const PASSWORD = 'Muster-2026!';
/** The password of every account that a journey creates. */
export const NEW_PASSWORD = 'boots-by-the-door-2026';
