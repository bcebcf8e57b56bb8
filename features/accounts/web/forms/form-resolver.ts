import type { FieldValues, Resolver } from 'react-hook-form';

let isPressed = false;
let released: (() => void)[] = [];

function note(event: Event): void {
  isPressed = event.type === 'pointerdown' || (event.type === 'pointermove' && isPressed && (event as PointerEvent).buttons > 0);
  if (isPressed) return;
  for (const resolve of released) resolve();
  released = [];
}

// The list of a select element takes the release of the press that opened it. The next movement or key shows that it is over.
for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'pointermove', 'keydown']) addEventListener(type, note, true);

const release = () => new Promise<void>((resolve) => released.push(resolve));

/**
 * Validates a field when it loses focus, then on every keystroke. The message is slightly delayed, because a tap moves the focus after
 * the finger has left the screen, just before the click.
 */
export const CHECKED_AFTER_BLUR = { mode: 'onTouched', delayError: 300 } as const;

/**
 * Turns a function that returns a message for each invalid field into a react-hook-form resolver. It resolves once nothing is pressed:
 * a message would move the button under the pointer, and the press would miss it.
 */
export function resolverOf<Values extends FieldValues>(
  problemsOf: (values: Values) => Partial<Record<keyof Values, string>>,
): Resolver<Values> {
  return async (values) => {
    if (isPressed) await release();
    const problems = Object.entries(problemsOf(values)).map(([field, message]) => [field, { type: 'validate', message }]);
    return problems.length === 0 ? { values, errors: {} } : { values: {}, errors: Object.fromEntries(problems) };
  };
}
