import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { sentenceOf } from './request.ts';

/** The problems of a form's fields, by field name. */
export type FieldProblems<Field extends string> = { [Name in Field]?: string | undefined };

export type SubmitOptions<Field extends string> = {
  /** Validates the fields before the request. */
  check?: () => FieldProblems<Field>;
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
  { check, fieldOf = () => null, sentence = sentenceOf, onError }: SubmitOptions<Field> = {},
) {
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problems, setProblems] = useState<FieldProblems<Field>>({});
  const [problem, setProblem] = useState<string | null>(null);

  function showProblems(found: FieldProblems<Field>): void {
    // Rendered before the focus moves: screen readers announce a description that appears in the focused field twice.
    flushSync(() => setProblems(found));
    const first = Object.entries(found).find(([, text]) => text !== undefined)?.[0];
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  async function submit(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    if (isSending.current) return;
    setProblem(null);
    const found = check?.() ?? {};
    showProblems(found);
    if (Object.values(found).some((text) => text !== undefined)) return;
    isSending.current = true;
    setIsBusy(true);
    try {
      await action();
    } catch (error) {
      onError?.(error);
      const field = fieldOf(error);
      if (field === null) setProblem(sentence(error));
      else showProblems({ [field]: sentence(error) } as FieldProblems<Field>);
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
    problems,
    /** The problem of the form as a whole, as a sentence. */
    problem,
    /** Clears the problem of a field, or without one that of the form as a whole. Call it when a field changes. */
    forgetProblem: (field?: Field) =>
      field === undefined ? setProblem(null) : setProblems((now) => ({ ...now, [field]: undefined })),
    /** What a field does when it changes: its problem is cleared. */
    changes:
      <Value>(field: Field, change: (value: Value) => void) =>
      (value: Value) => {
        change(value);
        setProblems((now) => ({ ...now, [field]: undefined }));
      },
    forgetAll: () => {
      setProblems({});
      setProblem(null);
    },
  };
}
