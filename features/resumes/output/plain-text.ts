import type { Entry, Group, ResumeDocument } from '#features/typesetting/document.ts';

/** A resume as plain text, for forms that accept only text: section titles in capitals, a dash before each bullet. */
export function plainText(document: ResumeDocument): string {
  const head = [
    document.name,
    document.label,
    document.contact.map((one) => one.text).join(' | '),
    ...document.facts.map((fact) => `${fact.label}: ${fact.text}`),
  ];
  const sections = document.sections.map((section) =>
    [section.title.toUpperCase(), ...section.groups.map((group) => lines(group).join('\n'))].join('\n\n'),
  );
  return `${[head.filter(Boolean).join('\n'), ...sections].join('\n\n\n')}\n`;
}

function lines(group: Group): string[] {
  const title = group.title ? [group.title] : [];
  switch (group.kind) {
    case 'text':
      return [...title, ...group.paragraphs];
    case 'row':
      return [...title, group.items.join(', ')];
    case 'skills':
      return [...title, ...group.skills.map((skill) => (skill.label ? `${skill.label}: ${skill.text}` : `- ${skill.text}`))];
    case 'entries':
      return [...title, group.entries.map((entry) => entryLines(entry).join('\n')).join('\n\n')];
  }
}

function entryLines(entry: Entry): string[] {
  return [
    entry.title,
    [entry.by, entry.place].filter(Boolean).join(', '),
    entry.dates,
    ...entry.facts.map((fact) => `${fact.label}: ${fact.text}`),
    ...entry.paragraphs,
    ...entry.bullets.map((bullet) => `- ${bullet}`),
    entry.link?.text ?? '',
  ].filter(Boolean);
}
