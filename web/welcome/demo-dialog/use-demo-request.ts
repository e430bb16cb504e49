import { useEffect, useRef, useState } from 'react';
import { sendDemoRequest } from '../../api/demo-requests.ts';
import { RequestProblem, sentenceOf } from '../../api/request.ts';
import { useNotify } from '../../ui/notices.ts';
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

/** A request from its first letter until it is stored; once the dialog is closed a notice tells its end. `onFault` moves the focus to a field. */
export function useDemoRequest(onFault: (field: keyof DemoDraft) => void) {
  const [draft, setDraft] = useState(keptDraft);
  const [faults, setFaults] = useState<DemoFaults>({});
  const [fault, setFault] = useState<string | null>(null);
  const [state, setState] = useState<'open' | 'busy' | 'stored'>('open');

  const notify = useNotify();
  const isShown = useIsShown();

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
      if (!isShown()) notify({ sentence: 'Your request for a demo session is stored.' });
    } catch (error) {
      if (!isShown()) return void notify({ sentence: notStored(error) });
      setState('open');
      const field = fieldOf(error);
      if (field) refuse({ [field]: sentenceOf(error) });
      else setFault(`${sentenceOf(error)} What you typed is still here.`);
    }
  };

  return { draft, faults, fault, state, change, send };
}

/** Whether what calls this is still on the page. */
function useIsShown(): () => boolean {
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return () => shown.current;
}

function notStored(error: unknown): string {
  return `Your request for a demo session is not stored. ${sentenceOf(error)} What you typed is still in the form.`;
}

/** The field that the server could not use. */
function fieldOf(error: unknown): keyof DemoDraft | undefined {
  if (!(error instanceof RequestProblem)) return undefined;
  if (error.code === 'name-not-usable') return 'name';
  return error.code === 'email-not-usable' ? 'email' : undefined;
}
