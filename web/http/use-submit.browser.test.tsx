import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { problemSentence } from './problem-sentences.ts';
import { RequestProblem, ServerAway } from './request.ts';
import { useSubmit } from './use-submit.ts';

type Field = 'name' | 'email';

const action = vi.fn<() => Promise<void>>();
let typed: Record<Field, string>;
let submit: ReturnType<typeof useSubmit<Field>>;
let close: () => void;

function Form() {
  submit = useSubmit<Field>(action, {
    check: () => ({ name: typed.name === '' ? 'Type a name.' : undefined }),
    fieldOf: (error) => (error instanceof RequestProblem && error.code === 'email-not-usable' ? 'email' : null),
  });
  return (
    <form ref={submit.form}>
      <input name="name" />
      <input name="email" />
    </form>
  );
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  typed = { name: 'Ada', email: 'ada@example.org' };
  action.mockReset().mockResolvedValue();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(() => root.render(<Form />));
  close = () => act(() => root.unmount());
});
afterEach(() => close());

const send = () => act(async () => submit.submit());
const focused = () => (document.activeElement as HTMLInputElement).name;
const refusal = (code: 'email-not-usable' | 'busy') => new RequestProblem(422, code);

it('sends once while it is busy', async () => {
  let end = () => {};
  action.mockReturnValue(new Promise((resolve) => (end = resolve)));
  await send();
  expect(submit.isBusy).toBe(true);
  await send();
  expect(action).toHaveBeenCalledTimes(1);
  await act(async () => end());
  expect(submit.isBusy).toBe(false);
  await send();
  expect(action).toHaveBeenCalledTimes(2);
});

it('sends nothing while a field has a fault, and leads to that field', async () => {
  typed.name = '';
  await send();
  expect(action).not.toHaveBeenCalled();
  expect([submit.problems.name, focused()]).toEqual(['Type a name.', 'name']);
  await act(() => submit.forgetProblem('name'));
  expect(submit.problems.name).toBeUndefined();
});

it('shows a refusal at the field that it is about', async () => {
  action.mockRejectedValue(refusal('email-not-usable'));
  await send();
  expect([submit.problems.email, submit.problem, focused()]).toEqual([
    problemSentence('email-not-usable'),
    null,
    'email',
  ]);
});

it.each([
  ['another refusal', refusal('busy'), problemSentence('busy')],
  ['a server that does not answer', new ServerAway(), new ServerAway().message],
])('shows %s for the form as a whole, until it is sent again', async (_what, error, sentence) => {
  action.mockRejectedValueOnce(error);
  await send();
  expect([submit.problem, submit.isBusy]).toEqual([sentence, false]);
  await send();
  expect(submit.problem).toBeNull();
});
