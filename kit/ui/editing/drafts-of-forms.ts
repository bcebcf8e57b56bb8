/** A form as its draft knows it: `control` stays the same object while the form is mounted. */
type Drafted = { control: object };

const removers = new WeakMap<object, () => void>();

/** Says how to remove the draft of a form, once it is saved. */
export function registerDraft({ control }: Drafted, remove: () => void): void {
  removers.set(control, remove);
}

/** Removes the draft of a form that was saved. Does nothing for forms without one. */
export function removeDraft(form: object): void {
  if ('control' in form && typeof form.control === 'object' && form.control !== null) removers.get(form.control)?.();
}
