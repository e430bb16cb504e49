import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { sentenceOf } from './request.ts';

/** The problems of a form's fields, by field name. */
export type FieldFaults<Field extends string> = { [Name in Field]?: string | undefined };

type Options<Field extends string> = {
  /** Validates the fields before the request. */
  check?: () => FieldFaults<Field>;
  /** The field that an error belongs to; null: the form as a whole. */
  fieldOf?: (error: unknown) => Field | null;
  /** The sentence for an error. */
  sentence?: (error: unknown) => string;
  onError?: ((error: unknown) => void) | undefined;
};

/**
 * Submits a form or runs the action of a button, one at a time, and returns the outcome. The focus moves to the first
 * invalid field; set the ref `form` on the form for that.
 */
export function useSubmit<Field extends string = never>(
  action: () => Promise<void>,
  { check, fieldOf = () => null, sentence = sentenceOf, onError }: Options<Field> = {},
) {
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [faults, setFaults] = useState<FieldFaults<Field>>({});
  const [fault, setFault] = useState<string | null>(null);

  function showFaults(found: FieldFaults<Field>): void {
    // Rendered before the focus moves: screen readers announce a description that appears in the focused field twice.
    flushSync(() => setFaults(found));
    const first = Object.entries(found).find(([, text]) => text !== undefined)?.[0];
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  async function submit(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    if (isSending.current) return;
    setFault(null);
    const found = check?.() ?? {};
    showFaults(found);
    if (Object.values(found).some((text) => text !== undefined)) return;
    isSending.current = true;
    setIsBusy(true);
    try {
      await action();
    } catch (error) {
      onError?.(error);
      const field = fieldOf(error);
      if (field === null) setFault(sentence(error));
      else showFaults({ [field]: sentence(error) } as FieldFaults<Field>);
    } finally {
      isSending.current = false;
      setIsBusy(false);
    }
  }

  return {
    form,
    submit: (event?: FormEvent) => void submit(event),
    isBusy,
    /** The problems by field. */
    faults,
    /** The problem of the form as a whole, as a sentence. */
    fault,
    /** Clears the problem of a field, or without one that of the form as a whole. Call it when a field changes. */
    forgetFault: (field?: Field) =>
      field === undefined ? setFault(null) : setFaults((now) => ({ ...now, [field]: undefined })),
    forgetAll: () => {
      setFaults({});
      setFault(null);
    },
  };
}
