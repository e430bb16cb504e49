import { useState } from 'react';
import { sendDemoRequest } from '../../api/demo-requests.ts';
import { RequestProblem, sentenceOf } from '../../api/request.ts';
import {
  type DemoDraft,
  type DemoFaults,
  faultsOf,
  forgetDraft,
  keepDraft,
  keptDraft,
  requestIdOf,
  requestIn,
} from './demo-draft.ts';

/** A request from its first letter until it is stored. `onFault` moves the focus to a field. */
export function useDemoRequest(onFault: (field: keyof DemoDraft) => void) {
  const [draft, setDraft] = useState(keptDraft);
  const [faults, setFaults] = useState<DemoFaults>({});
  const [fault, setFault] = useState<string | null>(null);
  const [state, setState] = useState<'open' | 'busy' | 'stored'>('open');

  const refuse = (found: DemoFaults) => {
    setFaults(found);
    const [first] = Object.keys(found) as (keyof DemoDraft)[];
    if (first) onFault(first);
  };

  const change = (part: Partial<DemoDraft>) => {
    const changed = { ...draft, ...part };
    keepDraft(changed);
    setDraft(changed);
    setFaults({ ...faults, ...Object.fromEntries(Object.keys(part).map((field) => [field, undefined])) });
  };

  const send = async () => {
    if (state === 'busy') return;
    setFault(null);
    const found = faultsOf(draft);
    const request = requestIn(draft);
    if (!request || Object.keys(found).length > 0) return refuse(found);
    setState('busy');
    try {
      await sendDemoRequest(requestIdOf(request), request);
      forgetDraft();
      setState('stored');
    } catch (error) {
      setState('open');
      const field = fieldOf(error);
      if (field) refuse({ [field]: sentenceOf(error) });
      else setFault(`${sentenceOf(error)} What you typed is still here.`);
    }
  };

  return { draft, faults, fault, state, change, send };
}

/** The field that the server could not use. */
function fieldOf(error: unknown): keyof DemoDraft | undefined {
  if (!(error instanceof RequestProblem)) return undefined;
  if (error.code === 'name-not-usable') return 'name';
  return error.code === 'email-not-usable' ? 'email' : undefined;
}
