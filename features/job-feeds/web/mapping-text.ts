/** The mapping of fields as people write it: `title = Job title`, one in each line. */
export const textOfMapping = (mapping: Readonly<Record<string, string>>): string =>
  Object.entries(mapping)
    .map(([field, name]) => `${field} = ${name}`)
    .join('\n');

/** Lines without `=` say nothing and are left out. */
export const mappingOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split('\n').flatMap((line) => {
      const at = line.indexOf('=');
      const [field, name] = [line.slice(0, at).trim(), line.slice(at + 1).trim()];
      return at > 0 && field && name ? [[field, name]] : [];
    }),
  );
