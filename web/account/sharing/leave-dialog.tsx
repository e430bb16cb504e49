import { useQueryClient } from '@tanstack/react-query';
import type { Membership } from '#contract/groups/memberships.ts';
import { m } from '#messages';
import { useSessionCheck } from '../../api/session.tsx';
import { isRequestProblem, request } from '../../http/request.ts';
import { useSubmit } from '../../http/use-submit.ts';
import { membershipsQuery, useReplaceMemberships } from '../../learner/sharing/memberships-query.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/layout/dialog.tsx';
import { Note, Row } from '../../ui/layout/layout.tsx';

export type LeaveDialogProps = {
  learnerId: string;
  membership: Membership;
  onClose: () => void;
  onLeft: () => void;
  onGone: () => void;
};

/** Asks for confirmation before a learner leaves a group. */
export function LeaveDialog({ learnerId, membership, onClose, onLeft, onGone }: LeaveDialogProps) {
  const { groupId, name } = membership;
  const queries = useQueryClient();
  const checkSession = useSessionCheck();
  const replace = useReplaceMemberships(learnerId);
  const leave = async () => {
    const params = { learnerId, groupId };
    const memberships = await request('DELETE /learners/:learnerId/memberships/:groupId', { params });
    onLeft();
    // This removes the card of the group, and this dialog with it.
    await replace(memberships);
  };
  const { submit, isBusy, problem } = useSubmit(leave, {
    onError: (error) => {
      checkSession(error);
      if (!isRequestProblem(error, 'not-found')) return;
      onGone();
      void queries.invalidateQueries({ queryKey: membershipsQuery(learnerId).queryKey });
    },
  });
  return (
    <Dialog
      title={m['sharing.groups.leave_question']({ name })}
      sentence={m['sharing.groups.leave_sentence']()}
      isOpen
      onOpenChange={onClose}
    >
      {problem && <Note tone="danger">{problem}</Note>}
      <Row>
        <Button look="danger" isPending={isBusy} onPress={() => submit()}>
          {m['sharing.groups.leave']()}
        </Button>
        <Button look="quiet" onPress={onClose}>
          {m['sharing.groups.stay']()}
        </Button>
      </Row>
    </Dialog>
  );
}
