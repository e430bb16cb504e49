import type { PlanNote } from '#contract/people/plan.ts';
import { m } from '#messages';
import { useSessionCheck } from '../api/session.tsx';
import { useSubmit } from '../http/use-submit.ts';
import { leaderLabel } from '../learner/sharing/leader-words.ts';
import { Button } from '../ui/controls/button.tsx';
import { useNotify } from '../ui/focus/notices.ts';
import { Note, Row } from '../ui/layout/layout.tsx';

/** A button with which the learner removes what a grown-up added. */
export function NoteRemoval({ note, remove }: { note: PlanNote; remove: () => Promise<void> }) {
  const notify = useNotify();
  const { submit, isBusy, problem } = useSubmit(
    async () => {
      await remove();
      notify({ sentence: m['plan.notes.removed'](), takesFocus: true });
    },
    { onError: useSessionCheck() },
  );
  return (
    <>
      <Row>
        <Button look="line" isPending={isBusy} onPress={() => submit()}>
          {m['plan.notes.remove']({ name: leaderLabel(note.leaderName) })}
        </Button>
      </Row>
      {problem && <Note tone="danger">{problem}</Note>}
    </>
  );
}
