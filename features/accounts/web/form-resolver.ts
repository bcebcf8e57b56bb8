import type { FieldValues, Resolver } from 'react-hook-form';

/** Turns a rule that names what is wrong with each field into what the form library asks for. */
export function resolverOf<Values extends FieldValues>(
  problemsOf: (values: Values) => Partial<Record<keyof Values, string>>,
): Resolver<Values> {
  return (values) => {
    const problems = Object.entries(problemsOf(values)).map(([field, message]) => [field, { type: 'validate', message }]);
    return problems.length === 0 ? { values, errors: {} } : { values: {}, errors: Object.fromEntries(problems) };
  };
}
