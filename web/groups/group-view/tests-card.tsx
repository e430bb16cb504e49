import type { Group } from '#contract/groups/groups.ts';
import { m } from '#messages';
import { useServerSetup } from '../../api/server-setup.ts';
import { useSubmit } from '../../http/use-submit.ts';
import { Switch } from '../../ui/controls/switch.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Note } from '../../ui/layout/layout.tsx';
import { useGroupChanges } from '../groups-query.ts';

/** Whether a class offers the test to its members; not shown where the server offers none. */
export function TestsCard({ learnerId, group }: { learnerId: string; group: Group }) {
  const { offerTests } = useGroupChanges(learnerId);
  const { submit, problem } = useSubmit(() => offerTests(group, !group.offersTests));
  if (useServerSetup()?.tests === 'off') return null;
  return (
    <Disclosure title={m['groups.tests.title']()}>
      <Switch
        label={m['groups.tests.switch']()}
        hint={m['groups.tests.hint']()}
        isSelected={group.offersTests}
        onChange={() => submit()}
      />
      {problem && <Note tone="danger">{problem}</Note>}
    </Disclosure>
  );
}
