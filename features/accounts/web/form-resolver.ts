import type { FieldValues, Resolver } from 'react-hook-form';

/**
 * A field is checked once it has been left, then as it is typed in. What is wrong appears a moment later: at once it would move whatever is being
 * pressed from under the pointer.
 */
export const CHECKED_AFTER_BLUR = { mode: 'onTouched', delayError: 300 } as const;

/** Turns a rule that names what is wrong with each field into what the form library asks for. */
export function resolverOf<Values extends FieldValues>(
  problemsOf: (values: Values) => Partial<Record<keyof Values, string>>,
): Resolver<Values> {
  return (values) => {
    const problems = Object.entries(problemsOf(values)).map(([field, message]) => [field, { type: 'validate', message }]);
    return problems.length === 0 ? { values, errors: {} } : { values: {}, errors: Object.fromEntries(problems) };
  };
}
