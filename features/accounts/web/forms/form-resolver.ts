import type { FieldValues, Resolver } from 'react-hook-form';

/**
 * Validates a field when it loses focus, then on every keystroke. The message is slightly delayed, because showing it immediately
 * would move the button that is being pressed.
 */
export const CHECKED_AFTER_BLUR = { mode: 'onTouched', delayError: 300 } as const;

/** Turns a function that returns a message for each invalid field into a react-hook-form resolver. */
export function resolverOf<Values extends FieldValues>(
  problemsOf: (values: Values) => Partial<Record<keyof Values, string>>,
): Resolver<Values> {
  return (values) => {
    const problems = Object.entries(problemsOf(values)).map(([field, message]) => [field, { type: 'validate', message }]);
    return problems.length === 0 ? { values, errors: {} } : { values: {}, errors: Object.fromEntries(problems) };
  };
}
