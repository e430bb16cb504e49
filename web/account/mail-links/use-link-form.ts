import { useRef } from 'react';

/** The form of a link, and how to lead to its field. */
export function useLinkForm() {
  const form = useRef<HTMLFormElement>(null);
  return { form, toField: () => form.current?.querySelector('input')?.focus() };
}
